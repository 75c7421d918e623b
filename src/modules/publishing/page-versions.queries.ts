import { sql, type Kysely, type Transaction } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** A page of any kind as visitors see it; `content` is null before the first publishing. */
export interface PageRow {
  title: string;
  slug: string;
  meta: unknown;
  content: unknown;
}

export async function selectPage(db: Db, pageId: number): Promise<PageRow | undefined> {
  return db
    .selectFrom('pages as page')
    .leftJoin('page_versions as version', (join) =>
      join.onRef('version.page_id', '=', 'page.id').onRef('version.version', '=', 'page.published_version'),
    )
    .select(['page.title', 'page.slug', 'page.meta', 'version.content'])
    .where('page.id', '=', pageId)
    .executeTakeFirst();
}

export async function selectPageVersion(
  db: Db,
  pageId: number,
  version: number,
): Promise<PageRow | undefined> {
  return db
    .selectFrom('page_versions')
    .select(['title', 'slug', 'meta', 'content'])
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Null where the page was never published; undefined for one that is not there. */
export async function selectPublishedVersion(db: Db, pageId: number): Promise<number | null | undefined> {
  const page = await db
    .selectFrom('pages')
    .select('published_version')
    .where('id', '=', pageId)
    .executeTakeFirst();
  return page?.published_version;
}

export interface VersionRow {
  version: number;
  title: string;
  note: string;
  /** Intents when it was stored. */
  changes: unknown;
  createdAt: Date;
  author: string | null;
}

/** Newest first. */
export async function selectPageVersions(
  db: Db,
  pageId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<VersionRow[]> {
  return db
    .selectFrom('page_versions as version')
    .leftJoin('staff', 'staff.id', 'version.staff_id')
    .select([
      'version.version',
      'version.title',
      'version.note',
      'version.changes',
      'version.created_at as createdAt',
      authorName.as('author'),
    ])
    .where('version.page_id', '=', pageId)
    .orderBy('version.version', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Gives the number of the version. */
export async function insertPageVersion(
  trx: Trx,
  pageId: number,
  {
    page: { title, slug, meta, sections, order },
    changes,
    staffId,
    note,
  }: { page: PageDocument; changes: readonly Intent[]; staffId: number | null; note: string },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into page_versions (page_id, version, title, slug, meta, content, changes, staff_id, note)
    select ${pageId}, coalesce(max(version), 0) + 1, ${title}, ${slug}, ${JSON.stringify(meta)}::jsonb,
      ${JSON.stringify({ sections, order })}::jsonb, ${JSON.stringify(changes)}::jsonb, ${staffId}::int, ${note}
    from page_versions where page_id = ${pageId}
    returning version`.execute(trx);
  return onlyRow(rows).version;
}

/** Gives the kind of the page. */
export async function updatePublishedPage(
  trx: Trx,
  pageId: number,
  { title, meta, version }: Pick<PageDocument, 'title' | 'meta'> & { version: number },
): Promise<string> {
  const { kind } = await trx
    .updateTable('pages')
    .set({ title, meta: JSON.stringify(meta), published_version: version, updated_at: sql`now()` })
    .where('id', '=', pageId)
    .returning('kind')
    .executeTakeFirstOrThrow();
  return kind;
}

export async function incrementCatalogVersion(trx: Trx, id: number): Promise<void> {
  await sql`update catalogs set version = version + 1 where id = ${id}`.execute(trx);
}
