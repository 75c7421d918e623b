import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';

type Db = Kysely<Database>;

export interface CompanionRow {
  id: number;
  /** Names as the owner gave them. */
  goesWith: string;
  /** Ids of what was bought with it, most often first. */
  bought: number[];
}

export async function selectCompanions(db: Db, ids: readonly number[]): Promise<CompanionRow[]> {
  const { rows } = await sql<CompanionRow>`
    select p.id, p.goes_with as "goesWith",
      array(select companion_id from bought_together b where b.product_id = p.id order by place, companion_id) as bought
    from products p where p.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

/** Whose the names are: an address, else a SKU, else an address that leads on to a product's. Unknown ones are absent. */
export async function selectNamedProducts(
  db: Db,
  names: readonly { name: string; path: string }[],
): Promise<{ name: string; id: number }[]> {
  const { rows } = await sql<{ name: string; id: number }>`
    with given as (
      select * from unnest(${names.map(({ name }) => name)}::text[], ${names.map(({ path }) => path)}::text[])
        as given (name, path)
    )
    select name, id from (
      select name, coalesce(
        (select id from products where slug = given.name),
        (select product_id from variations where sku = given.name and sku <> '' limit 1),
        (select p.id from redirects r join products p on r.to_path = '/products/' || p.slug
          where r.from_path = given.path limit 1)) as id
      from given) found
    where id is not null`.execute(db);
  return rows;
}

/** Ids of products after one, ascending. */
export async function selectProductIdsAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface CountedOrders {
  days: number;
  /** The newest ones of a product. */
  orders: number;
  /** Larger orders say little of what goes together. */
  lines: number;
  /** So many companions of a product are kept. */
  companions: number;
  /** Address of a product that goes with everything. */
  except: string;
}

/**
 * Counts anew what was bought with the products in at least two orders; canceled and returned ones bought nothing.
 * Ids of those whose companions have changed; null while another instance counts. Call it in a transaction.
 */
export async function refreshBoughtTogether(
  trx: Db,
  ids: readonly number[],
  { days, orders, lines, companions, except }: CountedOrders,
): Promise<number[] | null> {
  const lock = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('bought together')) as taken`.execute(trx);
  if (!onlyRow(lock.rows).taken) return null;
  const given = sql`${[...ids]}::int[]`;
  const { rows } = await sql<{ id: number }>`
    with numbered as (
      select product_id, order_id, row_number() over (partition by product_id order by id desc) as number
      from order_lines where product_id = any(${given})
    ),
    bought as materialized (
      select distinct n.product_id, n.order_id
      from numbered n join orders o on o.id = n.order_id
      where n.number <= ${orders} and o.created_at > now() - make_interval(days => ${days})
        and o.status not in ('canceled', 'returned')
        and (select count(*) from order_lines l where l.order_id = n.order_id) between 2 and ${lines}
    ),
    pairs as (
      select b.product_id, l.product_id as companion_id, count(distinct b.order_id) as times
      from bought b join order_lines l on l.order_id = b.order_id and l.product_id <> b.product_id
      join products p on p.id = l.product_id and p.slug <> ${except}
      group by b.product_id, l.product_id having count(distinct b.order_id) > 1
    ),
    placed as (
      select product_id, companion_id,
        row_number() over (partition by product_id order by times desc, companion_id) as place
      from pairs
    ),
    kept as materialized (select * from placed where place <= ${companions}),
    gone as (
      delete from bought_together t
      where t.product_id = any(${given}) and not exists (
        select from kept k where k.product_id = t.product_id and k.companion_id = t.companion_id)
      returning t.product_id
    ),
    written as (
      insert into bought_together as t (product_id, companion_id, place)
      select product_id, companion_id, place from kept
      on conflict (product_id, companion_id) do update set place = excluded.place
      where t.place <> excluded.place
      returning t.product_id
    )
    select product_id as id from gone union select product_id from written`.execute(trx);
  return rows.map(({ id }) => id);
}
