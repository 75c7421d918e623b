import { sumDeliveryWeight } from '#domain/delivery-weight.ts';
import type { AmountLine } from '#domain/order-amounts.ts';
import { shownPrice } from '#domain/price.ts';
import type { OrderItem } from '#domain/schemas/order.schema.ts';
import type { GoodsRow } from '#modules/inventory/goods.ts';

/** So many of one variation, at its present price. Prices are minor units. */
export interface GoodsLine extends AmountLine {
  row: GoodsRow;
}

/** How many of each variation are wanted: a variation may stand in several items. */
export function countWanted(items: readonly OrderItem[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { variationId, quantity } of items) {
    wanted.set(variationId, (wanted.get(variationId) ?? 0) + quantity);
  }
  return wanted;
}

/** One line a variation, in the order of the items; variations that are not sold have none. */
export function makeLines(wanted: ReadonlyMap<number, number>, rows: readonly GoodsRow[]): GoodsLine[] {
  const rowById = new Map(rows.map((row) => [row.variationId, row]));
  return [...wanted].flatMap(([variationId, quantity]) => {
    const row = rowById.get(variationId);
    if (!row || shownPrice(row) <= 0) return []; // Without a price it is "on request", not for nothing.
    return [{ row, quantity, fullPrice: row.fullPrice, price: shownPrice(row) }];
  });
}

/** Whether there is less than the line asks for; stock that is not counted is enough. */
export function isShort({ row, quantity }: GoodsLine): boolean {
  return row.stock !== null && row.stock < quantity;
}

/** Kilograms; null when all are unknown. */
export function weighLines(lines: readonly GoodsLine[]): number | null {
  return sumDeliveryWeight(lines.map(({ row, quantity }) => ({ ...row, quantity })));
}
