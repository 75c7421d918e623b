import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';

type Db = Kysely<Database>;

/** What products are sorted by: kept for each, and computed at once for those that have changed since. */
export type FigureSort = 'price' | '-price' | 'stock' | '-stock';

const columns: Record<FigureSort, { key: RawBuilder<unknown>; order: RawBuilder<unknown> }> = {
  price: { key: sql`price_low`, order: sql`key, id` },
  '-price': { key: sql`price_high`, order: sql`key desc nulls last, id desc` },
  stock: { key: sql`stock`, order: sql`key, id` },
  '-stock': { key: sql`stock`, order: sql`key desc nulls last, id desc` },
};

/** Figures of the products with the ids, in the columns of `product_figures`. */
const figuresOf = (ids: RawBuilder<unknown>) => sql`
  select p.id as product_id, v.price_low, v.price_high, v.stock
  from (${ids}) given (id) join products p on p.id = given.id cross join lateral (
    select min(coalesce(discount_price, full_price)) as price_low,
      max(coalesce(discount_price, full_price)) as price_high,
      case when count(*) = count(stock) then sum(stock) end as stock
    from variations where product_id = p.id
  ) v`;

/** Rows (id, place) of a page of the products that the condition on `products p` means; no condition: of all. */
export function pageByFigure(
  sort: FigureSort,
  condition: RawBuilder<boolean> | null,
  { offset, limit }: { offset: number; limit: number },
): RawBuilder<unknown> {
  const { key, order } = columns[sort];
  const ofProducts = condition ? sql`join products p on p.id = f.product_id and ${condition}` : sql``;
  // What is kept stands in the order of an index, of which no more is read than the page wants.
  return sql`
    with changed as materialized (select distinct product_id from product_figure_changes),
    found as (
      (select f.product_id as id, f.${key} as key from product_figures f ${ofProducts}
        where f.product_id not in (select product_id from changed)
        order by ${order} limit ${offset + limit}::int)
      union all
      select f.product_id, f.${key} from (${figuresOf(sql`select product_id from changed`)}) f ${ofProducts}
    )
    select id, row_number() over (order by ${order}) as place from found
    order by ${order} offset ${offset} limit ${limit}`;
}

/**
 * Keeps the figures of some products that have changed; gives how many changes that were. None while another instance
 * does it: two that read one product at different moments could keep the older figures. Call it in a transaction.
 */
export async function refreshFigures(trx: Db, limit: number): Promise<number> {
  const lock = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('product figures')) as taken`.execute(trx);
  if (!onlyRow(lock.rows).taken) return 0;
  const { rows } = await sql<{ id: number }>`
    delete from product_figure_changes
    where ctid = any(array(select ctid from product_figure_changes limit ${limit}))
    returning product_id as id`.execute(trx);
  if (rows.length === 0) return 0;
  // Read after what was noted is gone: what comes later is noted again.
  const ids = sql`select distinct unnest(${rows.map(({ id }) => id)}::int[])`;
  await sql`
    with now as materialized (${figuresOf(ids)}),
    gone as (
      delete from product_figures where product_id in (${ids}) and product_id not in (select product_id from now)
    )
    insert into product_figures as f (product_id, price_low, price_high, stock) select * from now
    on conflict (product_id) do update
      set price_low = excluded.price_low, price_high = excluded.price_high, stock = excluded.stock
      where (f.price_low, f.price_high, f.stock)
        is distinct from (excluded.price_low, excluded.price_high, excluded.stock)`.execute(trx);
  return rows.length;
}
