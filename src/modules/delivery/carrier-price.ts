import { isDelivered, type Fulfilled } from '#domain/fulfilment.ts';
import { toMajor } from '#domain/money.ts';
import type { Measured } from '#domain/order-amounts.ts';
import { normalizePostalCode } from '#domain/postal-address.ts';
import type { PickupPoint } from '#domain/schemas/carrier.schema.ts';
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
  /** Empty for a pickup point. */
  postalCode: string;
  /** Of which kind the pickup point is; null: to the door. */
  point: Pick<PickupPoint, 'code' | 'isLocker'> | null;
  currency: Currency;
  goods: readonly ParcelGoods[];
}

/** Minor units; null where the carrier says nothing. Never throws, and never waits long. */
export type QuoteDelivery = (wish: DeliveryWish) => Promise<number | null>;

/** Where somebody wants to fetch a parcel. */
export interface PointsWish {
  carrier: string;
  country: string;
  city: string;
  currency: Currency;
}

/** The point of the city by its code; null where it has none, or the carrier is silent. Never throws. */
export type FindPickupPoint = (wish: PointsWish & { code: string }) => Promise<PickupPoint | null>;

/** What carriers are asked; without it zones have prices of their own alone. */
export interface CarrierAnswers {
  quoteDelivery?: QuoteDelivery | undefined;
  findPickupPoint?: FindPickupPoint | undefined;
}

/**
 * The terms with the price of the zone's carrier for these goods, where the zone has one and it answers; all else of
 * the zone stays, such as from what amount on delivery is free. A pickup point that the zone does not offer, or that is
 * none of the city, is left out: `point` stays null.
 */
export async function priceByCarrier(
  shop: ShopTerms,
  { address, pickupPoint = '' }: Pick<CheckoutFields, 'address' | 'pickupPoint'>,
  readLines: () => Promise<readonly { row: Measured & Fulfilled; quantity: number }[]>,
  { quoteDelivery: quote, findPickupPoint }: CarrierAnswers,
): Promise<ShopTerms> {
  const { place, settings } = shop;
  const zone = place && 'countries' in place ? place : null;
  const carrier = zone?.carrier;
  const { country, locality, postalCode } = address;
  const city = cleanLine(locality);
  const code = cleanLine(country).toUpperCase();
  if (!quote || !place || carrier === undefined || city === '' || code === '') return shop;
  const { currency } = settings.ecommerce;
  const wish = { carrier, country: code, city, currency };
  const mayFetch = pickupPoint !== '' && zone?.pickupPoints === true;
  const found = mayFetch ? await findPickupPoint?.({ ...wish, code: pickupPoint }) : null;
  if (pickupPoint !== '' && !found) return shop;
  const point = found ? { carrier, ...found } : null;
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
    ...wish,
    postalCode: point ? '' : normalizePostalCode(cleanLine(postalCode), country),
    point,
    goods,
  });
  if (price === null) return { ...shop, point };
  return { ...shop, point, place: { ...place, price: toMajor(price), terms: { ...place.terms, price } } };
}
