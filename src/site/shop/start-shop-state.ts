import { loadChunk } from '../client/load-chunk.ts';
import { authStore } from './auth-store.ts';
import { cartStore } from './cart-store.ts';
import { startSession } from './session.ts';

/** What a page does about the cart and the customer that it finds. */
export function startShopState(): void {
  cartStore.adoptCookie();
  if (!authStore.get()) return;
  startSession();
  void loadChunk(() => import('./load-own-prices.ts')).then(({ showOwnPrices }) => showOwnPrices());
}
