import { isDiscount } from './price.ts';

/** Minor units. */
interface Prices {
  fullPrice: number;
  discountPrice: number | null;
}

export type Rounding = keyof typeof steps;

/** By percents, by an amount or to an amount; amounts are minor units, a rounding is to a cent, a whole or ten wholes. */
export type PriceChange =
  | { kind: 'percent' | 'amount'; value: number; rounding: Rounding }
  | { kind: 'set'; value: number };

/** Percents or an amount (minor units) below the full price, or no discount any more. */
export type DiscountChange =
  | { kind: 'percent' | 'amount'; value: number; rounding: Rounding }
  | { kind: 'none' };

const largest = 100_000_000_000;

/**
 * A variation's prices after a bulk change. A discount price moves with the full price by the same percent or
 * amount; one that then makes no sense goes: it is not below the full price, or nothing is left of it.
 */
export function changePrices(
  prices: Prices,
  { price, discount }: { price?: PriceChange | undefined; discount?: DiscountChange | undefined },
): Prices {
  const fullPrice = price ? movePrice(prices.fullPrice, price) : prices.fullPrice;
  const moved =
    prices.discountPrice !== null && price ? moveDiscount(prices.discountPrice, price) : prices.discountPrice;
  const discountPrice = discount ? takeOff(fullPrice, discount) : moved;
  return {
    fullPrice,
    discountPrice: discountPrice !== null && isDiscount(discountPrice, fullPrice) ? discountPrice : null,
  };
}

function movePrice(minor: number, change: PriceChange): number {
  if (change.kind === 'set') return change.value;
  const moved = change.kind === 'percent' ? percentOf(minor, 100 + change.value) : minor + change.value;
  return bound(roundTo(moved, change.rounding));
}

function moveDiscount(minor: number, change: PriceChange): number {
  return change.kind === 'set' ? minor : movePrice(minor, change);
}

function takeOff(fullPrice: number, change: DiscountChange): number | null {
  if (change.kind === 'none') return null;
  const off = change.kind === 'percent' ? percentOf(fullPrice, 100 - change.value) : fullPrice - change.value;
  return bound(roundTo(off, change.rounding));
}

/** Halves away from zero, computed in hundredths of percents so that 10.01 % is no binary dust. */
function percentOf(minor: number, percent: number): number {
  return Math.round((minor * Math.round(percent * 100)) / 10_000);
}

const steps = { cent: 1, whole: 100, ten: 1000 } as const;

function roundTo(minor: number, rounding: Rounding): number {
  return Math.round(minor / steps[rounding]) * steps[rounding];
}

function bound(minor: number): number {
  return Math.min(Math.max(minor, 0), largest);
}
