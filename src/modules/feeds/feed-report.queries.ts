import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FeedFlaw } from '#domain/schemas/feed-report.schema.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';

/** What feeds ask of every product, by the rules of `offersOf`. */
const judged = sql`
  select p.id, p.title, p.enabled, v.count as variations, v.priced,
    not p.enabled as hidden,
    not exists (select from product_images pi where pi.product_id = p.id) as no_picture,
    v.priced < v.count or v.count = 0 as no_price,
    p.description !~ '(^|>)\\s*[^<[:space:]]' as no_description,
    not exists (select from catalog_products cp where cp.product_id = p.id) as no_catalog
  from products p cross join lateral (
    select count(*)::int as count,
      (count(*) filter (where coalesce(discount_price, full_price) > 0))::int as priced
    from variations where product_id = p.id
  ) v`;

const flawed: Record<FeedFlaw, RawBuilder<boolean>> = {
  hidden: sql`hidden`,
  noPicture: sql`not hidden and no_picture`,
  noPrice: sql`not hidden and no_price`,
  noDescription: sql`not hidden and no_description`,
  noCatalog: sql`not hidden and no_catalog`,
};

const leftOut = sql`case when hidden or no_picture then variations else variations - priced end`;

export interface FeedTotals {
  productCount: number;
  offerCount: number;
  flawCounts: Record<FeedFlaw, number>;
}

export async function selectFeedTotals(db: Kysely<Database>): Promise<FeedTotals> {
  const { rows } = await sql<Record<'products' | 'offers' | FeedFlaw, number>>`
    select count(*) filter (where ${leftOut} < variations) as products,
      coalesce(sum(variations - ${leftOut}), 0) as offers,
      count(*) filter (where ${flawed.hidden}) as hidden,
      count(*) filter (where ${flawed.noPicture}) as "noPicture",
      count(*) filter (where ${flawed.noPrice}) as "noPrice",
      count(*) filter (where ${flawed.noDescription}) as "noDescription",
      count(*) filter (where ${flawed.noCatalog}) as "noCatalog"
    from (${judged}) judged`.execute(db);
  const { products: productCount = 0, offers: offerCount = 0, ...flawCounts } = rows[0] ?? {};
  const none = { hidden: 0, noPicture: 0, noPrice: 0, noDescription: 0, noCatalog: 0 };
  return { productCount, offerCount, flawCounts: { ...none, ...flawCounts } };
}

export interface FlawedProductRow {
  id: number;
  title: string;
  image: ImageJson | null;
  variationCount: number;
  leftOutCount: number;
  flaws: FeedFlaw[];
}

/** Products with the flaw, or with any that leaves out; hidden ones, which are meant so mostly, last. */
export async function selectFlawedProducts(
  db: Kysely<Database>,
  flaw: FeedFlaw | null,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; rows: FlawedProductRow[] }> {
  const condition = flaw === null ? sql`(hidden or no_picture or no_price)` : flawed[flaw];
  const { rows } = await sql<FlawedProductRow & { total: number }>`
    with chosen as materialized (
      select *, count(*) over () as total from (${judged}) judged where ${condition}
      order by hidden, lower(title), id offset ${offset} limit ${limit}
    )
    select id, title, variations as "variationCount", ${leftOut} as "leftOutCount", total,
      (select ${imageJson('i')} from product_images pi join images i on i.id = pi.image_id
        where pi.product_id = chosen.id order by pi.position, pi.image_id limit 1) as image,
      array_remove(array[case when hidden then 'hidden' end, case when no_picture then 'noPicture' end,
        case when no_price then 'noPrice' end, case when no_description then 'noDescription' end,
        case when no_catalog then 'noCatalog' end], null) as flaws
    from chosen order by hidden, lower(title), id`.execute(db);
  const [first] = rows;
  if (first || offset === 0) return { total: first?.total ?? 0, rows };
  // Beyond the end there is no row that could tell how many there are.
  const counted = await sql<{ total: number }>`
    select count(*) as total from (${judged}) judged where ${condition}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}
