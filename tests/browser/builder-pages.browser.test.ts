import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { expectBuilderAccessible, openBuilder } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

async function choosePage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Page: / }).click();
  await page.getByRole('searchbox').or(page.getByPlaceholder('Find a page')).first().fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

test('cart, checkout and account are shown as samples, and take nothing', async () => {
  const path = await testShop.makePage([{ type: 'text', options: { heading: { title: 'Hello' } } }]);
  const { page, shop, context, trouble } = await openBuilder(testShop, path);
  await choosePage(page, 'Cart');
  await shop.getByText('A sample, to judge the look by').waitFor();
  await page.getByRole('button', { name: 'Page: Cart. Choose another' }).waitFor();
  const before = page.url();
  await shop.locator('.vt-cart-page [type=submit], .vt-cart-page a').first().click({ force: true });
  expect(await shop.locator('.vt-cart__lines').count()).toBe(1);
  expect(page.url()).toBe(before);
  await expectBuilderAccessible(page);
  await choosePage(page, 'Cart, empty');
  await shop.locator('.vt-empty').waitFor();
  // The state is a part of the address: it is there after a reload.
  expect(new URL(page.url()).searchParams.get('path')).toBe('/cart?vt-sample=empty');
  await choosePage(page, 'Checkout');
  await shop.locator('.vt-checkout').waitFor();
  await choosePage(page, 'Account: orders');
  await shop.locator('.vt-orders').waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('a page that answers with an error is refused with words at once, and another can be chosen', async () => {
  const path = await testShop.makePage([{ type: 'text', options: { heading: { title: 'Hello' } } }]);
  const { page, shop, context } = await openBuilder(testShop, path);
  await page.route(/\/search\?/, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<p>Broken' }),
  );
  await page.evaluate(() => history.replaceState(null, '', '/admin/builder?path=/search'));
  await page.reload();
  await page.getByText('The builder cannot show this page').waitFor({ timeout: 10_000 });
  await expectBuilderAccessible(page);
  await choosePage(page, 'Home page');
  await shop.locator('#main').waitFor();
  expect(await page.getByText('The builder cannot show this page').count()).toBe(0);
  await page.unroute(/\/search\?/);
  await page.evaluate(() => history.replaceState(null, '', '/admin/builder?path=/no-such-page'));
  await page.reload();
  await shop.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});
