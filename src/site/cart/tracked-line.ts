import { itemId } from '#domain/item-id.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import { track, type TrackedItem } from '../client/track.ts';
import { worthOf } from '../product/tracked-item.ts';

/** A line of the cart as trackers hear of it. */
export function trackedLine(line: Quote['lines'][number], quantity: number): TrackedItem {
  const { variationId, title, options, price, fullPrice } = line;
  return {
    id: itemId(variationId),
    name: title,
    variant: options,
    price,
    quantity,
    discount: toMajor(toMinor(fullPrice) - toMinor(price)),
  };
}

/** Pieces of a line that came into the cart, or went when below 0. */
export interface CartDifference {
  line: Quote['lines'][number];
  by: number;
}

/** Tells trackers what a change of the cart has put in and what it has taken out, and no more than that. */
export function trackDifferences(differences: readonly CartDifference[]): void {
  const tell = (name: 'add_to_cart' | 'remove_from_cart', sign: 1 | -1) => {
    const items = differences
      .filter(({ by }) => by * sign > 0)
      .map(({ line, by }) => trackedLine(line, by * sign));
    if (items.length > 0) track({ name, items, value: worthOf(items) });
  };
  tell('add_to_cart', 1);
  tell('remove_from_cart', -1);
}
