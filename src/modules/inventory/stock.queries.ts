import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared-statements.ts';

type Db = Kysely<Database>;

/** So many of a variation; each variation at most once in a list. */
export interface StockLine {
  variationId: number;
  quantity: number;
}

export interface StockRow {
  variationId: number;
  productId: number;
  stock: number;
}

/** Stocks that are counted, locked until the transaction ends in the order of ids, as every lock on them. */
export async function lockStock(trx: Db, variationIds: readonly number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select id as "variationId", product_id as "productId", stock from variations
    where id = any(${[...variationIds]}::int[]) and stock is not null
    order by id for no key update`.execute(trx);
  return rows;
}

/**
 * Takes what is there; a line that asks for more takes nothing. Gives the rows that changed, with what is
 * left: fewer than lines means that some were short, or not counted.
 */
export async function subtractStock(trx: Db, lines: readonly StockLine[]): Promise<StockRow[]> {
  // The arrays stand in subqueries as in goods.queries.ts: to be planned once.
  const { rows } = await sql<StockRow>`${prepared('subtract_stock')}
    update variations v set stock = v.stock - l.quantity
    from unnest((select ${lines.map((line) => line.variationId)}::int[]),
      (select ${lines.map((line) => line.quantity)}::int[])) as l (id, quantity)
    where v.id = l.id and v.stock >= l.quantity
    returning v.id as "variationId", v.product_id as "productId", v.stock`.execute(trx);
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

/**
 * Brings the listing's `available` in line with the stocks of products. Two orders may take the last of two
 * variations of one product at once, each still seeing the other's stock: the lock lets the second look
 * after the first has committed.
 */
export async function refreshAvailability(trx: Db, productIds: readonly number[]): Promise<void> {
  const given = sql`${[...productIds]}::int[]`;
  await sql`select product_id from product_listing where product_id = any(${given})
    order by product_id for no key update`.execute(trx);
  await sql`
    update product_listing l set available = now_available, changed_at = now()
    from (
      select product_id, bool_or(stock is null or stock > 0) as now_available
      from variations where product_id = any(${given}) group by product_id
    ) s
    where l.product_id = s.product_id and l.available <> now_available`.execute(trx);
}
