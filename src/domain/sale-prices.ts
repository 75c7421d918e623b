import { changePrices, type Rounding } from './bulk-prices.ts';
import { shownPrice } from './price.ts';

/** What a list of sale prices says. Minor units; the percentage in hundredths, off the full price. */
export interface SaleList {
  id: number;
  percent: number | null;
  rounding: Rounding;
  /** What the percentage is for. */
  covers: 'all' | 'chosen';
  catalogs: readonly number[];
  products: readonly number[];
  /** The percentage leaves alone what has a discount price already. */
  skipsReduced: boolean;
  /** Prices of single variations, in place of the percentage. */
  prices: readonly { variationId: number; price: number }[];
}

/** A variation with the catalogs that its product is in, those above included. */
export interface CoveredVariation {
  variationId: number;
  productId: number;
  fullPrice: number;
  discountPrice: number | null;
  catalogs: readonly number[];
}

/** The prices that a list makes lower than they are without any sale. */
export function saleRowsOf(
  list: SaleList,
  variations: readonly CoveredVariation[],
): { variationId: number; price: number }[] {
  const own = new Map(list.prices.map(({ variationId, price }) => [variationId, price]));
  const [catalogs, products] = [new Set(list.catalogs), new Set(list.products)];
  return variations.flatMap((variation) => {
    const { variationId, productId } = variation;
    const isCovered =
      list.covers === 'all' ||
      products.has(productId) ||
      variation.catalogs.some((catalog) => catalogs.has(catalog));
    const price = own.get(variationId) ?? (isCovered ? priceByPercent(list, variation) : null);
    return price !== null && price > 0 && price < shownPrice(variation) ? [{ variationId, price }] : [];
  });
}

function priceByPercent(
  { percent, rounding, skipsReduced }: SaleList,
  { fullPrice, discountPrice }: CoveredVariation,
): number | null {
  if (percent === null || (skipsReduced && discountPrice !== null)) return null;
  const change = { kind: 'percent', value: -percent / 100, rounding } as const;
  return changePrices({ fullPrice, discountPrice: null }, { price: change }).fullPrice;
}
