import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { NamedColumn } from '#domain/product-columns.ts';

type Db = Kysely<Database>;

/** A column for each property and option of the shop. */
export async function selectColumns(db: Db): Promise<NamedColumn[]> {
  const { rows } = await sql<NamedColumn>`
    select kind, title, unit from facets order by kind, position, id`.execute(db);
  return rows;
}

/** Pictures that have one of the ids or of the file names. */
export async function selectImagesByName(
  db: Db,
  { ids, names }: { ids: readonly number[]; names: readonly string[] },
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from images where id = any(${[...ids]}::int[]) or name = any(${[...names]}::text[])`.execute(
    db,
  );
  return rows;
}

/** What makes the path of an original. */
export async function selectImageFiles(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; hash: string; ext: string }[]> {
  const { rows } = await sql<{ id: number; hash: string; ext: string }>`
    select id, hash, ext from images where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

export async function selectCatalogSlugs(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; slug: string }[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from pages where kind = 'catalog' and id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

/** Of all catalogs. */
export async function selectCatalogNames(db: Db): Promise<{ id: number; slug: string; title: string }[]> {
  return db
    .selectFrom('catalogs')
    .innerJoin('pages', 'pages.id', 'catalogs.id')
    .select(['catalogs.id', 'pages.slug', 'pages.title'])
    .execute();
}

/** All catalogs with their parents. */
export async function selectCatalogTree(
  db: Db,
): Promise<{ id: number; parentId: number | null; title: string }[]> {
  return db
    .selectFrom('catalogs')
    .innerJoin('pages', 'pages.id', 'catalogs.id')
    .select(['catalogs.id', 'catalogs.parent_id as parentId', 'pages.title'])
    .orderBy('catalogs.id', 'desc')
    .execute();
}
