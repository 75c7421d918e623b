import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ValuesOf } from '#domain/products/plain-column.ts';
import type { Fulfilment } from '#domain/fulfilment.ts';
import { productGridColumns, variationGridColumns } from '#domain/products/product.columns.ts';
import { lowStock, type ProductFilter, type ProductSort } from '#domain/schemas/manage-products.schema.ts';
import type { ChosenOption } from '#domain/variant-name.ts';
import { chosenOptionsOf } from '#modules/indexing/chosen-options.queries.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';

import { selectPlain } from './plain-columns.queries.ts';
import { pageByFigure, type FigureSort } from './product-figures.queries.ts';
import { productCondition } from './product-filter.queries.ts';

type Db = Kysely<Database>;

interface Range {
  offset: number;
  limit: number;
}

/** Prices are minor units. */
export interface AdminProductRow {
  id: number;
  title: string;
  slug: string;
  enabled: boolean;
  image: ImageJson | null;
  priceLow: number;
  priceHigh: number;
  variationCount: number;
  stock: number | null;
  /** It is made of other products, or one of its variations is. */
  isBundle: boolean;
  soldOutCount: number;
  lowCount: number;
  catalogs: { id: number; title: string }[];
  updatedAt: Date;
}

const orders: Record<Exclude<ProductSort, FigureSort>, RawBuilder<unknown>> = {
  title: sql`lower(p.title), p.id`,
  '-title': sql`lower(p.title) desc, p.id desc`,
  updated: sql`p.updated_at, p.id`,
  '-updated': sql`p.updated_at desc, p.id desc`,
};

function chosenIds(filter: ProductFilter, sort: ProductSort, { offset, limit }: Range): RawBuilder<unknown> {
  if (sort === 'price' || sort === '-price' || sort === 'stock' || sort === '-stock')
    return pageByFigure(sort, isEmpty(filter) ? null : productCondition(filter), { offset, limit });
  return sql`
    select p.id, row_number() over (order by ${orders[sort]}) as place
    from products p where ${productCondition(filter)}
    order by ${orders[sort]} offset ${offset} limit ${limit}`;
}

const isEmpty = (filter: ProductFilter) => Object.values(filter).every((wish) => wish === undefined);

/** A page of all products, disabled ones too. Ids are chosen first, so that only what is shown is put together. */
export async function selectAdminProducts(
  db: Db,
  filter: ProductFilter,
  sort: ProductSort,
  range: Range,
): Promise<AdminProductRow[]> {
  const { rows } = await sql<AdminProductRow>`
    with chosen as materialized (${chosenIds(filter, sort, range)})
    select p.id, p.title, p.slug, p.enabled, p.updated_at as "updatedAt",
      (select ${imageJson('i')} from product_images pi join images i on i.id = pi.image_id
        where pi.product_id = p.id order by pi.position, pi.image_id limit 1) as image,
      v.low as "priceLow", v.high as "priceHigh", v.count as "variationCount", v.stock, v.bundled as "isBundle",
      v.sold_out as "soldOutCount", v.scarce as "lowCount",
      (select coalesce(json_agg(json_build_object('id', page.id, 'title', page.title) order by page.title), '[]')
        from catalog_products cp join pages page on page.id = cp.catalog_id where cp.product_id = p.id) as catalogs
    from chosen join products p on p.id = chosen.id
    cross join lateral (
      select coalesce(min(coalesce(discount_price, full_price)), 0) as low,
        coalesce(max(coalesce(discount_price, full_price)), 0) as high, count(*) as count,
        case when bool_or(stock is null) then null else sum(stock) end as stock,
        coalesce(bool_or(is_bundle), false) as bundled, count(*) filter (where stock = 0) as sold_out,
        count(*) filter (where stock between 1 and ${sql.lit(lowStock)}) as scarce
      from variations where product_id = p.id
    ) v
    order by chosen.place`.execute(db);
  return rows;
}

export async function countAdminProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from products p where ${productCondition(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ids above `after` that the filter means, ascending. */
export async function selectFilteredIds(
  db: Db,
  filter: ProductFilter,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where p.id > ${after} and ${productCondition(filter)}
    order by p.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface GridVariationRow
  extends ValuesOf<typeof productGridColumns>, ValuesOf<typeof variationGridColumns> {
  productId: number;
  variationId: number;
  title: string;
  variation: ChosenOption[];
  enabled: boolean;
  sku: string;
  fullPrice: number;
  discountPrice: number | null;
  stock: number | null;
  isBundle: boolean;
  fulfilment: Fulfilment | null;
}

const gridColumns = sql`p.id as "productId", v.id as "variationId", p.title, ${chosenOptionsOf('v')} as variation,
  p.enabled, v.sku,
  v.full_price as "fullPrice", v.discount_price as "discountPrice", v.stock,
  v.is_bundle as "isBundle", p.fulfilment
  ${selectPlain(productGridColumns, 'p')}${selectPlain(variationGridColumns, 'v')}`;

/** Products that meet a filter or are named, or variations that are. */
export type GridWish =
  | { filter: ProductFilter }
  | { ids: readonly number[] }
  | { variations: readonly number[] };

function isAll(which: GridWish): boolean {
  return 'filter' in which && isEmpty(which.filter);
}

/** The variations that are meant, sisters beside each other. */
export async function selectGridRows(
  db: Db,
  which: GridWish,
  { offset, limit }: Range,
): Promise<{ total: number; rows: GridVariationRow[] }> {
  if ('variations' in which) {
    const { rows } = await sql<GridVariationRow>`
      select ${gridColumns} from variations v join products p on p.id = v.product_id
      where v.id = any(${[...which.variations]}::int[])
      order by lower(p.title), p.id, v.position, v.id`.execute(db);
    return { total: rows.length, rows: rows.slice(offset, offset + limit) };
  }
  const condition =
    'ids' in which ? sql`p.id = any(${[...which.ids]}::int[])` : productCondition(which.filter);
  const order = sql`lower(p.title), p.id, v.position, v.id`;
  const { rows } = await sql<GridVariationRow>`
    with chosen as materialized (
      select v.id, row_number() over (order by ${order}) as place
      from products p join variations v on v.product_id = p.id where ${condition}
      order by ${order} offset ${offset} limit ${limit}
    )
    select ${gridColumns} from chosen join variations v on v.id = chosen.id join products p on p.id = v.product_id
    order by chosen.place`.execute(db);
  // Every variation has its product: of all of them, the products need not be looked at.
  const counted = await sql<{ count: number }>`
    select count(*) as count from variations v
    where ${isAll(which) ? sql`true` : sql`v.product_id in (select p.id from products p where ${condition})`}`.execute(
    db,
  );
  return { total: counted.rows[0]?.count ?? 0, rows };
}

/** The same by variation, products and variations locked: products first, each kind in the order of ids. */
export async function lockGridRows(trx: Db, variationIds: readonly number[]): Promise<GridVariationRow[]> {
  const given = sql`${[...variationIds]}::int[]`;
  await sql`select id from products where id in (select product_id from variations where id = any(${given}))
    order by id for no key update`.execute(trx);
  await sql`select id from variations where id = any(${given})
    order by is_bundle, id for no key update`.execute(trx);
  const { rows } = await sql<GridVariationRow>`
    select ${gridColumns} from variations v join products p on p.id = v.product_id
    where v.id = any(${given})`.execute(trx);
  return rows;
}
