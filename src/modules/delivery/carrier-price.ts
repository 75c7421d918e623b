import { isDelivered, type Fulfilled } from '#domain/fulfilment.ts';
import { toMajor } from '#domain/money.ts';
import type { Measured } from '#domain/order-amounts.ts';
import { normalizePostalCode } from '#domain/postal-address.ts';
import type { CheckoutFields } from '#domain/schemas/order.schema.ts';
import { cleanLine } from '#domain/text.ts';
import type { Currency } from '#domain/currencies.ts';

import type { ShopTerms } from './delivery-terms.ts';

/** Kilograms and centimetres of one piece. */
type ParcelGoods = Measured & { quantity: number };

/** What a carrier is asked for a price of. */
export interface DeliveryWish {
  carrier: string;
  country: string;
  city: string;
  postalCode: string;
  currency: Currency;
  goods: readonly ParcelGoods[];
}

/** Minor units; null where the carrier says nothing. Never throws, and never waits long. */
export type QuoteDelivery = (wish: DeliveryWish) => Promise<number | null>;

/**
 * The terms with the price of the zone's carrier for these goods, where the zone has one and it answers; all else of
 * the zone stays, such as from what amount on delivery is free.
 */
export async function priceByCarrier(
  shop: ShopTerms,
  { country, locality, postalCode }: CheckoutFields['address'],
  readLines: () => Promise<readonly { row: Measured & Fulfilled; quantity: number }[]>,
  quote: QuoteDelivery | undefined,
): Promise<ShopTerms> {
  const { place, settings } = shop;
  const carrier = place && 'carrier' in place ? place.carrier : undefined;
  const city = cleanLine(locality);
  const code = cleanLine(country).toUpperCase();
  if (!quote || !place || carrier === undefined || city === '' || code === '') return shop;
  const goods = (await readLines())
    .filter(({ row }) => isDelivered(row))
    .map(({ row: { weight, length, width, height }, quantity }) => ({
      weight,
      length,
      width,
      height,
      quantity,
    }));
  const price = await quote({
    carrier,
    country: code,
    city,
    postalCode: normalizePostalCode(cleanLine(postalCode), country),
    currency: settings.ecommerce.currency,
    goods,
  });
  if (price === null) return shop;
  return { ...shop, place: { ...place, price: toMajor(price), terms: { ...place.terms, price } } };
}
