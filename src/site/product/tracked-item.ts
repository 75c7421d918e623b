import { itemId } from '#domain/item-id.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import type { TrackedItem } from '../client/track.ts';

type TrackedProduct = Pick<Product, 'id' | 'title' | 'variations'>;

/** A variation as trackers are told of it; null when the product has no such variation. */
export function trackedItemOf(
  product: TrackedProduct,
  variationId: number,
  quantity = 1,
): TrackedItem | null {
  const variation = product.variations.find(({ id }) => id === variationId);
  if (!variation) return null;
  const price = shownPrice(variation);
  return {
    id: itemId(variation.id),
    name: product.title,
    variant: variation.title,
    price,
    quantity,
    discount: toMajor(toMinor(variation.fullPrice) - toMinor(price)),
  };
}

/** What the items cost together, in major units. */
export function worthOf(items: readonly TrackedItem[]): number {
  return toMajor(items.reduce((sum, { price, quantity }) => sum + toMinor(price) * quantity, 0));
}
