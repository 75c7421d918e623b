import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { saleRowsOf, type CoveredVariation, type SaleList } from '#domain/sale-prices.ts';

type Db = Kysely<Database>;

/** Prices of another moment than this one, which are only looked at. */
export interface SeenPrices {
  moment: Date;
  /** Whose lists count whatever state it is in; null: those of no layer. */
  layer: number | null;
  /** Whether those of approved layers count, as they will at the moment. */
  withOthers: boolean;
}

const joinSale = (sales: RawBuilder<unknown>) => sql`left join lateral (
    select s.price, s.list_id, s.ends_at from ${sales} s
    where s.variation_id = v.id and s.price < coalesce(v.discount_price, v.full_price)
    order by s.price, s.ends_at desc nulls first, s.list_id limit 1
  ) sale on true`;

/** Joined to variations `v`: the sale price that counts at a moment, null for this one, where it is lower than what `v` has. */
export const withSaleOf = (seen: SeenPrices | null) =>
  joinSale(seen ? seenSales(seen) : sql`sale_prices_at(now())`);

/** The same of a moment to come, by what is approved now. */
export const withSaleAt = (moment: RawBuilder<unknown>) => joinSale(sql`sale_prices_at(${moment})`);

/** The same of this moment. */
export const withSale = withSaleOf(null);

/** Prices that are kept count always: nobody sees the goods without them any more. */
const seenSales = ({ moment, layer, withOthers }: SeenPrices) => sql`(
    select at.* from sale_prices_at(${moment}::timestamptz) at
    join price_lists l on l.id = at.list_id and (${withOthers}::boolean or l.is_kept)
    union all
    select own.variation_id, own.price, own.list_id, y.ends_at from sale_prices own
    join price_lists l on l.id = own.list_id and l.enabled join layers y on y.id = l.layer_id
    where l.layer_id = ${layer}::int)`;

/** Of variations `v` with `withSale`: the discount price at this moment. */
export const discountNow = sql<number | null>`coalesce(sale.price, v.discount_price)`;

/** Of the same: what everybody pays at this moment. */
export const priceNow = sql<number>`coalesce(sale.price, v.discount_price, v.full_price)`;

/**
 * Writes what lists of layers make of products, in the transaction that changes either. Lists stay as they are until it
 * ends, so that none is changed by somebody who does not see these products yet. What was sold for the prices from before
 * since a sale's boundary that is still to be booked comes into the history first.
 */
export async function refreshSalePrices(
  trx: Db,
  productIds: readonly number[],
  listId: number | null = null,
): Promise<void> {
  const lists = await selectSaleLists(trx, productIds, listId);
  if (lists.length === 0) return;
  await noteDuePrices(trx, productIds);
  const covered = await selectCovered(trx, productIds);
  const rows = lists.flatMap((list) =>
    saleRowsOf(list, covered).map(({ variationId, price }) => ({ listId: list.id, variationId, price })),
  );
  const listIds = lists.map(({ id }) => id);
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given ("listId" int, "variationId" int, price bigint)`;
  await sql`
    delete from sale_prices s using variations v
    where v.id = s.variation_id and v.product_id = any(${[...productIds]}::int[])
      and s.list_id = any(${listIds}::int[]) and not exists (select from ${given}
        where given."listId" = s.list_id and given."variationId" = s.variation_id)`.execute(trx);
  await sql`
    insert into sale_prices as s (list_id, variation_id, price)
    select given."listId", given."variationId", given.price from ${given} order by 1, 2
    on conflict (list_id, variation_id) do update set price = excluded.price
      where s.price <> excluded.price`.execute(trx);
}

/** Writes what products were sold for since boundaries that are still to be booked (`book-sales.ts`), in their order. */
export async function noteDuePrices(trx: Db, productIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ at: string }>`
    select at::text from sale_moments where at < now() order by sale_moments.at`.execute(trx);
  for (const { at } of rows) await notePrices(trx, productIds, at);
}

/** Lists of layers that are not done, or the one, with their own prices of these products. */
async function selectSaleLists(
  trx: Db,
  productIds: readonly number[],
  listId: number | null,
): Promise<SaleList[]> {
  const { rows: locked } = await sql<{ id: number }>`
    select l.id from price_lists l join layers y on y.id = l.layer_id
    where y.position is not null and (${listId}::int is null or l.id = ${listId})
    order by l.id for share of l`.execute(trx);
  if (locked.length === 0) return [];
  const { rows } = await sql<SaleList>`
    select l.id, l.percent, l.rounding, l.covers, l.skips_reduced as "skipsReduced",
      (select coalesce(json_agg(c.catalog_id), '[]') from price_list_catalogs c where c.list_id = l.id) as catalogs,
      (select coalesce(json_agg(p.product_id), '[]') from price_list_products p
        where p.list_id = l.id and p.product_id = any(${[...productIds]}::int[])) as products,
      (select coalesce(json_agg(json_build_object('variationId', p.variation_id, 'price', p.price)), '[]')
        from price_list_prices p join variations v on v.id = p.variation_id
        where p.list_id = l.id and p.min_quantity = 1 and v.product_id = any(${[...productIds]}::int[])) as prices
    from price_lists l where l.id = any(${locked.map(({ id }) => id)}::int[]) order by l.id`.execute(trx);
  return rows;
}

/** Variations whose prices lists may lower; gift cards cost what they are worth. `catalogs`: with all above them. */
async function selectCovered(trx: Db, productIds: readonly number[]): Promise<CoveredVariation[]> {
  const { rows } = await sql<CoveredVariation>`
    with recursive above (product_id, catalog_id) as (
      select product_id, catalog_id from catalog_products where product_id = any(${[...productIds]}::int[])
      union
      select above.product_id, c.parent_id from above join catalogs c on c.id = above.catalog_id
      where c.parent_id is not null
    ),
    placed as (select product_id, array_agg(catalog_id) as catalogs from above group by product_id)
    select v.id as "variationId", v.product_id as "productId", v.full_price as "fullPrice",
      v.discount_price as "discountPrice", coalesce(placed.catalogs, '{}') as catalogs
    from variations v join products p on p.id = v.product_id left join placed on placed.product_id = p.id
    where p.id = any(${[...productIds]}::int[]) and v.full_price > 0
      and p.fulfilment is distinct from 'gift_card'`.execute(trx);
  return rows;
}

/**
 * Writes into the history what variations of products are sold for: since a moment, as the database writes it, or `now` as
 * this transaction sees it. Gives the products of which something is another than was known.
 */
export async function notePrices(trx: Db, productIds: readonly number[], since: string): Promise<number[]> {
  const moment = since === 'now' ? sql`now()` : sql`${since}::timestamptz`;
  // What was written since is newer than what the moment has to say; a transaction that began later was done sooner.
  const isOlder = since === 'now' ? sql`true` : sql`h.valid_from < ${moment}`;
  const { rows } = await sql<{ id: number }>`
    with found as (
      select v.id, v.product_id, coalesce(sale.price, v.discount_price, v.full_price) as price,
        coalesce(coalesce(sale.price, v.discount_price) > 0, false) as reduced, h.price as known_price,
        h.reduced as known_reduced, h.valid_from,
        case when h.valid_from <= ${moment} then ${moment}
          else greatest(clock_timestamp(), h.valid_from + interval '1 microsecond') end as moment
      from variations v join price_history h on h.variation_id = v.id and h.valid_to is null
      left join lateral (
        select min(s.price) as price from sale_prices_sold_at(${moment}) s
        where s.variation_id = v.id and s.price < coalesce(v.discount_price, v.full_price)
      ) sale on true
      where v.product_id = any(${[...productIds]}::int[]) and ${isOlder}
    ),
    changed as materialized (
      select * from found where (known_price, known_reduced) is distinct from (price, reduced)
    ),
    mended as (
      update price_history h set price = c.price, reduced = c.reduced from changed c
      where h.variation_id = c.id and h.valid_from = c.valid_from and c.valid_from = c.moment
    ),
    ended as (
      update price_history h set valid_to = c.moment from changed c
      where h.variation_id = c.id and h.valid_from = c.valid_from and c.valid_from < c.moment and h.valid_to is null
      returning h.variation_id
    ),
    begun as (
      insert into price_history (variation_id, price, reduced, valid_from)
      select c.id, c.price, c.reduced, c.moment from changed c join ended on ended.variation_id = c.id
    )
    select distinct product_id as id from changed order by id`.execute(trx);
  return rows.map(({ id }) => id);
}
