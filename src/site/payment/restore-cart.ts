import { paths } from '#domain/routes.ts';
import { mergeCarts } from '#domain/cart.ts';

import { replaceLines } from '../shop/cart-actions.ts';
import { cartStore } from '../shop/cart-store.ts';
import { findPlacedOrder, forgetPlacedOrder } from '../shop/placed-orders.ts';

/** Offers to put what a canceled order held back into the cart, where this browser remembers it. */
export function showRestoreButton(root: HTMLElement, number: string): void {
  const button = root.querySelector<HTMLElement>('[data-restore]');
  const placed = findPlacedOrder(number);
  if (!button || !placed) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    replaceLines(mergeCarts(cartStore.get().list, placed.list));
    forgetPlacedOrder(number);
    location.assign(paths.cart);
  });
}
