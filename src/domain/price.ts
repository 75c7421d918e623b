/** Prices of a variation, all in one unit (minor or major); a discount price of null is not set. */
export interface Priced {
  fullPrice: number;
  discountPrice?: number | null | undefined;
  /** What percents refer to in place of the full price (`prior-price.ts`): null where it is not known; else undefined. */
  priorPrice?: number | null | undefined;
}

export interface PriceRange {
  /** The lowest shown price. */
  price: number;
  /** Full price of the variation that has it; above `price` when that one is discounted. */
  fullPrice: number;
  /** Of the same variation. */
  priorPrice: Priced['priorPrice'];
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
  const { fullPrice, priorPrice } = lowest;
  return { price: shownPrice(lowest), fullPrice, priorPrice, differs };
}

/** The price that a discount is measured by; null where it is not known. */
export function discountBase({ fullPrice, priorPrice }: Priced): number | null {
  return priorPrice === undefined ? fullPrice : priorPrice;
}

/**
 * Whole percents off the price that a discount is measured by, or null where there is no discount to speak of.
 * Never 100 unless the price is 0.
 */
export function discountPercent(priced: Priced): number | null {
  const shown = shownPrice(priced);
  const base = discountBase(priced);
  if (base === null || base <= 0 || shown >= base) return null;
  if (shown <= 0) return 100;
  const percent = Math.round(100 - (shown * 100) / base);
  return percent < 1 ? null : Math.min(percent, 99);
}
