import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

import type { CartItem } from '#domain/cart.ts';

import { emptyCart } from '../shop/cart-actions.ts';
import { cartStore } from '../shop/cart-store.ts';

/** The cart as it is now; on the server, and while the page is taken over, what the cookie told. */
function useCart(drawn: readonly CartItem[]): readonly CartItem[] {
  useEffect(() => cartStore.adoptCookie(), []);
  return useSyncExternalStore(
    cartStore.subscribe,
    () => cartStore.get().list,
    () => drawn,
  );
}

export interface OrderedItems {
  items: readonly CartItem[];
  /** By a wallet, while the browser is still here. */
  isOrdered: boolean;
  /** Empties the cart, and keeps what was in it in sight until the browser leaves. */
  takeAsOrdered(): void;
}

/** The cart until a wallet has ordered it. */
export function useOrderedItems(drawn: readonly CartItem[]): OrderedItems {
  const cart = useCart(drawn);
  const [ordered, setOrdered] = useState<readonly CartItem[] | null>(null);
  const items = ordered ?? cart;
  return {
    items,
    isOrdered: ordered !== null,
    takeAsOrdered() {
      // Drawn first: a checkout that sees an empty cart leaves.
      flushSync(() => setOrdered(items));
      emptyCart();
    },
  };
}
