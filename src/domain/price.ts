/** Prices of a variation, all in one unit (minor or major); a discount price of null is not set. */
export interface Priced {
  fullPrice: number;
  discountPrice?: number | null | undefined;
}

export interface PriceRange {
  /** The lowest shown price. */
  price: number;
  /** Full price of the variation that has it; above `price` when that one is discounted. */
  fullPrice: number;
  /** Whether shown prices differ, so that a card says "from". */
  differs: boolean;
}

/** Whether a discount price makes sense: above nothing, which would mean "on request", and below the full price. */
export function isDiscount(discountPrice: number, fullPrice: number): boolean {
  return discountPrice > 0 && discountPrice < fullPrice;
}

/** The discount price if set, else the full price (specification section 9). */
export function shownPrice({ fullPrice, discountPrice }: Priced): number {
  return discountPrice ?? fullPrice;
}

/**
 * The price a product card shows, or null without variations. A variation without a full price is
 * not on sale yet, so it counts only when none has one: otherwise a card would say "from 0".
 */
export function priceRange(variations: readonly Priced[]): PriceRange | null {
  const priced = variations.filter((variation) => variation.fullPrice > 0);
  const [first, ...rest] = priced.length > 0 ? priced : variations;
  if (!first) return null;
  let lowest = first;
  let differs = false;
  for (const variation of rest) {
    if (shownPrice(variation) !== shownPrice(first)) differs = true;
    if (shownPrice(variation) < shownPrice(lowest)) lowest = variation;
  }
  return { price: shownPrice(lowest), fullPrice: lowest.fullPrice, differs };
}

/**
 * Whole percents off the full price, or null where there is no discount to speak of. Never 100
 * unless the price is 0.
 */
export function discountPercent(priced: Priced): number | null {
  const shown = shownPrice(priced);
  if (priced.fullPrice <= 0 || shown >= priced.fullPrice) return null;
  if (shown <= 0) return 100;
  const percent = Math.round(100 - (shown * 100) / priced.fullPrice);
  return percent < 1 ? null : Math.min(percent, 99);
}
