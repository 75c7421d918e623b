import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';

import { productsPerPart, stalePartsOf } from './product-parts.queries.ts';

type Db = Kysely<Database>;

const size = sql.lit(productsPerPart);
const isInPart = (id: RawBuilder<unknown>) =>
  sql`${id} > (p.part - 1) * ${size} and ${id} <= p.part * ${size}`;

/** The parts whose kept figures may be out of date at this moment. */
export const staleFigureParts = stalePartsOf('figure_parts');

/**
 * What feeds ask of every product but gift cards, by the rules of `offersOf`, in the columns of `feed_flaws`. Each part is read by
 * ranges of ids, so that all parts together cost no more than their tables.
 */
export function judgedIn(parts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select p.part, one.*,
      case when hidden or no_picture then variations else variations - priced end as left_out
    from (${parts}) p cross join lateral (
      select product.id as product_id, product.title, not product.enabled as hidden,
        picture.product_id is null as no_picture,
        coalesce(v.priced, 0) < coalesce(v.count, 0) or v.count is null as no_price,
        product.description !~ '(^|>)\\s*[^<[:space:]]' as no_description,
        shelf.product_id is null as no_catalog, coalesce(v.count, 0) as variations, coalesce(v.priced, 0) as priced
      from products product
      left join (
        select product_id, count(*)::int as count,
          (count(*) filter (where coalesce(discount_price, full_price) > 0))::int as priced
        from variations where ${isInPart(sql`product_id`)} group by product_id
      ) v on v.product_id = product.id
      left join (
        select distinct product_id from product_images where ${isInPart(sql`product_id`)}
      ) picture on picture.product_id = product.id
      left join (
        select distinct product_id from catalog_products where ${isInPart(sql`product_id`)}
      ) shelf on shelf.product_id = product.id
      where ${isInPart(sql`product.id`)} and product.fulfilment is distinct from 'gift_card'
    ) one`;
}

/** Aggregates over rows of `judgedIn`, under the names that `figure_parts` has for them. */
export const flawSums = sql`
  (count(*) filter (where left_out < variations))::int as products,
  coalesce(sum(variations - left_out), 0)::int as offers,
  (count(*) filter (where hidden))::int as hidden,
  (count(*) filter (where not hidden and no_picture))::int as no_picture,
  (count(*) filter (where not hidden and no_price))::int as no_price,
  (count(*) filter (where not hidden and no_description))::int as no_description,
  (count(*) filter (where not hidden and no_catalog))::int as no_catalog,
  (count(*) filter (where hidden or no_picture or no_price))::int as left_out`;

/** Rows (part, catalog_id, count): the own products of each catalog, hidden ones too. */
function catalogCountsIn(parts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select p.part, cp.catalog_id, count(*)::int as count
    from (${parts}) p join catalog_products cp on ${isInPart(sql`cp.product_id`)} group by p.part, cp.catalog_id`;
}

/** Rows (catalog_id, count) of all catalogs with products: kept, and counted at once where a part has changed since. */
export const productsOfCatalogs = sql<{ catalog_id: number; count: number }>`
  with stale as materialized (${staleFigureParts})
  select catalog_id, sum(count)::int as count from (
    select u.catalog_id, u.count
    from figure_parts kept cross join unnest(kept.catalog_ids, kept.catalog_counts) as u (catalog_id, count)
    where kept.part not in (select part from stale)
    union all
    select catalog_id, count from (${catalogCountsIn(sql`select part from stale`)}) counted
  ) c group by catalog_id`;

/** Makes the figures of parts anew, which the transaction has locked. What stays the same is not written. */
export async function recountFigureParts(trx: Db, parts: readonly number[]): Promise<void> {
  const given = sql`unnest(${[...parts]}::int[]) as given (part)`;
  const flaws = sql`hidden, no_picture, no_price, no_description, no_catalog`;
  const columns = sql`title, ${flaws}, variations, left_out`;
  const written = sql`excluded.title, excluded.hidden, excluded.no_picture, excluded.no_price,
    excluded.no_description, excluded.no_catalog, excluded.variations, excluded.left_out`;
  await sql`
    with judged as materialized (${judgedIn(sql`select part from ${given}`)}),
    flawed as (
      select * from judged where hidden or no_picture or no_price or no_description or no_catalog
    ),
    gone as (
      delete from feed_flaws f using ${given}
      where f.product_id > (given.part - 1) * ${size} and f.product_id <= given.part * ${size}
        and not exists (select from flawed where flawed.product_id = f.product_id)
    ),
    told as (
      insert into feed_flaws as f (product_id, ${columns}) select product_id, ${columns} from flawed
      on conflict (product_id) do update set (${columns}) = row (${written})
        where (f.title, f.hidden, f.no_picture, f.no_price, f.no_description, f.no_catalog, f.variations, f.left_out)
          is distinct from (${written})
    ),
    sums as (select part, ${flawSums} from judged group by part),
    catalogs as (
      select part, array_agg(catalog_id) as ids, array_agg(count) as counts
      from (${catalogCountsIn(sql`select part from ${given}`)}) c group by part
    )
    update figure_parts f set is_stale = false,
      products = coalesce(sums.products, 0), offers = coalesce(sums.offers, 0), hidden = coalesce(sums.hidden, 0),
      no_picture = coalesce(sums.no_picture, 0), no_price = coalesce(sums.no_price, 0),
      no_description = coalesce(sums.no_description, 0), no_catalog = coalesce(sums.no_catalog, 0),
      left_out = coalesce(sums.left_out, 0),
      catalog_ids = coalesce(catalogs.ids, '{}'), catalog_counts = coalesce(catalogs.counts, '{}')
    from ${given} left join sums using (part) left join catalogs using (part)
    where f.part = given.part`.execute(trx);
}
