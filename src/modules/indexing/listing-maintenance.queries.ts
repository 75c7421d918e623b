import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { forEachIdRange } from '#db/id-ranges.ts';

import { shownCatalogTree } from './catalog-closure.queries.ts';
import { listedPrices, pricedVariation, writeAhead } from './listing-ahead.queries.ts';
import { notePrices, refreshSalePrices, withSale } from './sale-prices.queries.ts';

type Db = Kysely<Database>;

/**
 * Brings sale prices, the history of prices and `product_listing` in line with products, variations, properties and
 * catalogs. Call it in the
 * transaction that changes any of these; with 'all' when a catalog is moved, enabled, disabled or removed.
 * Rows that stay the same are not written.
 */
export async function refreshListing(db: Db, productIds: readonly number[] | 'all'): Promise<void> {
  if (productIds !== 'all') return refreshProducts(db, [...productIds]);
  // In steps, because the pool cancels a statement after three seconds.
  await forEachIdRange(db, 'products', 5000, (ids) => refreshProducts(db, ids));
}

async function refreshProducts(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await refreshSalePrices(db, ids);
  await notePrices(db, ids, 'now');
  await relistProducts(db, ids);
}

/** The listing alone, now and ahead, after a moment at which nothing but the sale prices that count has changed. */
export async function relistProducts(db: Db, ids: readonly number[]): Promise<void> {
  const given = sql`${[...ids]}::int[]`;
  await sql`
    delete from product_listing
    where product_id = any(${given})
      and not exists (select from products p where p.id = product_id and p.enabled)`.execute(db);
  await sql`
    with recursive tree as (${shownCatalogTree}),
    scope as materialized (select id, title, position from products where enabled and id = any(${given})),
    in_catalogs as (
      select cp.product_id, array_agg(distinct catalog order by catalog) as catalogs
      from scope join catalog_products cp on cp.product_id = scope.id
      join tree on tree.id = cp.catalog_id cross join unnest(tree.path) as catalog
      group by cp.product_id
    ),
    priced as (
      select ${pricedVariation(sql`v.product_id`)}, v.stock is null or v.stock > 0 as in_stock
      from scope join variations v on v.product_id = scope.id ${withSale}
    ),
    prices as (
      select product_id, bool_or(in_stock) as available, ${listedPrices} from priced group by product_id
    ),
    valued as (
      select pp.product_id, pp.facet_value_id from scope join product_properties pp on pp.product_id = scope.id
      union
      select v.product_id, ov.facet_value_id
      from scope join variations v on v.product_id = scope.id
      join variation_values vv on vv.variation_id = v.id join option_values ov on ov.id = vv.option_value_id
    ),
    facets_of as (
      select product_id, array_agg(facet_value_id order by facet_value_id) as facet_values
      from valued group by product_id
    )
    insert into product_listing as l (product_id, catalogs, facet_values, prices, price_low, price_high,
      available, discounted, title_key, position)
    select scope.id, coalesce(in_catalogs.catalogs, '{}'), coalesce(facets_of.facet_values, '{}'),
      coalesce(prices.prices, '{}'), coalesce(prices.price_low, 0), coalesce(prices.price_high, 0),
      coalesce(prices.available, false), coalesce(prices.discounted, false), ${titleKey}, scope.position
    from scope
    left join in_catalogs on in_catalogs.product_id = scope.id
    left join facets_of on facets_of.product_id = scope.id
    left join prices on prices.product_id = scope.id
    on conflict (product_id) do update set
      catalogs = excluded.catalogs, facet_values = excluded.facet_values, prices = excluded.prices,
      price_low = excluded.price_low, price_high = excluded.price_high, available = excluded.available,
      discounted = excluded.discounted, title_key = excluded.title_key, position = excluded.position,
      changed_at = now()
    where (l.catalogs, l.facet_values, l.prices, l.available, l.discounted, l.title_key, l.position)
      is distinct from (excluded.catalogs, excluded.facet_values, excluded.prices, excluded.available,
        excluded.discounted, excluded.title_key, excluded.position)`.execute(db);
  await writeAhead(db, ids, { replaces: true });
}

const quotes = `«»"'„“”‘’()`;

/**
 * What titles are ordered by: lower case, ё as е, without quotes, numbers padded so that "Tea 2" comes before
 * "Tea 10". Cyrillic is folded by hand, since lower() of a server in locale C knows only ASCII.
 */
const titleKey = sql`trim(regexp_replace(
  regexp_replace(
    translate(lower(scope.title), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё' || ${sql.lit(quotes)},
      'абвгдеежзийклмнопрстуфхцчшщъыьэюяе'),
    '([0-9]+)', '0000000000\\1', 'g'),
  '[0-9]*([0-9]{10})', '\\1', 'g'))`;
