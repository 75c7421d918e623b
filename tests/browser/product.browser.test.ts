import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { awaitChoice, holdReact } from './support/moments.ts';
import { openPage, useBrowser } from './support/browser.ts';

useBrowser();

const path = '/products/moon-jar';
const sku = (page: Page) => page.locator('.vt-choice__facts').innerText();
/** A value that can be chosen and is not. */
const otherValue = (page: Page) => page.locator('.vt-value:not([data-state]) > input:not(:checked)').first();

async function openProduct(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(path, options);
  await awaitChoice(opened.page);
  return opened;
}

test('choosing a value changes number and address without a history entry, and says the price [R295,298,300-301]', async () => {
  const { page, context, trouble } = await openProduct();
  const before = await sku(page);
  const entries = await page.evaluate(() => history.length);
  await otherValue(page).check();
  await expect.poll(() => sku(page)).not.toBe(before);
  expect(new URL(page.url()).search).toMatch(/^\?variation=\d+$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.locator('.vt-choice [role=status]').innerText()).toMatch(/\d/);
  expect(trouble.errors).toEqual([]);
  const chosen = await sku(page);
  await page.reload();
  expect(await sku(page)).toBe(chosen);
  await context.close();
});

test('a value chosen before the code has arrived is chosen when it has', async () => {
  const { page, context, origin } = await openPage('/no/such/page');
  const react = await holdReact(page);
  await page.goto(origin + path);
  const before = await sku(page);
  await otherValue(page).check();
  expect(await sku(page)).toBe(before);
  react.letGo();
  await expect.poll(() => sku(page)).not.toBe(before);
  await context.close();
});

test('a value that the product does not offer is told to the console alone, and changes nothing [R296,710]', async () => {
  const { page, context, origin } = await openPage('/no/such/page');
  // Chromium may tell a new page where the pointer of the last one stood, which brings the code at once.
  const react = await holdReact(page);
  await page.goto(origin + path);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const before = await sku(page);
  await otherValue(page).evaluate((field: HTMLInputElement) => {
    field.dataset['option'] = '999999999';
    field.checked = true;
  });
  react.letGo();
  await awaitChoice(page);
  await expect.poll(() => told).toContain('Incorrect variation');
  expect(await sku(page)).toBe(before);
  expect(await page.locator('body').innerText()).not.toContain('Incorrect variation');
  await context.close();
});

test('a thumbnail chooses its variation, a variation shows its picture [R297]', async () => {
  const { page, context } = await openProduct();
  const before = await sku(page);
  const thumbs = page.locator('[data-part=thumb]');
  for (let place = 1; place < (await thumbs.count()) && (await sku(page)) === before; place++)
    await thumbs.nth(place).click();
  await expect.poll(() => sku(page)).not.toBe(before);
  const shown = () => page.locator('[data-part=thumb][aria-current]').getAttribute('data-image');
  const picture = await shown();
  await otherValue(page).check();
  await expect.poll(shown).not.toBe(picture);
  await context.close();
});

test('a picture opens in the viewer; arrows go on, Escape closes [R310]', async () => {
  const { page, context } = await openProduct();
  await page.locator('[data-part=picture]').first().click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await viewer.waitFor();
  const source = () => viewer.locator('img').getAttribute('src');
  const first = await source();
  await page.keyboard.press('ArrowRight');
  await expect.poll(source).not.toBe(first);
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await context.close();
});

test('details are tabs with arrow keys, and an accordion on phones [R306-307]', async () => {
  const wide = await openProduct();
  const tabs = wide.page.getByRole('tab');
  await tabs.first().focus();
  await wide.page.keyboard.press('ArrowRight');
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
  expect(await wide.page.getByRole('tabpanel').count()).toBe(1);
  await wide.context.close();

  const narrow = await openProduct({ width: 390 });
  const head = narrow.page.locator('[data-part=head]').nth(1);
  await head.click();
  await expect.poll(() => head.getAttribute('aria-expanded')).toBe('true');
  // Phones show one step of the trail; the keyboard comes to all of them, and each is seen then.
  const home = narrow.page.locator('.vt-breadcrumbs__item').first();
  const width = async () => (await home.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(2);
  await home.locator('a').focus();
  await expect.poll(width).toBeGreaterThan(20);
  await narrow.context.close();
});

test('#reviews opens its panel, with and without script', async () => {
  for (const script of [true, false]) {
    const { page, context } = await openPage(`${path}#reviews`, { script });
    await page.locator('#reviews .vt-tabs__body').waitFor({ state: 'visible' });
    expect(await page.locator('#description .vt-tabs__body').isVisible()).toBe(false);
    await context.close();
  }
});

test('reviews are filtered by stars, put in order, and show their photos large', async () => {
  const { page, context, trouble } = await openPage('/products/morning-ranges#reviews', { width: 390 });
  const dates = () =>
    page
      .locator('[data-part=list] time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  const ratings = () =>
    page
      .locator('[data-part=list] .vt-rating .vt-visually-hidden')
      .evaluateAll((all) => all.map((one) => one.textContent));
  const bar = (n: number) => page.locator(`[data-part=star][value="${n}"]`);
  await bar(4).click();
  await expect.poll(async () => [...new Set(await ratings())]).toEqual(['Rating 4 of 5']);
  expect(await bar(4).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'All reviews' }).click();
  await expect.poll(async () => (await ratings()).length).toBe(10);
  await page.getByLabel('Sort reviews').selectOption('lowest');
  await expect.poll(async () => (await ratings())[0]).toBe('Rating 2 of 5');
  await page.getByLabel('Sort reviews').selectOption('newest');
  await page.getByRole('button', { name: 'More reviews' }).click();
  await expect.poll(async () => (await ratings()).length).toBeGreaterThan(10);
  const all = await dates();
  expect(all).toEqual(all.toSorted().toReversed());

  const photo = page.getByRole('link', { name: /^Photo by/ }).first();
  await photo.click();
  const viewer = page.locator('.vt-photo');
  const source = () => viewer.locator('img').getAttribute('src');
  await expect.poll(() => viewer.isVisible()).toBe(true);
  const first = await source();
  await page.keyboard.press('ArrowRight');
  await expect.poll(source).not.toBe(first);
  await page.keyboard.press('Escape');
  await expect.poll(() => viewer.isVisible()).toBe(false);
  expect(await photo.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('without script each value is a link to its variation', async () => {
  const { page, context } = await openPage(path, { script: false });
  const link = page.locator('.vt-option__links a:not([aria-current])').first();
  expect(await page.locator('.vt-option__values').first().isVisible()).toBe(false);
  await link.click();
  expect(new URL(page.url()).search).toMatch(/^\?variation=\d+$/);
  await context.close();
});

test('what goes with the cart is asked for when the cart has something, and shown [R303]', async () => {
  const { page, context } = await openProduct();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/products/related-products')) calls.push(decodeURIComponent(request.url()));
  });
  const island = 'vt-island[name=related-products]';
  await page.reload();
  await awaitChoice(page, 'related-products');
  expect(calls).toEqual([]);
  expect(await page.locator(`${island} section`).count()).toBe(0);

  await page.evaluate(() => {
    const list = [{ id: 1, variationId: 1, quantity: 1 }];
    const cart = { version: '0.0.12', status: 'idle', list, checkoutFields: {} };
    localStorage.setItem('vitrina-cart', JSON.stringify(cart));
  });
  await page.reload();
  await awaitChoice(page, 'related-products');
  const related = page.getByRole('region', { name: 'You may also like' });
  await related.waitFor();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatch(/\/api\/products\/related-products\?ids\[\]=1&limit=20$/);
  expect(await related.locator('article').count()).toBeGreaterThan(0);
  await context.close();
});
