import { maxCartLines, maxQuantity } from './cart.ts';
import { paths } from './routes.ts';

export interface LinkedLine {
  variationId: number;
  quantity: number;
}

/**
 * `/cart/with/12:2,34:1` puts two pieces of variation 12 and one of 34 into the cart of whoever opens it (UCP's
 * permalink, ucp.dev/2026-08-25/specification/permalink).
 */
export function cartLinkPath(lines: readonly LinkedLine[]): string {
  return `${paths.cartLink}/${lines.map(({ variationId, quantity }) => `${variationId}:${quantity}`).join(',')}`;
}

/** What cannot be read is left out; of two lines of one variation the quantities are added. */
export function readCartLink(items: string): LinkedLine[] {
  const quantities = new Map<number, number>();
  for (const item of items.split(',', maxCartLines)) {
    const [, id, quantity] = /^([1-9]\d{0,8}):([1-9]\d{0,3})$/.exec(item) ?? [];
    if (id === undefined || quantity === undefined) continue;
    const sum = (quantities.get(Number(id)) ?? 0) + Number(quantity);
    quantities.set(Number(id), Math.min(sum, maxQuantity));
  }
  return [...quantities].map(([variationId, quantity]) => ({ variationId, quantity }));
}
