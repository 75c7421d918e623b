import type { DemoPrice } from './types.ts';

/** The shop's own rates: prices are set in dollars; on a price tag roubles are whole hundreds, dirhams fives. */
const ROUBLES_PER_DOLLAR = 80;
const DIRHAMS_PER_DOLLAR = 3.67;

/** Whole dollars to all three currencies in minor units. */
export function toPrice(dollars: number): DemoPrice {
  const usd = Math.round(dollars);
  const roubles = Math.round((usd * ROUBLES_PER_DOLLAR) / 100) * 100;
  const dirhams = Math.round((usd * DIRHAMS_PER_DOLLAR) / 5) * 5;
  return { usd: usd * 100, rub: roubles * 100, aed: dirhams * 100 };
}

/** The reduced price after `percent` off, on the same price tags. */
export function reducePrice(dollars: number, percent: number): DemoPrice {
  return toPrice(dollars * (1 - percent / 100));
}
