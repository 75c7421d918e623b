import { toMinor } from './money.ts';
import { isDiscount } from './price.ts';
import type { BulkChanges } from './schemas/manage-products.schema.ts';

/** Minor units. */
interface Prices {
  fullPrice: number;
  discountPrice: number | null;
}

const largest = 100_000_000_000;

/**
 * A variation's prices after a bulk change. A discount price moves with the full price by the same percent or
 * amount; one that then makes no sense goes: it is not below the full price, or nothing is left of it.
 */
export function changePrices(
  prices: Prices,
  { price, discount }: Pick<BulkChanges, 'price' | 'discount'>,
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

function movePrice(minor: number, change: NonNullable<BulkChanges['price']>): number {
  if (change.kind === 'set') return toMinor(change.value);
  const moved =
    change.kind === 'percent' ? percentOf(minor, 100 + change.value) : minor + toMinor(change.value);
  return bound(roundTo(moved, change.rounding));
}

function moveDiscount(minor: number, change: NonNullable<BulkChanges['price']>): number {
  return change.kind === 'set' ? minor : movePrice(minor, change);
}

function takeOff(fullPrice: number, change: NonNullable<BulkChanges['discount']>): number | null {
  if (change.kind === 'none') return null;
  const off =
    change.kind === 'percent' ? percentOf(fullPrice, 100 - change.value) : fullPrice - toMinor(change.value);
  return bound(roundTo(off, change.rounding));
}

/** Halves away from zero, computed in hundredths of percents so that 10.01 % is no binary dust. */
function percentOf(minor: number, percent: number): number {
  return Math.round((minor * Math.round(percent * 100)) / 10_000);
}

const steps = { cent: 1, whole: 100, ten: 1000 } as const;

function roundTo(minor: number, rounding: keyof typeof steps): number {
  return Math.round(minor / steps[rounding]) * steps[rounding];
}

function bound(minor: number): number {
  return Math.min(Math.max(minor, 0), largest);
}
