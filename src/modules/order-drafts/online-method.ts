import { cashMethod } from '#domain/checkout-rules.ts';
import type { ShopTerms } from '#modules/delivery/delivery-terms.ts';

/** The first way to pay online that the shop offers; the buyer may choose another one. */
export function onlineMethodOf({ methods }: Pick<ShopTerms, 'methods'>): string | undefined {
  return methods.find(({ key }) => key !== cashMethod)?.key;
}
