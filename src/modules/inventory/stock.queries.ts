import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';

import type { StockLine, StockRow } from './items.queries.ts';

type Db = Kysely<Database>;
type OrderLine = Selectable<Database['order_lines']>;

/** Of a line of an order; the variation is null when it was deleted since. */
interface OrderedPieces {
  variationId: number | null;
  quantity: number;
}

/** What a line still holds of the stock that it took: some may have come back with a refund. */
const takenPieces = sql<number>`quantity - restocked`;

/** The lines of an order that still hold stock. */
export function selectTakenLines(
  trx: Db,
  orderId: string,
): Promise<(Pick<OrderLine, 'product_id' | 'variation_id'> & { pieces: number })[]> {
  return trx
    .selectFrom('order_lines')
    .select(['product_id', 'variation_id', takenPieces.as('pieces')])
    .where('order_id', '=', orderId)
    .where('from_stock', '=', true)
    .where(takenPieces, '>', 0)
    .execute();
}

/** False when all that the order took had gone back before. */
export async function markRestocked(trx: Db, orderId: string): Promise<boolean> {
  const marked = await trx
    .updateTable('orders')
    .set({ restocked_at: sql`now()` })
    .where('id', '=', orderId)
    .where('restocked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** The order holds its stock again. */
export async function unmarkRestocked(trx: Db, orderId: string): Promise<void> {
  await trx.updateTable('orders').set({ restocked_at: null }).where('id', '=', orderId).execute();
}

/**
 * Counts the pieces of a refund that can be sold again as gone back, and gives them; none of an order all of
 * whose stock has gone back.
 */
export async function markRefundRestocked(
  trx: Db,
  orderId: string,
  refundId: string,
): Promise<(OrderedPieces & { fromStock: boolean })[]> {
  const { rows } = await sql<OrderedPieces & { fromStock: boolean }>`
    update order_lines l set restocked = l.restocked + r.quantity
    from refund_lines r, orders o
    where r.refund_id = ${refundId} and r.restock and l.id = r.order_line_id
      and o.id = ${orderId} and l.order_id = o.id and o.restocked_at is null
    returning l.variation_id as "variationId", r.quantity, l.from_stock as "fromStock"`.execute(trx);
  return rows;
}

/** Stocks that are counted, locked until the transaction ends in the order of ids, as every lock on them. */
export async function lockStock(trx: Db, variationIds: readonly number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select id as "variationId", product_id as "productId", stock from variations
    where id = any(${[...variationIds]}::int[]) and stock is not null
    order by id for no key update`.execute(trx);
  return rows;
}

/** Gives back; variations whose stock is no longer counted stay as they are. */
export async function addStock(trx: Db, lines: readonly StockLine[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    update variations v set stock = v.stock + l.quantity
    from unnest(${lines.map((line) => line.variationId)}::int[], ${lines.map((line) => line.quantity)}::int[])
      as l (id, quantity)
    where v.id = l.id and v.stock is not null
    returning v.id as "variationId", v.product_id as "productId", v.stock`.execute(trx);
  return rows;
}
