import { changePrices, type Rounding } from './bulk-prices.ts';
import { shownPrice, type Priced } from './price.ts';

/** A list of prices that counts for a customer at this moment. */
export interface PriceList {
  id: number;
  name: string;
  /** Off the full price, in hundredths of a percent; null: none. Not for variations that the list has prices of. */
  percent: number | null;
  /** Pieces of one variation from which the percentage counts. */
  percentFrom: number;
  rounding: Rounding;
  prices: readonly ListedPrice[];
}

/** Minor units. */
interface ListedPrice {
  variationId: number;
  minQuantity: number;
  price: number;
}

/** A price of a piece, in minor units, from so many pieces on. */
export interface PriceOffer {
  minQuantity: number;
  price: number;
  /** Name of the list that it is from. */
  list: string;
}

/** What a customer pays for variations, by their ids; those that cost what everybody pays are left out. */
export type PriceOffers = ReadonlyMap<number, readonly PriceOffer[]>;

export const noOffers: PriceOffers = new Map();

interface PricedVariation extends Priced {
  variationId: number;
}

/**
 * The prices of a variation by quantity, for whom these lists count: each lower than what everybody pays, and than
 * those of fewer pieces. Where several lists have a price the lowest counts, whatever their order.
 */
export function offersOf(variation: PricedVariation, lists: readonly PriceList[]): PriceOffer[] {
  const usual = shownPrice(variation);
  // Without a price it is "on request", not cheaper for some.
  if (usual <= 0) return [];
  const offers = lists
    .flatMap((list) => offersOfList(variation, list))
    .toSorted((one, other) => one.minQuantity - other.minQuantity || one.price - other.price);
  let lowest = usual;
  return offers.filter(({ price }) => {
    if (price >= lowest) return false;
    lowest = price;
    return true;
  });
}

function offersOfList({ variationId, fullPrice }: PricedVariation, list: PriceList): PriceOffer[] {
  const { name, percent, percentFrom, rounding, prices } = list;
  const own = prices.filter((price) => price.variationId === variationId);
  if (own.length > 0) return own.map(({ minQuantity, price }) => ({ minQuantity, price, list: name }));
  if (percent === null) return [];
  const change = { kind: 'percent', value: -percent / 100, rounding } as const;
  const { fullPrice: price } = changePrices({ fullPrice, discountPrice: null }, { price: change });
  // Rounded to nothing it would be a gift.
  return price > 0 ? [{ minQuantity: percentFrom, price, list: name }] : [];
}

/** The offer that counts for so many pieces; null where they cost what everybody pays. */
export function offerFor(offers: readonly PriceOffer[] | undefined, quantity: number): PriceOffer | null {
  return offers?.findLast(({ minQuantity }) => minQuantity <= quantity) ?? null;
}
