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

/** Pieces of an order's line. */
export interface LinePieces {
  lineId: number;
  quantity: number;
}

/** The pieces of a refund that can be sold again. */
export async function selectRefundedPieces(trx: Db, refundId: string): Promise<LinePieces[]> {
  return trx
    .selectFrom('refund_lines')
    .select(['order_line_id as lineId', 'quantity'])
    .where('refund_id', '=', refundId)
    .where('restock', '=', true)
    .execute();
}

/**
 * Counts pieces of an order's lines as gone back, and gives them: of each line at most what it still holds, and none
 * of an order all of whose stock has gone back. The order is locked, so that it does not go back as a whole meanwhile.
 */
export async function markPiecesRestocked(
  trx: Db,
  orderId: string,
  pieces: readonly LinePieces[],
): Promise<(OrderedPieces & { fromStock: boolean })[]> {
  const { rows } = await sql<OrderedPieces & { fromStock: boolean }>`
    with back as (
      select l.id, l.variation_id, l.from_stock, least(p.quantity, l.quantity - l.restocked) as quantity
      from unnest(${pieces.map(({ lineId }) => lineId)}::int[], ${pieces.map(({ quantity }) => quantity)}::int[])
          as p (id, quantity)
        join order_lines l on l.id = p.id join orders o on o.id = l.order_id
      where o.id = ${orderId} and o.restocked_at is null
      for no key update of o, l
    ), marked as (
      update order_lines l set restocked = l.restocked + b.quantity from back b where l.id = b.id
    )
    select variation_id as "variationId", quantity, from_stock as "fromStock" from back where quantity > 0`.execute(
    trx,
  );
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

/** Stocks that are counted, as of this moment. */
export async function selectStock(db: Db, variationIds: readonly number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select id as "variationId", product_id as "productId", stock from variations
    where id = any(${[...variationIds]}::int[]) and stock is not null`.execute(db);
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
