import { toMajor, toMinor } from '#domain/money.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import type { TrackedItem } from '../client/track.ts';

/** A line of the cart as trackers hear of it. */
export function trackedLine(line: Quote['lines'][number], quantity: number): TrackedItem {
  const { sku, variationId, title, options, price, fullPrice } = line;
  return {
    id: sku || String(variationId),
    name: title,
    variant: options,
    price,
    quantity,
    discount: toMajor(toMinor(fullPrice) - toMinor(price)),
  };
}
