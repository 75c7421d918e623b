import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { openPage, useBrowser } from './support/browser.ts';

useBrowser();

const catalog = '/catalogs/prints';
const cardCount = (page: Page) => page.locator('[data-part=list] > li').count();
const chips = (page: Page) => page.locator('.vt-chip');

/** The first filter value that can be chosen. */
const firstValue = (page: Page) =>
  page.locator('.vt-facet__values input[name*="]["]:enabled:visible').first();

async function openListing(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(catalog, options);
  await opened.page.waitForSelector('vt-listing[data-ready]');
  await opened.page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const isSamePage = () => opened.page.evaluate(() => document.body.hasAttribute('data-same-page'));
  return { ...opened, isSamePage };
}

test('a filter changes list, address, chips and count without a page load, and keeps the focus [R265]', async () => {
  const { page, context, trouble, isSamePage } = await openListing();
  const all = await page.locator('[data-swap=count]').innerText();
  await firstValue(page).check();
  await chips(page).waitFor();
  expect(decodeURIComponent(new URL(page.url()).search)).toMatch(/^\?filter\[(?:options|properties)\]/);
  expect(await page.getByRole('status').first().innerText()).not.toBe(all);
  expect(await page.evaluate(() => document.activeElement?.matches('input:checked'))).toBe(true);

  await page.goBack();
  await expect.poll(() => chips(page).count()).toBe(0);
  await page.goForward();
  await chips(page).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await isSamePage()).toBe(true);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('thumbs of the price write into its fields, by keyboard and pointer, and filter once they are let go', async () => {
  const { page, context, isSamePage } = await openListing({ width: 1280 });
  await page.locator('vt-price-range').scrollIntoViewIfNeeded();
  const thumb = page.locator('.vt-range__thumb').last();
  await thumb.focus();
  await page.keyboard.press('PageDown');
  await expect.poll(() => new URL(page.url()).searchParams.get('filter[maxPrice]')).toMatch(/^\d+$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/-maxPrice-thumb$/);
  const typed = page.locator('input[name="filter[maxPrice]"]');
  const before = Number(await typed.inputValue());
  const box = await page.locator('.vt-range__thumb').first().boundingBox();
  if (!box) throw new Error('No thumb');
  await page.mouse.move(box.x + 22, box.y + 22);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 22, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => new URL(page.url()).searchParams.get('filter[minPrice]')).toMatch(/^\d+$/);
  expect(Number(await typed.inputValue())).toBe(before);
  await page.locator('.vt-range__thumb').last().press('End');
  await expect.poll(() => new URL(page.url()).searchParams.has('filter[maxPrice]')).toBe(false);
  expect(await isSamePage()).toBe(true);
  await context.close();
});

test('a value of a long list is found by what is typed, folded ones too', async () => {
  const { page, context } = await openPage('/catalogs/ceramics', { width: 1280 });
  await page.waitForSelector('vt-listing[data-ready]');
  const list = page.locator('vt-find-value').first();
  const name = await list.locator('details .vt-facet-value__label').last().textContent();
  await list.locator('input[type=search]').fill((name ?? '').toUpperCase());
  await expect.poll(() => list.locator('li:visible').count()).toBe(1);
  await list.locator('input[type=search]').fill('zzz');
  await list.getByText('No such value').waitFor();
  await list.locator('input[type=search]').fill('');
  await expect.poll(() => list.locator('li:visible').count()).toBe(8);
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

test('a product is chosen over the list, put into the cart, and the way back is the list', async () => {
  const { page, context, trouble } = await openListing({ width: 390 });
  const add = page.locator('a.vt-card__add').first();
  await add.click();
  const view = page.locator('dialog[data-type=QuickView]');
  await view.locator('.vt-quick-view__add').waitFor();
  const value = view.locator('.vt-value:not([data-state]) input').nth(1);
  await value.check();
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'detached' });
  expect(await add.evaluate((link) => document.activeElement === link)).toBe(true);
  await add.click();
  await view.locator('.vt-quick-view__add').click();
  await page.locator('dialog:is([data-type^=AddToCart], [data-type=CartDrawer])').waitFor();
  expect(new URL(page.url()).pathname).toBe(catalog);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('the order stands in the address and survives a reload; the catalog’s own order leaves it [R253-254]', async () => {
  const { page, context } = await openListing();
  const select = page.locator('select[name=sort]');
  expect(await select.inputValue()).toBe('');
  await select.selectOption('price_desc');
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=price_desc');
  await page.reload();
  await expect.poll(() => page.locator('select[name=sort]').inputValue()).toBe('price_desc');
  await page.waitForSelector('vt-listing[data-ready]');
  await page.locator('select[name=sort]').selectOption('');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await context.close();
});

test('"Show more" appends the next page, moves the focus to it and writes its address [R268]', async () => {
  const { page, context, isSamePage } = await openListing();
  const first = await cardCount(page);
  await page.locator('[data-part=more]').click();
  await expect.poll(() => cardCount(page)).toBeGreaterThan(first);
  expect(new URL(page.url()).search).toBe('?page=2');
  const focused = await page.evaluate(() =>
    [...document.querySelectorAll('.vt-card__link')].indexOf(document.activeElement as Element),
  );
  expect(focused).toBe(first);
  expect(await isSamePage()).toBe(true);
  await context.close();
});

test('after "Show more" and a reload all pages that were shown are there again, in order', async () => {
  const { page, context } = await openListing();
  const titles = () => page.locator('[data-part=list] .vt-card__link').allInnerTexts();
  const first = await cardCount(page);
  await page.locator('[data-part=more]').click();
  await expect.poll(() => cardCount(page)).toBeGreaterThan(first);
  const shown = await titles();
  await page.reload();
  await expect.poll(titles).toEqual(shown);
  expect(new URL(page.url()).search).toBe('?page=2');
  expect(await page.title()).toContain('2');
  // Somebody who comes by the address alone sees that page alone.
  const other = await openListing();
  await other.page.goto(page.url());
  await other.page.waitForSelector('vt-listing[data-ready]');
  expect(await titles()).toHaveLength(shown.length);
  expect(await cardCount(other.page)).toBe(shown.length - first);
  await other.context.close();
  await context.close();
});

test('a slow answer shows that it is awaited; a failed one becomes a page load', async () => {
  const { page, context, isSamePage } = await openListing();
  let answers = 0;
  await page.route('**/catalogs/**', async (route) => {
    answers++;
    if (answers > 1) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 600));
    return route.fulfill({ status: 500, body: '' });
  });
  await firstValue(page).check();
  await page.waitForSelector('[data-part=results][aria-busy=true]');
  await page.waitForSelector('.vt-listing__progress', { state: 'visible' });
  await expect.poll(isSamePage).toBe(false);
  expect(await chips(page).count()).toBe(1);
  await context.close();
});

test('on phones the filters are a dialog that stays open while filtering and closes on Escape [R263]', async () => {
  const { page, context } = await openListing({ width: 390 });
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  // Both stay in reach, right below the 48 pixels of the shrunk header.
  const tops = () =>
    page
      .locator('[data-part=open], select[name=sort]')
      .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().top)));
  await expect.poll(tops).toEqual([56, 56]);
  await page.locator('[data-part=open]').click();
  await page.waitForSelector('dialog.vt-drawer[open]');
  await firstValue(page).check();
  await expect.poll(() => chips(page).count()).toBe(1);
  expect(await page.locator('dialog.vt-drawer[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.vt-drawer', { state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('open');
  await context.close();
});

test('without script the same is a form and links', async () => {
  const { page, context } = await openPage(catalog, { script: false });
  await firstValue(page).check();
  await page.locator('[data-part=apply]').click();
  await expect.poll(() => chips(page).count()).toBe(1);
  await chips(page).click();
  await expect.poll(() => chips(page).count()).toBe(0);
  await page.locator('[data-part=more]').click();
  expect(new URL(page.url()).search).toBe('?page=2');
  await context.close();
});

test('filters on top of the list open within the window and close on Escape', async () => {
  const { page, context } = await openPage('/robots.txt', { width: 1030 });
  await page.route(`**${catalog}`, async (route) => {
    const html = await (await route.fetch()).text();
    const body = html
      .replace('data-filter="sidebar"', 'data-filter="top"')
      .replaceAll('<details class="vt-facet"', '<details name="filters" class="vt-facet"')
      .replaceAll(/(class="vt-facet"[^>]*) open=""/g, '$1');
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(new URL(catalog, page.url()).href);
  await page.waitForSelector('vt-listing[data-ready]');
  const titles = page.locator('.vt-facet > summary');
  for (let place = 0; place < (await titles.count()); place++) {
    await titles.nth(place).click();
    await expect.poll(() => page.locator('.vt-facet[open] .vt-facet__body').count()).toBe(1);
    const isWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    await expect.poll(isWide).toBe(false);
  }
  expect(await page.locator('.vt-facet[data-end]').count()).toBeGreaterThan(0);
  const corner = () => titles.first().evaluate((title) => getComputedStyle(title).borderTopLeftRadius);
  expect(await corner()).toBe('99px');
  // A shop with sharp buttons has no pills.
  await page.evaluate(() => document.documentElement.style.setProperty('--vt-radius-button', '0px'));
  expect(await corner()).toBe('0px');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.vt-facet[open]').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await context.close();
});

test('on a phone the filters are painted at the press, and the rest of the page is made inert after it', async () => {
  const { page, context } = await openListing({ width: 390 });
  const atPress = await page.evaluate(async () => {
    const drawer = document.querySelector<HTMLElement>('[data-part=drawer]');
    document.querySelector<HTMLElement>('[data-part=open]')?.click();
    await new Promise(requestAnimationFrame);
    const { width, height } = drawer?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const covered = document.elementFromPoint(195, 20)?.closest('[data-part=drawer]') === drawer;
    return { isModal: drawer?.matches(':modal'), covered, isWhole: width === 390 && height >= innerHeight };
  });
  expect(atPress).toEqual({ isModal: false, covered: true, isWhole: true });
  await page.waitForSelector('[data-part=drawer]:modal');
  expect(await page.evaluate(() => document.activeElement?.closest(':modal') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-part=drawer]', { state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.matches('[data-part=open]'))).toBe(true);
  await context.close();
});
