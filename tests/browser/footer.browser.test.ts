import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { openPage, useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const columnLefts = (page: Page) =>
  page
    .locator('.vt-footer__column')
    .evaluateAll(
      (columns) => new Set(columns.map((column) => Math.round(column.getBoundingClientRect().left))).size,
    );

test('has four columns by default and its logo [R104]', async () => {
  const { page, context } = await openPage('/about');
  expect(await columnLefts(page)).toBe(4);
  const logo = page.locator('.vt-footer .vt-logo img');
  await logo.scrollIntoViewIfNeeded();
  expect(await logo.getAttribute('alt')).toBe('Tide & Clay');
  await expect
    .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await context.close();
});

test('takes the number of columns and the look of its menu from the settings [R101-103]', async () => {
  const column = (title: string) => ({ title, children: [{ title: `${title} link` }] });
  await testShop.makeMenu('footer', ['A', 'B', 'C', 'D', 'E', 'F'].map(column));
  await testShop.set({ footer: { menuColumns: 3, menuOptions: { size: 13, uppercase: true } } });
  const { page, context } = await testShop.open('/');
  expect(await columnLefts(page)).toBe(3);
  const look = await page
    .locator('.vt-footer__title')
    .first()
    .evaluate((element) => [getComputedStyle(element).fontSize, getComputedStyle(element).textTransform]);
  expect(look).toEqual(['13px', 'uppercase']);
  await context.close();
});

test('folds its columns on phones [R106]', async () => {
  const { page, context } = await openPage('/about', { width: 390 });
  const column = page.locator('.vt-footer__column').first();
  const link = column.locator('a').first();
  expect(await link.isVisible()).toBe(false);
  await column.locator('summary').click();
  await expect.poll(() => link.isVisible()).toBe(true);
  await context.close();
});

test('shows every link on wider screens, and its titles take no focus there', async () => {
  const { page, context } = await openPage('/about', { width: 800 });
  const links = page.locator('.vt-footer__column a');
  for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
  await page.locator('.vt-footer__brand a').last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await context.close();
});

test.each(['en', 'ru'] as const)(
  'no text of the %s footer runs out of its column [R106]',
  async (language) => {
    const { page, context } = await openPage('/about', { language });
    for (const width of [320, 390, 568, 800, 1025, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const out = await page
        .locator('.vt-footer__column, .vt-footer__brand')
        .evaluateAll((columns) =>
          columns
            .filter((column) =>
              [...column.querySelectorAll('a')].some(
                (link) => link.getBoundingClientRect().right > column.getBoundingClientRect().right + 1,
              ),
            )
            .map((column) => (column as HTMLElement).innerText),
        );
      expect(out, `${width}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width}`,
      ).toBeLessThanOrEqual(0);
    }
    await context.close();
  },
);
