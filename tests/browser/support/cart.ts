import type { Page } from 'playwright';

import type { CartState } from '#site/shop/cart-store.ts';

/** The cart as local storage holds it. */
export function cartOf(page: Page): Promise<CartState> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('vitrina-cart') ?? 'null') as CartState);
}
