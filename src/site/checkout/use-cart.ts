import { useEffect, useSyncExternalStore } from 'react';

import type { CartItem } from '#domain/cart.ts';

import { cartStore } from '../shop/cart-store.ts';

/** The cart as it is now; on the server, and while the page is taken over, what the cookie told. */
export function useCart(drawn: readonly CartItem[]): readonly CartItem[] {
  useEffect(() => cartStore.adoptCookie(), []);
  return useSyncExternalStore(
    cartStore.subscribe,
    () => cartStore.get().list,
    () => drawn,
  );
}
