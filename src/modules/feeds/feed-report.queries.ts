import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FeedFlaw } from '#domain/schemas/feed-report.schema.ts';
import { flawSums, judgedIn, staleFigureParts } from '#modules/indexing/figure-parts.queries.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';

/** What is read of a part that has changed since its figures were kept. */
const judgedNow = judgedIn(sql`select part from stale`);

export interface FeedTotals {
  productCount: number;
  offerCount: number;
  flawCounts: Record<FeedFlaw, number>;
  /** Products that feeds leave out, whole or in part. */
  leftOut: number;
}

type TotalsRow = Record<'products' | 'offers' | 'leftOut' | FeedFlaw, number>;

/** Sums of what is kept by parts of the catalogue, and of what is found at once where a part has changed since. */
export async function selectFeedTotals(db: Kysely<Database>): Promise<FeedTotals> {
  const { rows } = await sql<TotalsRow>`
    with stale as materialized (${staleFigureParts}),
    figures as (
      select products, offers, hidden, no_picture, no_price, no_description, no_catalog, left_out
      from figure_parts where part not in (select part from stale)
      union all select ${flawSums} from (${judgedNow}) judged
    )
    select coalesce(sum(products), 0) as products, coalesce(sum(offers), 0) as offers,
      coalesce(sum(hidden), 0) as hidden, coalesce(sum(no_picture), 0) as "noPicture",
      coalesce(sum(no_price), 0) as "noPrice", coalesce(sum(no_description), 0) as "noDescription",
      coalesce(sum(no_catalog), 0) as "noCatalog", coalesce(sum(left_out), 0) as "leftOut"
    from figures`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Nothing was summed up');
  const { products: productCount, offers: offerCount, leftOut, ...flawCounts } = row;
  return { productCount, offerCount, flawCounts, leftOut };
}

export interface FlawedProductRow {
  id: number;
  title: string;
  image: ImageJson | null;
  variationCount: number;
  leftOutCount: number;
  flaws: FeedFlaw[];
}

/** Each has an index of what is kept. */
const conditions: Record<FeedFlaw | 'leftOut', RawBuilder<boolean>> = {
  leftOut: sql`(hidden or no_picture or no_price)`,
  hidden: sql`hidden and (hidden or no_picture or no_price)`,
  noPicture: sql`no_picture and not hidden`,
  noPrice: sql`no_price and not hidden`,
  noDescription: sql`no_description and not hidden`,
  noCatalog: sql`no_catalog and not hidden`,
};

/** Products with the flaw, or with any that leaves out; hidden ones, which are meant so mostly, last. */
export async function selectFlawedProducts(
  db: Kysely<Database>,
  flaw: FeedFlaw | null,
  { offset, limit }: { offset: number; limit: number },
): Promise<FlawedProductRow[]> {
  const condition = conditions[flaw ?? 'leftOut'];
  const order = flaw === null ? sql`hidden, lower(title), product_id` : sql`lower(title), product_id`;
  const columns = sql`product_id, title, hidden, no_picture, no_price, no_description, no_catalog, variations, left_out`;
  const first = (rows: RawBuilder<unknown>) =>
    sql`(select ${columns} from ${rows} and ${condition} order by ${order} limit ${offset + limit}::int)`;
  const { rows } = await sql<FlawedProductRow>`
    with stale as materialized (${staleFigureParts}),
    found as (
      ${first(sql`feed_flaws where product_part(product_id) not in (select part from stale)`)}
      union all ${first(sql`(${judgedNow}) judged where true`)}
    ),
    chosen as materialized (
      select *, row_number() over (order by ${order}) as place from found order by ${order} offset ${offset} limit ${limit}
    )
    select product_id as id, title, variations as "variationCount", left_out as "leftOutCount",
      (select ${imageJson('i')} from product_images pi join images i on i.id = pi.image_id
        where pi.product_id = chosen.product_id order by pi.position, pi.image_id limit 1) as image,
      array_remove(array[case when hidden then 'hidden' end, case when no_picture then 'noPicture' end,
        case when no_price then 'noPrice' end, case when no_description then 'noDescription' end,
        case when no_catalog then 'noCatalog' end], null) as flaws
    from chosen order by place`.execute(db);
  return rows;
}
