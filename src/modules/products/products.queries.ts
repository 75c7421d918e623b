import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Fulfilment } from '#domain/fulfilment.ts';
import type { PricePeriod } from '#domain/prior-price.ts';
import { shownCatalogTree } from '#modules/indexing/catalog-closure.queries.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';
import { discountNow, withSaleOf, type SeenPrices } from '#modules/indexing/sale-prices.queries.ts';

import { filmsOf, type FilmJson } from './product-films.queries.ts';

interface DimensionColumns {
  weight: number | null;
  height: number | null;
  width: number | null;
  length: number | null;
}

interface OptionJson {
  id: number;
  title: string;
  type: 'string' | 'color' | 'image';
  view: 'select' | 'button' | 'color' | 'image';
  unit: string | null;
  values: { id: number; title: string; color: string | null; image: ImageJson | null }[];
}

/** Prices are minor units. */
export interface VariationJson extends DimensionColumns {
  id: number;
  sku: string;
  barcode: string;
  title: string;
  imageId: number | null;
  fullPrice: number;
  discountPrice: number | null;
  /** When the sale ends that makes the discount price, in milliseconds of the epoch; null where none does or it has no end. */
  saleEndsAt: number | null;
  /** Of a variation with a discount, where it is asked for; in the order of time. */
  periods: PricePeriod[] | null;
  stock: number | null;
  default: boolean;
  position: number;
  valueIds: number[];
  /** Of a bundle. */
  parts:
    | { quantity: number; title: string; variant: string; slug: string | null; variationId: number }[]
    | null;
}

export interface ProductRow extends DimensionColumns {
  id: number;
  slug: string;
  title: string;
  description: string;
  pitch: string;
  inTheBox: string;
  care: string;
  fulfilment: Fulfilment | null;
  meta: { title?: string; description?: string };
  createdAt: Date;
  reviewCount: number;
  ratingSum: number;
  images: ImageJson[];
  films: FilmJson[];
  options: OptionJson[];
  variations: VariationJson[];
  catalogs: { id: number; title: string; slug: string }[];
  properties: { title: string; value: string; unit: string | null }[];
}

type Db = Kysely<Database>;

/**
 * Enabled products with everything that a product answer shows, in one statement, in no set order; `withPeriods`: and
 * with what those that have a discount were sold for; `seen`: at the prices of another moment.
 */
export async function selectProducts(
  db: Db,
  ids: readonly number[],
  { withPeriods, seen }: { withPeriods: boolean; seen: SeenPrices | null },
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with recursive tree as (${shownCatalogTree})
    select p.id, p.slug, p.title, p.description, p.pitch, p.in_the_box as "inTheBox", p.care, p.fulfilment, p.meta, p.weight, p.height, p.width, p.length,
      p.created_at as "createdAt",
      p.review_count as "reviewCount", p.rating_sum as "ratingSum",
      ${imagesOfProduct} as images, ${filmsOf('p')} as films, ${optionsOfProduct} as options, ${variationsOfProduct(withPeriods, seen)} as variations,
      ${catalogsOfProduct} as catalogs, ${propertiesOfProduct} as properties
    from products p
    where p.enabled and p.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

const imagesOfProduct = sql<ImageJson[]>`(
  select coalesce(json_agg(${imageJson('i')} order by pi.position, pi.image_id), '[]')
  from product_images pi join images i on i.id = pi.image_id
  where pi.product_id = p.id)`;

/** Values that no variation has stay: the page shows them as unavailable. */
const optionsOfProduct = sql<OptionJson[]>`(
  select coalesce(json_agg(json_build_object(
      'id', o.id, 'title', f.title, 'type', o.type, 'view', o.view, 'unit', f.unit,
      'values', (
        select coalesce(json_agg(json_build_object(
            'id', ov.id, 'title', fv.value, 'color', fv.color, 'image', ${imageJson('i')})
          order by ov.position, ov.id), '[]')
        from option_values ov
        join facet_values fv on fv.id = ov.facet_value_id
        left join images i on i.id = ov.image_id
        where ov.option_id = o.id))
    order by o.position, o.id), '[]')
  from options o join facets f on f.id = o.facet_id
  where o.product_id = p.id)`;

const periodsOfVariation = sql`(
  select json_agg(json_build_object('price', h.price, 'isReduced', h.reduced,
      'from', extract(epoch from h.valid_from) * 1000, 'to', extract(epoch from h.valid_to) * 1000)
    order by h.valid_from)
  from price_history h
  where h.variation_id = v.id and ${discountNow} > 0)`;

/** What is hidden is in its bundles all the same, but leads nowhere. */
const partsOfVariation = sql`(
  select json_agg(json_build_object('quantity', b.quantity, 'title', of.title, 'variant', part.title,
      'slug', case when of.enabled then of.slug end, 'variationId', part.id) order by b.position)
  from bundle_items b join variations part on part.id = b.variation_id join products of on of.id = part.product_id
  where b.bundle_variation_id = v.id)`;

const variationsOfProduct = (withPeriods: boolean, seen: SeenPrices | null) => sql<VariationJson[]>`(
  select coalesce(json_agg(json_build_object(
      'id', v.id, 'sku', v.sku, 'barcode', v.barcode, 'title', v.title, 'imageId', v.image_id, 'fullPrice', v.full_price,
      'discountPrice', ${discountNow}, 'saleEndsAt', extract(epoch from sale.ends_at) * 1000, 'periods', ${withPeriods ? periodsOfVariation : sql`null`}, 'stock', v.stock, 'default', v.is_default, 'position', v.position,
      'weight', v.weight, 'height', v.height, 'width', v.width, 'length', v.length,
      'valueIds', (
        select coalesce(json_agg(vv.option_value_id order by o.position, o.id), '[]')
        from variation_values vv
        join option_values ov on ov.id = vv.option_value_id
        join options o on o.id = ov.option_id
        where vv.variation_id = v.id),
      'parts', case when v.is_bundle then ${partsOfVariation} end)
    order by v.position, v.id), '[]')
  from variations v ${withSaleOf(seen)}
  where v.product_id = p.id)`;

const catalogsOfProduct = sql<ProductRow['catalogs']>`(
  select coalesce(json_agg(json_build_object('id', page.id, 'title', page.title, 'slug', page.slug)
    order by c.position, c.id), '[]')
  from catalog_products cp
  join tree on tree.id = cp.catalog_id
  join catalogs c on c.id = cp.catalog_id
  join pages page on page.id = cp.catalog_id
  where cp.product_id = p.id)`;

const propertiesOfProduct = sql<ProductRow['properties']>`(
  select coalesce(json_agg(json_build_object('title', f.title, 'value', fv.value, 'unit', f.unit)
    order by pp.position, f.position, fv.position, fv.id), '[]')
  from product_properties pp
  join facet_values fv on fv.id = pp.facet_value_id
  join facets f on f.id = fv.facet_id
  where pp.product_id = p.id)`;

/** Id of the enabled product with the slug. */
export async function selectProductIdBySlug(db: Db, slug: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return row?.id;
}

/** Ids of products that were made after one moment and not after another; `limit` at most. */
export async function selectProductIdsMadeBetween(
  db: Db,
  { after, until }: { after: Date; until: Date },
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function selectProductIdByVariation(db: Db, variationId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('variations')
    .select('product_id as id')
    .where('id', '=', variationId)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Listed products that share a catalog of their own with the given ones, without these: in stock first, then
 * by the number of shared facet values, then by id. Candidates are the first few thousand by stock and id, since
 * counting shared values costs 3 µs each.
 */
export async function selectSimilarProductIds(
  db: Db,
  ids: readonly number[],
  limit: number,
): Promise<number[]> {
  const given = sql`${[...ids]}::int[]`;
  const { rows } = await sql<{ id: number }>`
    with given as materialized (
      select
        (select coalesce(array_agg(distinct catalog_id), '{}') from catalog_products where product_id = any(${given})) as catalogs,
        (select coalesce(array_agg(distinct value), '{}')
          from product_listing, unnest(facet_values) as value where product_id = any(${given})) as facet_values
    ), candidates as (
      select l.product_id, l.available, l.facet_values
      from product_listing l
      where l.catalogs && (select catalogs from given) and l.product_id <> all(${given})
      order by l.available desc, l.product_id limit 3000
    )
    select c.product_id as id
    from candidates c, given
    order by c.available desc,
      (select count(*) from unnest(c.facet_values) as value where value = any(given.facet_values)) desc,
      c.product_id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
