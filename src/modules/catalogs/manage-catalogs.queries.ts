import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { shownCatalogTree } from '#modules/indexing/catalog-closure.queries.ts';
import { productsOfCatalogs } from '#modules/indexing/figure-parts.queries.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';

type Db = Kysely<Database>;

export interface AdminCatalogRow {
  id: number;
  parentId: number | null;
  title: string;
  slug: string;
  enabled: boolean;
  imageId: number | null;
  image: ImageJson | null;
  description: string;
  sortCriteria: 'custom' | 'title' | 'price_asc' | 'price_desc';
  position: number;
  version: number;
  productCount: number;
  isShown: boolean;
}

const ownProducts = sql`(select count(*) from catalog_products cp where cp.catalog_id = c.id)`;

/** All catalogs, sisters in the order in which they are shown; or the one with the id. */
export async function selectAdminCatalogs(db: Db, id: number | null = null): Promise<AdminCatalogRow[]> {
  const { rows } = await sql<AdminCatalogRow>`
    with recursive tree as (${shownCatalogTree})
    select c.id, c.parent_id as "parentId", p.title, p.slug, p.enabled, c.image_id as "imageId",
      ${imageJson('i')} as image, c.description, c.sort_criteria as "sortCriteria", c.position, c.version,
      ${id === null ? sql`coalesce(counted.count, 0)` : ownProducts} as "productCount",
      exists (select from tree where tree.id = c.id) as "isShown"
    from catalogs c join pages p on p.id = c.id left join images i on i.id = c.image_id
    ${id === null ? sql`left join (${productsOfCatalogs}) counted on counted.catalog_id = c.id` : sql``}
    where ${id}::int is null or c.id = ${id}
    order by c.position, c.id`.execute(db);
  return rows;
}

/** The catalog and everything below it. */
export async function selectBelow(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from catalogs where id = ${id}
      union select c.id from catalogs c join below on c.parent_id = below.id
    ) select id from below`.execute(db);
  return rows.map((row) => row.id);
}

/** Products that are in one of the catalogs themselves. */
export async function selectProductsIn(db: Db, catalogIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from catalog_products
    where catalog_id = any(${[...catalogIds]}::int[])`.execute(db);
  return rows.map((row) => row.id);
}

export interface FeaturedRow {
  id: number;
  title: string;
  enabled: boolean;
  image: ImageJson | null;
}

/** A catalog's own products in its own order. */
export async function selectFeatured(
  db: Db,
  catalogId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; rows: FeaturedRow[] }> {
  const { rows } = await sql<FeaturedRow>`
    select p.id, p.title, p.enabled,
      (select ${imageJson('i')} from product_images pi join images i on i.id = pi.image_id
        where pi.product_id = p.id order by pi.position, pi.image_id limit 1) as image
    from catalog_products cp join products p on p.id = cp.product_id
    where cp.catalog_id = ${catalogId}
    order by cp.position, p.position, p.id offset ${offset} limit ${limit}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*) as count from catalog_products where catalog_id = ${catalogId}`.execute(db);
  return { total: counted.rows[0]?.count ?? 0, rows };
}

/** Keeps the order of a catalog's own products to the end of the transaction; gives their ids in it. */
export async function lockFeatured(db: Db, catalogId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select cp.product_id as id from catalog_products cp join products p on p.id = cp.product_id
    where cp.catalog_id = ${catalogId}
    order by cp.position, p.position, p.id for update of cp`.execute(db);
  return rows.map(({ id }) => id);
}

/** Numbers a catalog's own products anew in this order; gives those that stand elsewhere now. */
export async function updateFeaturedPlaces(
  db: Db,
  catalogId: number,
  order: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update catalog_products cp set position = place - 1
    from unnest(${[...order]}::int[]) with ordinality as given (id, place)
    where cp.catalog_id = ${catalogId} and cp.product_id = given.id and cp.position <> place - 1
    returning cp.product_id as id`.execute(db);
  return rows.map(({ id }) => id);
}
