import { expect, test } from 'vitest';

import { openPage, useBrowser } from './support/browser.ts';

useBrowser();

test('from home to a product, by links alone [R734]', async () => {
  const { page, context } = await openPage('/', { script: false });
  await page.locator('.vt-category-row__link').first().click();
  await page.waitForURL('**/catalogs/**');
  await page.locator('main .vt-card__link').first().click();
  await page.waitForURL('**/products/**');
  expect(await page.locator('h1').innerText()).not.toBe('');
  expect(await page.locator('main .vt-price').first().innerText()).toMatch(/\$\s?\d/);
  await page.locator('.vt-breadcrumbs a').first().click();
  expect(new URL(page.url()).pathname).toBe('/');
  await context.close();
});

test('a phone reaches every page of the menus through the footer', async () => {
  const { page, context } = await openPage('/', { script: false, width: 390 });
  const links = page.locator('.vt-footer a[href^="/catalogs/"]');
  expect(await links.first().isVisible()).toBe(true);
  await links.first().click();
  await page.waitForURL('**/catalogs/**');
  await context.close();
});

test('the filter is a form', async () => {
  const { page, context } = await openPage('/catalogs/prints', { script: false });
  const count = () => page.locator('main a.vt-card__link').count();
  const before = await page.locator('.vt-listing__count, [class*=count]').first().innerText();
  await page.locator('main form input[type=checkbox]').first().check();
  await page.locator('main form button[type=submit] >> visible=true').first().click();
  await page.waitForURL(/\/catalogs\/prints\?/);
  expect(await count()).toBeGreaterThan(0);
  expect(await page.locator('main form input[type=checkbox]:checked').count()).toBe(1);
  expect(await page.locator('.vt-listing__count, [class*=count]').first().innerText()).not.toBe('');
  expect(before).not.toBe('');
  await context.close();
});

test('the search is a page', async () => {
  const { page, context } = await openPage('/', { script: false });
  await page.locator('.vt-header a[href="/search"] >> visible=true').click();
  await page.waitForURL('**/search');
  await page.locator('main input[name=q]').fill('vase');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=vase/);
  expect(await page.locator('main a[href^="/products/"]').count()).toBeGreaterThan(0);
  await context.close();
});

test('a review shows how many stars were chosen', async () => {
  const { page, context } = await openPage('/products/moon-jar#reviews', { script: false, width: 390 });
  await page.locator('#reviews').getByRole('link', { name: 'Write a review' }).click();
  await page.waitForURL('**/forms/review?product=*');
  const stars = page.locator('.vt-stars__star');
  await stars.nth(2).click();
  // Beside them: under the pointer they would be coloured anyway.
  await page.locator('h1').hover();
  const colours = await stars.evaluateAll((all) => all.map((star) => getComputedStyle(star).color));
  expect(colours.map((colour) => colour === colours[0])).toEqual([true, true, true, false, false]);
  await context.close();
});
