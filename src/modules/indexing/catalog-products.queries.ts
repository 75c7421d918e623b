import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';

import { shownListing } from './listing-ahead.queries.ts';

type Db = Kysely<Database>;

export type ListingSort = 'custom' | 'title' | 'price_asc' | 'price_desc';

/** Ids of a catalog's products, its descendants' included, in the order that the catalog itself asks for. */
export async function selectCatalogProductIds(
  db: Db,
  catalogId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const catalog = await sql<{ sort: ListingSort }>`
    select c.sort_criteria as sort from catalogs c join pages p on p.id = c.id and p.enabled
    where c.id = ${catalogId}`.execute(db);
  const sort = catalog.rows[0]?.sort;
  if (!sort) return [];
  const { rows } = await sql<{ id: number }>`
    select product_id as id from (
      select l.product_id, l.title_key, l.price_low, l.position, cp.position as own_position
      from ${shownListing} l ${inCatalog(catalogId)}
    ) listed
    order by ${orderOf(sort)} offset ${offset} limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Distinct listed products of a catalog and its descendants. */
export async function countCatalogProducts(db: Db, catalogId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product_listing l where l.catalogs @> array[${catalogId}]::int[]`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Listed products of every catalog that has some. */
export async function countProductsByCatalog(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select id, count(*) as count from product_listing, unnest(catalogs) as id group by id`.execute(db);
  return new Map(rows.map((row) => [row.id, row.count]));
}

export function inCatalog(catalogId: number | null): RawBuilder<unknown> {
  if (catalogId === null) return sql``;
  return sql`left join catalog_products cp on cp.product_id = l.product_id and cp.catalog_id = ${catalogId}
    where l.catalogs @> array[${catalogId}]::int[]`;
}

export function orderOf(sort: ListingSort): RawBuilder<unknown> {
  switch (sort) {
    case 'title':
      return sql`title_key collate "C", product_id`;
    case 'price_asc':
      return sql`price_low, product_id`;
    case 'price_desc':
      return sql`price_low desc, product_id`;
    case 'custom':
      return sql`own_position nulls last, position, product_id`;
  }
}
