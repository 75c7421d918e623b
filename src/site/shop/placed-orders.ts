import { createStoredState } from '../client/stored-state.ts';
import type { CartLine } from './cart-store.ts';

/** What was in the cart when an order was placed: it can be put back while the order is not paid. */
interface PlacedOrder {
  number: string;
  list: CartLine[];
}

/** Nobody comes back to older ones. */
const mostKept = 5;

const store = createStoredState<PlacedOrder[]>({
  key: 'vitrina-orders',
  parse: (value) => (Array.isArray(value) ? value.filter(isPlaced) : undefined),
  empty: [],
});

/** Keeps what was bought, newest first; the oldest are forgotten. */
export function keepPlacedOrder(number: string, list: CartLine[]): void {
  const others = store.get().filter((order) => order.number !== number);
  store.set([{ number, list }, ...others].slice(0, mostKept));
}

export function findPlacedOrder(number: string): PlacedOrder | undefined {
  return store.get().find((order) => order.number === number);
}

export function forgetPlacedOrder(number: string): void {
  store.set(store.get().filter((order) => order.number !== number));
}

function isPlaced(value: Partial<PlacedOrder> | null): value is PlacedOrder {
  return typeof value?.number === 'string' && Array.isArray(value.list);
}
