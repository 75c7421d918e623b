import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';

import { discountNow, priceNow, withSaleAt } from './sale-prices.queries.ts';

type Db = Kysely<Database>;

/**
 * Columns of variations `v` with a `sale`, of which `listedPrices` makes those of the listing, all rows of a `group`
 * together. A variation without a full price is not on sale yet: as in domain/price.ts it counts only if none has one.
 */
export const pricedVariation = (group: RawBuilder<unknown>) => sql`v.product_id, ${priceNow} as price,
  v.full_price > 0 or max(v.full_price) over (partition by ${group}) = 0 as on_sale,
  coalesce(${discountNow} > 0 and ${discountNow} < v.full_price, false) as reduced`;

export const listedPrices = sql`array_agg(distinct price order by price) filter (where on_sale) as prices,
  min(price) filter (where on_sale) as price_low, max(price) filter (where on_sale) as price_high,
  bool_or(reduced) as discounted`;

/** Rows of products as they show at this moment. */
export const shownListing = sql`(
    select l.product_id, l.catalogs, l.facet_values, l.available, l.title_key, l.position,
      coalesce(a.prices, l.prices) as prices, coalesce(a.price_low, l.price_low) as price_low,
      coalesce(a.price_high, l.price_high) as price_high, coalesce(a.discounted, l.discounted) as discounted
    from product_listing l left join (
      select distinct on (a.product_id) a.product_id, a.prices, a.price_low, a.price_high, a.discounted
      from listing_ahead a join listing_moments m on m.id = a.moment_id and m.at <= now()
      order by a.product_id, m.at desc) a on a.product_id = l.product_id)`;

/** Joined to rows `l` of a few products: the prices that they have by now where those were written ahead. */
export const withPassed = sql`left join lateral (
    select a.prices, a.discounted from listing_ahead a
    join listing_moments m on m.id = a.moment_id and m.at <= now()
    where a.product_id = l.product_id order by m.at desc limit 1) passed on true`;

/**
 * Writes what listed products will cost from each moment to come, by what is approved now, for all of these moments once
 * one of them changes something. `replaces`: the listing says by now what moments that have passed had changed.
 */
export async function writeAhead(
  db: Db,
  productIds: readonly number[],
  { replaces }: { replaces: boolean },
): Promise<void> {
  const given = sql`${[...productIds]}::int[]`;
  await sql`
    with moments as materialized (select id, at from listing_moments where at > now()),
    passed as materialized (
      select a.product_id, a.moment_id from listing_ahead a join listing_moments m on m.id = a.moment_id
      where m.at <= now() and a.product_id = any(${given})
    ),
    priced as (
      select m.id as moment_id, ${pricedVariation(sql`v.product_id, m.id`)}
      from moments m cross join variations v ${withSaleAt(sql`m.at`)} where v.product_id = any(${given})
    ),
    coming as materialized (
      select product_id, moment_id, ${listedPrices} from priced group by product_id, moment_id
    ),
    other as (
      select c.product_id from coming c join product_listing l on l.product_id = c.product_id
      where (coalesce(c.prices, '{}'), c.discounted) is distinct from (l.prices, l.discounted)
      union select p.product_id from passed p join product_listing l on l.product_id = p.product_id
      where not ${replaces}::boolean
    ),
    kept as materialized (select c.* from coming c join other on other.product_id = c.product_id),
    gone as (
      delete from listing_ahead a where a.product_id = any(${given}) and (
        (${replaces}::boolean and (a.product_id, a.moment_id) in (select product_id, moment_id from passed))
        or (a.moment_id in (select id from moments)
          and (a.product_id, a.moment_id) not in (select product_id, moment_id from kept)))
    )
    insert into listing_ahead as a (product_id, moment_id, prices, price_low, price_high, discounted)
    select product_id, moment_id, coalesce(prices, '{}'), coalesce(price_low, 0), coalesce(price_high, 0), discounted
    from kept order by product_id, moment_id
    on conflict (product_id, moment_id) do update set prices = excluded.prices, price_low = excluded.price_low,
      price_high = excluded.price_high, discounted = excluded.discounted
    where (a.prices, a.discounted) is distinct from (excluded.prices, excluded.discounted)`.execute(db);
}

/** Keeps rows of the listing from being written by others until the transaction ends. */
export async function lockListed(trx: Db, productIds: readonly number[]): Promise<void> {
  await sql`select from product_listing where product_id = any(${[...productIds]}::int[])
    order by product_id for no key update`.execute(trx);
}

/** What listings show of the prices of products. */
export async function selectShownPrices(
  trx: Db,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; shown: string }>`
    select l.product_id as id, concat(coalesce(passed.prices, l.prices),
      coalesce(passed.discounted, l.discounted)) as shown
    from product_listing l ${withPassed} where l.product_id = any(${[...productIds]}::int[])`.execute(trx);
  return new Map(rows.map(({ id, shown }) => [id, shown]));
}
