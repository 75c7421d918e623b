import type { Page } from 'playwright';

import type { CartState } from '#site/shop/cart-store.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import type { OpenedPage } from './browser.ts';
import type { TestShop } from './test-shop.ts';

/** The cart as local storage holds it. */
export function cartOf(page: Page): Promise<CartState> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('vitrina-cart') ?? 'null') as CartState);
}

/** A fresh visitor on the page of a cart that holds these, the first variation of each. */
export async function openCartWith(
  testShop: TestShop,
  goods: readonly (readonly [product: MadeProduct, quantity: number])[],
  options: Parameters<TestShop['open']>[1] = {},
): Promise<OpenedPage> {
  const opened = await testShop.open('/robots.txt', options);
  const url = testShop.origin();
  const value = goods.map(([{ id, variationIds }, quantity]) => `${id}.${variationIds[0]}.${quantity}`);
  await opened.context.addCookies([{ name: 'vt_cart', value: value.join('-'), url }]);
  await opened.context.addInitScript(() => localStorage.setItem('cookieAccept', 'true'));
  await opened.page.goto(`${url}/cart`);
  return opened;
}

/** Names and values of a list of sums, row by row. */
export function rowsOf(page: Page, list: string): Promise<(string | null)[][]> {
  return page
    .locator(`${list} > div`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
}

/** Variations and quantities of the cart. */
export async function linesOf(page: Page): Promise<[variationId: number, quantity: number][]> {
  const cart = await cartOf(page);
  return cart.list.map(({ variationId, quantity }) => [variationId, quantity]);
}

/** Presses the button of a product page and waits for its answer, which it leaves open. */
export async function addToCart(page: Page, quantity = 1): Promise<void> {
  if (quantity !== 1) await page.locator('.vt-buy .vt-stepper__input').fill(String(quantity));
  await page.locator('.vt-buy__submit').click();
  await page.locator('dialog:is([data-type^=AddToCart], [data-type=CartDrawer])').waitFor();
}

/** Closes a dialog and waits until its time is over. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[data-vt-managed]').waitFor({ state: 'detached' });
}

/** The cart's total as the page shows it, once it has been counted anew. */
export async function totalOf(page: Page): Promise<string> {
  await page.locator('.vt-cart__sums:not([data-stale])').waitFor();
  return page.locator('.vt-cart__total dd').innerText();
}
