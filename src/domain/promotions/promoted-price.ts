import { localDay } from '../local-days.ts';
import { toMajor } from '../money.ts';
import type { Priced } from '../price.ts';
import type { PriceForAll } from './price-for-all.ts';

/** The price of a single piece that promotions make for everybody, as a page tells it. */
export interface PromotedPrice {
  /** Major units. */
  price: number;
  /** Of the promotions. */
  titles: string[];
  /** The last day on which it is to be had, `YYYY-MM-DD` in the shop's time zone; null: until further notice. */
  until: string | null;
}

/** By the ids of variations; those without such a price are left out. */
export type PromotedPrices = Readonly<Record<number, PromotedPrice>>;

export function toPromotedPrices(prices: ReadonlyMap<number, PriceForAll>, timeZone: string): PromotedPrices {
  return Object.fromEntries(
    [...prices].map(([id, { price, titles, endsAt }]) => [
      id,
      { price: toMajor(price), titles, until: endsAt && lastDayBefore(endsAt, timeZone) },
    ]),
  );
}

/** As prices are compared: with what promotions make of it for a discount. */
export function withPromotion<V extends Priced & { id: number }>(variation: V, promoted: PromotedPrices): V {
  const own = promoted[variation.id];
  return own ? { ...variation, discountPrice: own.price } : variation;
}

/** What ends at midnight lasted for all of the day before: `YYYY-MM-DD`. */
export function lastDayBefore(end: Date, timeZone: string): string {
  return localDay(new Date(end.getTime() - 1), timeZone);
}
