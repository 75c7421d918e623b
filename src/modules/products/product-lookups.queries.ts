import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** Which of these pictures are there. */
export async function selectImageIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from images where id = any(${[...ids]}::int[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which of these catalogs are there. */
export async function selectCatalogIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from catalogs where id = any(${[...ids]}::int[])`.execute(db);
  return rows.map(({ id }) => id);
}

export async function selectProductIdsBySlug(
  db: Db,
  slugs: readonly string[],
): Promise<{ slug: string; id: number }[]> {
  const { rows } = await sql<{ slug: string; id: number }>`
    select slug, id from products where slug = any(${[...slugs]}::text[])`.execute(db);
  return rows;
}

/** Whose the SKUs are; an empty one is nobody's. */
export async function selectSkuOwners(
  db: Db,
  skus: readonly string[],
): Promise<{ sku: string; productId: number; variationId: number }[]> {
  const { rows } = await sql<{ sku: string; productId: number; variationId: number }>`
    select sku, product_id as "productId", id as "variationId" from variations
    where sku <> '' and sku = any(${[...skus]}::text[])`.execute(db);
  return rows;
}

/** Those of the addresses that a product has, and those that follow them: `tea`, `tea-2`. */
export async function selectTakenSlugs(db: Db, bases: readonly string[]): Promise<string[]> {
  // By their beginning: hyphen and dot are neighbours in the order of bytes.
  const { rows } = await sql<{ slug: string }>`
    select slug from products p, unnest(${[...bases]}::text[]) as base
    where p.slug = base or (p.slug collate "C" >= base || '-' and p.slug collate "C" < base || '.')`.execute(
    db,
  );
  return rows.map(({ slug }) => slug);
}

export async function selectVariationIds(db: Db, productId: number): Promise<number[]> {
  const rows = await db.selectFrom('variations').select('id').where('product_id', '=', productId).execute();
  return rows.map(({ id }) => id);
}
