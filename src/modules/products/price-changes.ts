import type { DiscountChange, PriceChange } from '#domain/bulk-prices.ts';
import { toMinor } from '#domain/money.ts';
import type { BulkChanges } from '#domain/schemas/manage-products.schema.ts';

/** What a request changes of prices, with amounts in minor units. */
export function toPriceChanges({ price, discount }: Pick<BulkChanges, 'price' | 'discount'>): {
  price?: PriceChange | undefined;
  discount?: DiscountChange | undefined;
} {
  return { price: price && withMinor(price), discount: discount && withMinor(discount) };
}

function withMinor<Change extends { kind: string; value?: number }>(change: Change): Change {
  return change.kind === 'percent' || change.value === undefined
    ? change
    : { ...change, value: toMinor(change.value) };
}
