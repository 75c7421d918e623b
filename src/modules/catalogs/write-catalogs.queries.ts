import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import type { AdminCatalogRow } from './manage-catalogs.queries.ts';

type Db = Kysely<Database>;

/** The tree is moved about by one transaction at a time: two moves that are fine alone can close a circle. */
export async function lockTree(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalog tree'))`.execute(db);
}

/** Keeps a catalog and its page as they are to the end of the transaction; null when there is none. */
export async function lockCatalog(
  db: Db,
  id: number,
): Promise<Pick<AdminCatalogRow, 'parentId' | 'enabled' | 'title' | 'version'> | null> {
  const { rows } = await sql<Pick<AdminCatalogRow, 'parentId' | 'enabled' | 'title' | 'version'>>`
    select c.parent_id as "parentId", p.enabled, p.title, c.version from catalogs c join pages p on p.id = c.id
    where c.id = ${id} for no key update`.execute(db);
  return rows[0] ?? null;
}

export interface CatalogFields {
  parentId: number | null;
  imageId: number | null;
  /** HTML that is safe to show. */
  description: string;
  sortCriteria: AdminCatalogRow['sortCriteria'];
}

/** Behind its sisters. `id` is its page's. */
export async function insertCatalog(
  db: Db,
  id: number,
  { parentId, imageId, description, sortCriteria }: CatalogFields,
): Promise<void> {
  await sql`
    insert into catalogs (id, parent_id, image_id, description, position, sort_criteria)
    select ${id}, ${parentId}, ${imageId}, ${description},
      coalesce(max(position), -1) + 1, ${sortCriteria}
    from catalogs where parent_id is not distinct from ${parentId}`.execute(db);
}

/** Counts its version on. */
export async function updateCatalogFields(
  db: Db,
  id: number,
  { parentId, imageId, description, sortCriteria }: CatalogFields,
): Promise<void> {
  await db
    .updateTable('catalogs')
    .set({
      parent_id: parentId,
      image_id: imageId,
      description,
      sort_criteria: sortCriteria,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateCatalogPage(
  db: Db,
  id: number,
  { title, enabled }: { title: string; enabled: boolean },
): Promise<void> {
  await db
    .updateTable('pages')
    .set({ title, enabled, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Null for one at the top; undefined when there is no such catalog. */
export async function selectParentId(db: Db, id: number): Promise<number | null | undefined> {
  const row = await db.selectFrom('catalogs').select('parent_id').where('id', '=', id).executeTakeFirst();
  return row?.parent_id;
}

/** Catalogs below a parent, but for one, in their order. */
export async function selectSisters(db: Db, parentId: number | null, exceptId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from catalogs where parent_id is not distinct from ${parentId} and id <> ${exceptId}
    order by position, id`.execute(db);
  return rows.map((row) => row.id);
}

/** Numbers sisters anew in this order, and puts one of them below the parent. */
export async function updateCatalogPlaces(
  db: Db,
  { id, parentId, order }: { id: number; parentId: number | null; order: readonly number[] },
): Promise<void> {
  await sql`
    update catalogs c set position = place - 1,
      parent_id = case when c.id = ${id} then ${parentId}::int else c.parent_id end,
      -- The form holds the parent too; the place among sisters it does not.
      version = c.version + (c.id = ${id} and c.parent_id is distinct from ${parentId})::int
    from unnest(${[...order]}::int[]) with ordinality as given (id, place) where c.id = given.id`.execute(db);
}

export async function deleteCatalog(db: Db, id: number): Promise<void> {
  await sql`delete from catalogs where id = ${id}`.execute(db);
}

export async function deleteCatalogPage(db: Db, id: number): Promise<void> {
  await sql`delete from pages where id = ${id}`.execute(db);
}

/** Whether parent and image are there; false for null. */
export async function selectReferences(
  db: Db,
  { parentId, imageId }: { parentId: number | null; imageId: number | null },
): Promise<{ parent: boolean; image: boolean } | undefined> {
  const { rows } = await sql<{ parent: boolean; image: boolean }>`
    select exists (select from catalogs where id = ${parentId}) as parent,
      exists (select from images where id = ${imageId}) as image`.execute(db);
  return rows[0];
}
