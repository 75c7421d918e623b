import { itemId } from '#domain/item-id.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { toMajor, toMinor } from '#domain/money.ts';

import { callApi } from '../client/api-client.ts';
import { createLocalStorageState } from '../client/local-storage.ts';
import { track, type TrackedItem } from '../client/track.ts';

/** Nobody reloads the result of an older order. */
const mostKept = 50;

const trackedOrders = createLocalStorageState<string[]>({
  key: 'vitrina-purchases',
  parse: (value) => (Array.isArray(value) ? value.filter((number) => typeof number === 'string') : undefined),
  empty: [],
});

/** Tells trackers of a purchase once, however often its result is looked at; values are the server's. */
export async function trackPurchase(number: string): Promise<void> {
  if (trackedOrders.get().includes(number)) return;
  const [, order] = await callApi<Order>('GET', `/orders/${encodeURIComponent(number)}`);
  // Another tab may have told meanwhile.
  if (!order || trackedOrders.get().includes(number)) return;
  trackedOrders.set([number, ...trackedOrders.get()].slice(0, mostKept));
  track({
    name: 'purchase',
    transactionId: order.number,
    value: order.totalDiscountPrice,
    shipping: order.deliveryInformation.price,
    paymentType: order.method,
    items: order.items.map(toTrackedItem),
  });
}

function toTrackedItem({ product, variation, quantity, price, sumDiscountPrice }: Order['items'][number]) {
  const paid = toMinor(sumDiscountPrice) / quantity;
  const item: TrackedItem = {
    id: itemId(variation.id),
    name: product.title,
    variant: variation.title,
    price: toMajor(paid),
    quantity,
    discount: toMajor(toMinor(price) - paid),
  };
  return item;
}
