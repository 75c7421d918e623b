import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { findViolations } from './support/axe.ts';
import { useBrowser, type OpenedPage } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let trayVariation = 0;

beforeAll(async () => {
  for (const title of ['Tray', 'Spoon', 'Saucer']) {
    const { variationIds } = await testShop.makeProduct({
      title,
      slug: title.toLowerCase(),
      description: '<p>Long.</p>'.repeat(60),
      variations: [{ fullPrice: 900, stock: 5 }],
    });
    if (title === 'Tray') trayVariation = variationIds[0] ?? 0;
  }
});

const row = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('vitrina-viewed'));

/** Looks at a product as a person does: something moves. */
async function look({ page, origin }: OpenedPage, slug: string): Promise<void> {
  await page.goto(`${origin}/products/${slug}`);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.locator('vt-island[name=viewed-products][data-ready]').waitFor({ state: 'attached' });
}

test('what was looked at stands below a product, at the prices of now, and moves nothing', async () => {
  await testShop.set({
    common: { modalCookieAccept: false },
    ecommerce: { currency: 'USD', viewedProducts: true },
  });
  const opened = await testShop.open('/products/tray', { width: 390 });
  const { page, context, trouble } = opened;
  await look(opened, 'tray');
  await look(opened, 'spoon');
  expect(await row(page).count(), 'one alone is no row').toBe(0);
  await testShop.changeVariation(trayVariation, { full_price: 1100 });
  await look(opened, 'saucer');
  await row(page).waitFor({ state: 'attached' });
  expect(await row(page).locator('.vt-card__title').allInnerTexts()).toEqual(['Spoon', 'Tray']);
  expect(await row(page).innerText()).toContain('$11');
  expect(JSON.parse((await kept(page)) ?? '')).toHaveLength(3);
  await row(page).scrollIntoViewIfNeeded();
  expect(await findViolations(page)).toEqual([]);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.01);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('where cookies are asked about nothing is kept before they are accepted, nor after they are refused', async () => {
  await testShop.set({
    common: { modalCookieAccept: true },
    ecommerce: { currency: 'USD', viewedProducts: true },
  });
  const opened = await testShop.open('/products/tray');
  const { page, context } = opened;
  await look(opened, 'tray');
  expect(await kept(page)).toBeNull();
  await page.locator('#vt-cookies [data-answer=yes]').click();
  await expect.poll(() => kept(page)).toMatch(/^\[\d+\]$/);
  await page.evaluate(() => {
    localStorage.setItem('cookieNecessary', 'true');
    localStorage.removeItem('cookieAccept');
  });
  await look(opened, 'spoon');
  expect(await kept(page)).toBeNull();
  await context.close();
});
