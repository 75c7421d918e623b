import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';

type Db = Kysely<Database>;

/**
 * Counts anew what was sold in the last days; canceled and returned orders sold nothing. Does nothing while another
 * instance counts. Call it in a transaction.
 */
export async function refreshSales(trx: Db, days: number): Promise<void> {
  const lock = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('product sales')) as taken`.execute(trx);
  if (!onlyRow(lock.rows).taken) return;
  await sql`
    with sold as materialized (
      select l.product_id, sum(l.quantity) as pieces
      from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
      where o.created_at > now() - make_interval(days => ${days})
        and o.status not in ('canceled', 'returned')
      group by l.product_id
    ),
    gone as (delete from product_sales where product_id not in (select product_id from sold))
    insert into product_sales as s (product_id, pieces) select product_id, pieces from sold
    on conflict (product_id) do update set pieces = excluded.pieces where s.pieces <> excluded.pieces`.execute(
    trx,
  );
}

/** Products that can be bought, those sold most often first. */
export async function selectBestsellerIds(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.product_id as id from product_sales s
    join product_listing l on l.product_id = s.product_id and l.available
    order by s.pieces desc, s.product_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Products that can be bought, in the order that the owner gave them. */
export async function selectFeaturedIds(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_listing where available
    order by position, product_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
