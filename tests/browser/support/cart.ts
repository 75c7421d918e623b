import type { Page } from 'playwright';

import type { CartState } from '#site/shop/cart-store.ts';

/** The cart as local storage holds it. */
export function cartOf(page: Page): Promise<CartState> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('vitrina-cart') ?? 'null') as CartState);
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
