import { prorate } from './prorate.ts';

/** What one bundle is made of at most; the database says so too. */
export const bundleCaps = { parts: 20, pieces: 99 } as const;

/** How many bundles parts make; a part whose stock is null is always there, and null where all are. */
export function stockOfBundle(parts: readonly { stock: number | null; quantity: number }[]): number | null {
  const enough = parts.flatMap(({ stock, quantity }) =>
    stock === null ? [] : [Math.floor(stock / quantity)],
  );
  return enough.length === 0 ? null : Math.min(...enough);
}

/**
 * What each part brings in of what its line costs, in minor units: in proportion to what the pieces cost by themselves,
 * by their number where none has a price. The shares are exactly the amount.
 */
export function shareOverParts(
  amount: number,
  parts: readonly { price: number; quantity: number }[],
): number[] {
  const isPriced = parts.some(({ price }) => price > 0);
  return prorate(
    amount,
    parts.map(({ price, quantity }) => (isPriced ? price * quantity : quantity)),
  );
}
