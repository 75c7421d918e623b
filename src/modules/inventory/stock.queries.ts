import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import type { StockLine, StockRow } from './items.queries.ts';

type Db = Kysely<Database>;

/** Pieces of a stock; ids are null where the variation was deleted since, or its product. */
interface OrderedPieces {
  productId: number | null;
  variationId: number | null;
  quantity: number;
}

/**
 * What one of a line `l` took from counted stocks: of a bundle by the parts that its snapshot keeps, for what a bundle
 * is made of may change. As `piece (product_id, variation_id, quantity)`.
 */
const piecesOfLine = sql`(
  select l.product_id, l.variation_id, 1 where l.from_stock and coalesce(jsonb_array_length(l.snapshot -> 'parts'), 0) = 0
  union all
  select v.product_id, v.id, part.quantity
  from jsonb_to_recordset(l.snapshot -> 'parts') as part ("variationId" int, quantity int, "fromStock" boolean)
    left join variations v on v.id = part."variationId"
  where l.from_stock and part."fromStock") as piece (product_id, variation_id, quantity)`;

/** What the lines of an order still hold of the stock that they took, each variation once: some may have come back. */
export async function selectTakenPieces(trx: Db, orderId: string): Promise<OrderedPieces[]> {
  const { rows } = await sql<OrderedPieces>`
    select piece.product_id as "productId", piece.variation_id as "variationId",
      sum(piece.quantity * (l.quantity - l.restocked))::int as quantity
    from order_lines l cross join lateral ${piecesOfLine}
    where l.order_id = ${orderId} and l.quantity > l.restocked group by 1, 2`.execute(trx);
  return rows;
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
 * Counts pieces of an order's lines as gone back, and gives what of that goes to stock, each variation once: of each line
 * at most what it still holds, and none of an order all of whose stock has gone back. The order is locked, so that it
 * does not go back as a whole meanwhile.
 */
export async function markPiecesRestocked(
  trx: Db,
  orderId: string,
  pieces: readonly LinePieces[],
): Promise<OrderedPieces[]> {
  const { rows } = await sql<OrderedPieces>`
    with back as (
      select l.*, least(p.quantity, l.quantity - l.restocked) as pieces
      from unnest(${pieces.map(({ lineId }) => lineId)}::int[], ${pieces.map(({ quantity }) => quantity)}::int[])
          as p (id, quantity)
        join order_lines l on l.id = p.id join orders o on o.id = l.order_id
      where o.id = ${orderId} and o.restocked_at is null
      for no key update of o, l
    ), marked as (
      update order_lines l set restocked = l.restocked + b.pieces from back b where l.id = b.id
    )
    select piece.product_id as "productId", piece.variation_id as "variationId",
      sum(piece.quantity * l.pieces)::int as quantity
    from back l cross join lateral ${piecesOfLine}
    where l.pieces > 0 group by 1, 2`.execute(trx);
  return rows;
}

/** Stocks that are counted, those of bundles by their parts. */
const countedOf = (variationIds: readonly number[]) => sql`
  select id as "variationId", product_id as "productId", stock from variations
  where stock is not null and not is_bundle and id = any((
    select array_agg(wanted.id) from (
      select unnest(${[...variationIds]}::int[]) as id
      union select variation_id from bundle_items where bundle_variation_id = any(${[...variationIds]}::int[])
    ) wanted)::int[])`;

/** The same, locked until the transaction ends in the order of ids, as every lock on them. */
export async function lockStock(trx: Db, variationIds: readonly number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`${countedOf(variationIds)} order by id for no key update`.execute(trx);
  return rows;
}

/** Stocks that are counted, as of this moment. */
export async function selectStock(db: Db, variationIds: readonly number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`${countedOf(variationIds)}`.execute(db);
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
