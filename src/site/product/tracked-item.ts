import { toMajor, toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import type { TrackedItem } from '../client/track.ts';

type TrackedProduct = Pick<Product, 'id' | 'title' | 'variations'>;

/** A variation as trackers are told of it; a product without that variation by its own id. */
export function trackedItemOf(product: TrackedProduct, variationId: number, quantity = 1): TrackedItem {
  const variation = product.variations.find(({ id }) => id === variationId);
  if (!variation)
    return { id: String(product.id), name: product.title, variant: '', price: 0, quantity, discount: 0 };
  const price = shownPrice(variation);
  return {
    id: variation.sku || String(variation.id),
    name: product.title,
    variant: variation.title,
    price,
    quantity,
    discount: toMajor(toMinor(variation.fullPrice) - toMinor(price)),
  };
}
