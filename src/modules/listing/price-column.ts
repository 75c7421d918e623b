import { createAmounts } from './integers.ts';

/** The shown prices of each row, ascending; rows come in order. */
export interface PriceColumn {
  readonly low: Float64Array;
  readonly high: Float64Array;
  put(row: number, ascending: readonly number[]): void;
  /** Whether some price of the row lies within both bounds. */
  has(row: number, least: number, most: number): boolean;
}

export function createPriceColumn(capacity: number): PriceColumn {
  const low = new Float64Array(capacity);
  const high = new Float64Array(capacity);
  const first = new Uint32Array(capacity + 1);
  const prices = createAmounts(capacity * 2);
  return {
    low,
    high,
    put(row, ascending) {
      for (const price of ascending) prices.push(price);
      first[row + 1] = prices.length;
      low[row] = ascending[0] ?? 0;
      high[row] = ascending.at(-1) ?? 0;
    },
    has(row, least, most) {
      const lowest = low[row] ?? 0;
      const highest = high[row] ?? 0;
      if (lowest > most || highest < least) return false;
      const start = first[row] ?? 0;
      const end = first[row + 1] ?? 0;
      if (start < end && (lowest >= least || highest <= most)) return true;
      for (let index = start; index < end; index++) {
        const price = prices.at(index);
        if (price >= least && price <= most) return true;
      }
      return false;
    },
  };
}
