import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

beforeAll(async () => {
  await testShop.makeProduct({ title: 'Tray', slug: 'tray', variations: [{ fullPrice: 900 }] });
  await testShop.set({ ecommerce: { currency: 'USD', shareButton: true } });
});

const button = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
/** The script comes with the first sign of use. */
async function press(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await button(page).click();
}
const told = (page: Page) => page.locator('.vt-share').getByRole('status');

test('a product is shared by the dialog of the device, without what led to it', async () => {
  const { page, context, origin } = await testShop.open('/products/tray');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: object) => {
        document.body.dataset['shared'] = JSON.stringify(shared);
      },
    });
    history.replaceState(null, '', '?utm_source=mail');
  });
  await press(page);
  const shared = await page.locator('body').getAttribute('data-shared');
  expect(JSON.parse(shared ?? '')).toEqual({ title: 'Tray', url: `${origin}/products/tray` });
  expect(await told(page).textContent()).toBe('');
  await context.close();
});

test('without one the address is copied and that is told; where nothing is allowed, it stands there', async () => {
  const { page, context, origin, trouble } = await testShop.open('/products/tray');
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          document.body.dataset['copied'] = text;
        },
      },
    });
  });
  await press(page);
  await expect.poll(() => told(page).textContent()).toBe('The address is copied.');
  expect(await page.locator('body').getAttribute('data-copied')).toBe(`${origin}/products/tray`);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page).click();
  await expect.poll(() => told(page).textContent()).toBe(`Copy this address: ${origin}/products/tray`);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('without script there is no button that does nothing', async () => {
  const { page, context } = await testShop.open('/products/tray', { script: false });
  expect(await page.locator('.vt-share').isVisible()).toBe(false);
  await context.close();
});
