import type { DemoPrice } from './types.ts';

/** The shop's own rate: prices are set in dollars, roubles are rounded to hundreds as on a price tag. */
const ROUBLES_PER_DOLLAR = 80;

/** Whole dollars to both currencies in minor units. */
export function toPrice(dollars: number): DemoPrice {
  const usd = Math.round(dollars);
  const roubles = Math.round((usd * ROUBLES_PER_DOLLAR) / 100) * 100;
  return { usd: usd * 100, rub: roubles * 100 };
}

/** The reduced price after `percent` off, on the same price tags. */
export function reducePrice(dollars: number, percent: number): DemoPrice {
  return toPrice(dollars * (1 - percent / 100));
}
