import { authStore } from './auth-store.ts';
import { cartStore } from './cart-store.ts';
import { showPrices, startSession } from './session.ts';

/** What a page does about the cart and the customer that it finds. */
export function startShopState(): void {
  cartStore.adoptCookie();
  if (!authStore.get()) return;
  startSession();
  void showPrices();
}
