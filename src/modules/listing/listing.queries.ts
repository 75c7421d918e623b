import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { inCatalog, orderOf, type ListingSort } from '#modules/indexing/catalog-products.queries.ts';
import { shownListing } from '#modules/indexing/listing-ahead.queries.ts';

type Db = Kysely<Database>;

/** Values of one title, of which a product must have at least one. */
export interface ChosenTitle {
  kind: 'property' | 'option';
  title: string;
  values: readonly string[];
}

/** What to list; prices are minor units, both bounds inclusive. A null catalog means all products. */
export interface ListingPlan {
  catalogId: number | null;
  sort: ListingSort;
  minPrice: number | null;
  maxPrice: number | null;
  chosen: readonly ChosenTitle[];
  /** Only what can be bought now. */
  onlyAvailable: boolean;
  /** Only what has a variation with a discount. */
  onlyDiscounted: boolean;
  offset: number;
  limit: number;
}

export interface FacetRow {
  facetId: number;
  kind: 'property' | 'option';
  title: string;
  unit: string | null;
  /** How the earliest option of the title is shown; null for properties. */
  view: string | null;
  position: number;
  /** Whether the filter shows it. */
  inFilter: boolean;
}

export interface FacetValueRow {
  id: number;
  facetId: number;
  value: string;
  color: string | null;
  position: number;
}

/** Every value that occurs in the catalog with its count; prices are minor units, 0 where nothing has one. */
export interface ListingAnswer {
  productIds: number[];
  count: number;
  priceLow: number;
  priceHigh: number;
  /** Products of the catalog by their lowest price: `priceBars` of equal width from `priceLow` to `priceHigh`. */
  bars: number[];
  /** Products that match and can be bought, or have a discount. */
  available: number;
  discounted: number;
  facets: FacetRow[];
  values: (FacetValueRow & { count: number })[];
}

/** Bars of the histogram of prices. */
export const priceBars = 24;

/**
 * One page of a listing with count and facets in one pass over the narrow rows (decision 7b). `state` of a row
 * is 0 when it matches, n when only the n-th chosen title fails (it still counts for that title's values), and
 * -1 otherwise.
 */
export async function selectListing(db: Db, plan: ListingPlan): Promise<ListingAnswer> {
  const titles = await resolveTitles(db, plan.chosen);
  const { rows } = await sql<Omit<ListingAnswer, 'bars'> & { bars: Record<string, number> }>`
    with base as materialized (
      select l.product_id, l.facet_values, l.prices, l.price_low, l.price_high, l.title_key, l.position,
        l.available, l.discounted,
        ${plan.catalogId === null ? sql`null::int` : sql`cp.position`} as own_position,
        ${stateOf(plan, titles)} as state
      from ${shownListing} l ${inCatalog(plan.catalogId)}
    ), page as (
      select product_id, row_number() over (order by ${orderOf(plan.sort)}) as place
      from base where state = 0
      order by ${orderOf(plan.sort)} offset ${plan.offset} limit ${plan.limit}
    ), bounds as (
      select coalesce(min(price_low) filter (where prices <> '{}'), 0) as low,
        coalesce(max(price_high) filter (where prices <> '{}'), 0) as high
      from base
    ), bars as (
      select least(${sql.lit(priceBars - 1)}, (price_low - low) * ${sql.lit(priceBars)} / (high - low)) as bar,
        count(*)::int as products
      from base, bounds where prices <> '{}' and high > low group by 1
    ), counts as (
      select value, state, count(*)::int as products from base, unnest(facet_values) as value group by 1, 2
    ), shown as (
      select fv.id, fv.facet_id as "facetId", fv.value, fv.color, fv.position,
        coalesce(sum(products) filter (where state in (0, ${stateOfFacet(titles)})), 0)::int as count
      from counts join facet_values fv on fv.id = counts.value
      group by fv.id
    )
    select
      (select coalesce(json_agg(product_id order by place), '[]') from page) as "productIds",
      (select count(*) from base where state = 0) as count,
      (select count(*) from base where state = 0 and available) as available,
      (select count(*) from base where state = 0 and discounted) as discounted,
      (select low from bounds) as "priceLow",
      (select high from bounds) as "priceHigh",
      (select coalesce(json_object_agg(bar, products), '{}') from bars) as bars,
      (select coalesce(json_agg(facet), '[]') from (${selectFacetsWhere(sql`f.in_filter and f.id in (select "facetId" from shown)`)}) facet) as facets,
      (select coalesce(json_agg(shown), '[]') from shown) as values`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('The listing statement gave no row');
  const bars = Array.from({ length: priceBars }, (_, bar) => answer.bars[bar] ?? 0);
  return { ...answer, bars };
}

interface ResolvedTitle {
  facetId: number | null;
  valueIds: number[];
}

/** Ids of the chosen values in the order of the titles; what does not exist resolves to nothing. */
async function resolveTitles(db: Db, chosen: readonly ChosenTitle[]): Promise<ResolvedTitle[]> {
  if (chosen.length === 0) return [];
  const { rows } = await sql<{
    kind: string;
    title: string;
    facetId: number;
    value: string | null;
    id: number;
  }>`
    select f.kind, f.title, f.id as "facetId", fv.value, fv.id
    from facets f left join facet_values fv on fv.facet_id = f.id
      and fv.value = any(${chosen.flatMap((title) => title.values)}::text[])
    where f.title = any(${chosen.map((title) => title.title)}::text[])`.execute(db);
  return chosen.map(({ kind, title, values }) => {
    const facet = rows.filter((row) => row.kind === kind && row.title === title);
    const found = facet.filter(({ value }) => value !== null && values.includes(value));
    return { facetId: facet[0]?.facetId ?? null, valueIds: found.map((row) => row.id) };
  });
}

function stateOf(
  { minPrice, maxPrice, onlyAvailable, onlyDiscounted }: ListingPlan,
  titles: readonly ResolvedTitle[],
): RawBuilder<number> {
  const conditions = [
    priceMatches(minPrice, maxPrice),
    ...(onlyAvailable ? [sql`l.available`] : []),
    ...(onlyDiscounted ? [sql`l.discounted`] : []),
  ];
  const allowed = sql.join(conditions, sql` and `);
  if (titles.length === 0) return sql`case when ${allowed} then 0 else -1 end`;
  const misses = titles.map(({ valueIds }) =>
    valueIds.length === 0 ? sql`1` : sql`(not l.facet_values && ${valueIds}::int[])::int`,
  );
  const missCount = sql.join(misses, sql` + `);
  const missed = sql.join(
    misses.map((miss, index) => sql`(${miss}) * ${sql.lit(index + 1)}`),
    sql` + `,
  );
  return sql`case when not (${allowed}) or ${missCount} > 1 then -1 else ${missed} end`;
}

function priceMatches(minPrice: number | null, maxPrice: number | null): RawBuilder<boolean> {
  if (minPrice === null && maxPrice === null) return sql`true`;
  const low = sql`${minPrice ?? 0}::bigint`;
  const high = sql`${maxPrice ?? Number.MAX_SAFE_INTEGER}::bigint`;
  return sql`l.price_low <= ${high} and l.price_high >= ${low}
    and exists (select from unnest(l.prices) as price where price between ${low} and ${high})`;
}

function stateOfFacet(titles: readonly ResolvedTitle[]): RawBuilder<number> {
  const cases = titles.flatMap(({ facetId }, index) =>
    facetId === null ? [] : [sql`when ${facetId} then ${sql.lit(index + 1)}`],
  );
  return cases.length === 0 ? sql`0` : sql`case fv.facet_id ${sql.join(cases, sql` `)} else 0 end`;
}

function selectFacetsWhere(condition: RawBuilder<unknown>): RawBuilder<FacetRow> {
  return sql`
    select f.id as "facetId", f.kind, f.title, f.unit, f.position, f.in_filter as "inFilter", case when f.kind = 'option' then
      (select o.view from options o where o.facet_id = f.id order by o.id limit 1) end as view
    from facets f where ${condition}`;
}

/** The whole dictionary of facets. */
export async function selectFacets(db: Db): Promise<FacetRow[]> {
  const { rows } = await selectFacetsWhere(sql`true`).execute(db);
  return rows;
}

export async function selectFacetValues(db: Db): Promise<FacetValueRow[]> {
  return db
    .selectFrom('facet_values')
    .select(['id', 'facet_id as facetId', 'value', 'color', 'position'])
    .orderBy('id')
    .execute();
}

interface PricesAhead {
  momentId: number;
  isPassed: boolean;
  prices: string;
  discounted: boolean;
}

/** A listing row for the in-process index; arrays come as PostgreSQL text (`{1,2}`), which parses fastest. */
export interface ListingIndexRow {
  id: number;
  catalogs: string;
  /** Catalogs that the product is in itself, with its position in each, in the same order. */
  ownCatalogs: string;
  ownPositions: string;
  facetValues: string;
  /** By `ahead` they are others where one of its moments has passed. */
  prices: string;
  /** Something of it can be bought now. */
  available: boolean;
  /** Some variation has a discount. */
  discounted: boolean;
  /** Prices that are written ahead for moments, the earliest first; null: none are. */
  ahead: PricesAhead[] | null;
  titleKey: string;
  position: number;
  slug: string;
  /** Another number once anything has changed that the index or its dictionary takes from the product. */
  version: number;
}

/** Of the version 53 bits, which a number holds; rows that stay the same are not written, and keep their `xmin`. */
const indexColumns = sql`
  l.product_id as id, l.catalogs::text as catalogs, l.facet_values::text as "facetValues",
  l.prices::text as prices, l.available, l.discounted, l.title_key as "titleKey", l.position, p.slug,
  coalesce(own.catalogs::text, '{}') as "ownCatalogs", coalesce(own.positions::text, '{}') as "ownPositions",
  ahead.rows as ahead,
  (hashtextextended(concat_ws(' ', l.xmin, ahead.versions, p.slug, own.catalogs, own.positions, (
    select string_agg(concat_ws(' ', o.id, o.facet_id, o.view), ',' order by o.id)
    from options o where o.product_id = l.product_id
  )), 0) >> 11)::float8 as version`;

function ownCatalogsOf(product: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join lateral (
    select array_agg(catalog_id order by catalog_id) as catalogs,
      array_agg(position order by catalog_id) as positions
    from catalog_products where product_id = ${product}) own on true`;
}

const withAhead = sql`left join lateral (
    select json_agg(json_build_object('momentId', m.id, 'isPassed', m.at <= now(), 'prices', a.prices::text,
      'discounted', a.discounted) order by m.at) as rows, string_agg(concat_ws('.', m.id, a.xmin), ',' order by m.at) as versions
    from listing_ahead a join listing_moments m on m.id = a.moment_id where a.product_id = l.product_id) ahead on true`;

interface ListingMoment {
  id: number;
  /** Milliseconds from now on. */
  inMs: number;
}

/** Moments for which the listing is written ahead, those that came a minute ago included. */
export async function selectListingMoments(db: Db): Promise<ListingMoment[]> {
  const { rows } = await sql<ListingMoment>`
    select id, extract(epoch from at - clock_timestamp())::float8 * 1000 as "inMs"
    from listing_moments where is_ready and at > clock_timestamp() - interval '1 minute' order by at`.execute(
    db,
  );
  return rows;
}

/** Whether what was written ahead for a moment has not been forgotten before it came. */
export async function hasListingMoment(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from listing_moments where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** The next listing rows by id after the given one. */
export async function selectListingRowsAfter(
  db: Db,
  afterId: number,
  limit: number,
): Promise<ListingIndexRow[]> {
  const { rows } = await sql<ListingIndexRow>`
    select ${indexColumns}
    from (select *, xmin from product_listing where product_id > ${afterId} order by product_id limit ${limit}) l
    join products p on p.id = l.product_id ${ownCatalogsOf(sql`l.product_id`)} ${withAhead}
    order by l.product_id`.execute(db);
  return rows;
}

export async function selectListingRows(db: Db, ids: readonly number[]): Promise<ListingIndexRow[]> {
  const { rows } = await sql<ListingIndexRow>`
    select ${indexColumns}
    from product_listing l join products p on p.id = l.product_id ${ownCatalogsOf(sql`l.product_id`)} ${withAhead}
    where l.product_id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

export async function selectListingSize(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from product_listing`.execute(db);
  return rows[0]?.count ?? 0;
}
