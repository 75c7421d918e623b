import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Meta } from '#domain/schemas/image.schema.ts';

import type { PageKind } from './page-path.ts';

type Db = Kysely<Database>;

const published = (db: Db) =>
  db
    .selectFrom('pages as page')
    .innerJoin('page_versions as version', (join) =>
      join.onRef('version.page_id', '=', 'page.id').onRef('version.version', '=', 'page.published_version'),
    )
    .select([
      'page.id',
      'page.kind',
      'page.slug',
      'page.title',
      'page.meta',
      'page.updated_at',
      'version.version',
      'version.content',
    ])
    .where('page.enabled', '=', true);

/** A page that visitors see, with its published version. */
export type PublishedRow = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

/** In no set order; what is switched off or was never published is left out. */
export function selectPublishedByIds(db: Db, ids: readonly number[]): Promise<PublishedRow[]> {
  return published(db).where('page.id', 'in', ids).execute();
}

export function selectPublishedBySlug(db: Db, kind: string, slug: string): Promise<PublishedRow | undefined> {
  return published(db).where('page.kind', '=', kind).where('page.slug', '=', slug).executeTakeFirst();
}

/** Where a page stands, its row locked until the transaction ends; `version` is null before the first publishing. */
export function lockPageAddress(
  trx: Db,
  id: number,
): Promise<{ kind: string; slug: string; version: number | null; category: string | null } | undefined> {
  return trx
    .selectFrom('pages as page')
    .leftJoin('articles as article', 'article.id', 'page.id')
    .leftJoin('pages as category', 'category.id', 'article.category_id')
    .select(['page.kind', 'page.slug', 'page.published_version as version', 'category.slug as category'])
    .where('page.id', '=', id)
    .forUpdate('page')
    .executeTakeFirst();
}

export async function updateSlug(trx: Db, id: number, slug: string): Promise<void> {
  await trx
    .updateTable('pages')
    .set({ slug, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export function selectPublishedArticles(trx: Db, categoryId: number): Promise<{ slug: string }[]> {
  return trx
    .selectFrom('articles')
    .innerJoin('pages', 'pages.id', 'articles.id')
    .select('pages.slug')
    .where('articles.category_id', '=', categoryId)
    .where('pages.published_version', 'is not', null)
    .execute();
}

/** Whoever takes a slug holds it until their transaction ends. */
export async function lockSlugs(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('page slugs'))`.execute(trx);
}

/** Whether another page than `except` of one of these kinds has the slug. */
export async function isSlugTaken(
  trx: Db,
  { kinds, slug, except }: { kinds: readonly PageKind[]; slug: string; except: number },
): Promise<boolean> {
  const taken = await trx
    .selectFrom('pages')
    .select('id')
    .where('kind', 'in', kinds)
    .where('slug', '=', slug)
    .where('id', '<>', except)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Slugs of these kinds that are `base`, or begin with it and a hyphen. */
export async function selectSlugsLike(trx: Db, kinds: readonly PageKind[], base: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('pages')
    .select('slug')
    .where('kind', 'in', kinds)
    .where((where) => where.or([where('slug', '=', base), where('slug', 'like', `${base}-%`)]))
    .execute();
  return rows.map(({ slug }) => slug);
}

/** A page's published content and its draft, each null where there is none. */
export function selectPageToCopy(
  trx: Db,
  id: number,
): Promise<{ title: string; slug: string; meta: unknown; content: unknown; document: unknown } | undefined> {
  return trx
    .selectFrom('pages as page')
    .leftJoin('layer_drafts as draft', (join) =>
      join.onRef('draft.page_id', '=', 'page.id').on('draft.layer_id', '=', 0),
    )
    .leftJoin('page_versions as version', (join) =>
      join.onRef('version.page_id', '=', 'page.id').onRef('version.version', '=', 'page.published_version'),
    )
    .select(['page.title', 'page.slug', 'page.meta', 'version.content', 'draft.document'])
    .where('page.id', '=', id)
    .executeTakeFirst();
}

export async function insertPageDraft(trx: Db, pageId: number, document: object): Promise<void> {
  await trx
    .insertInto('layer_drafts')
    .values({ key: `page:${pageId}`, page_id: pageId, document: JSON.stringify(document) })
    .execute();
}

/** Gives the new page's id. */
export async function insertPage(
  trx: Db,
  { meta, ...page }: { kind: PageKind; slug: string; title: string; meta: Meta; enabled: boolean },
): Promise<number> {
  const { id } = await trx
    .insertInto('pages')
    .values({ ...page, meta: JSON.stringify(meta) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Publishes a new page as its version 1; `content` as `page_versions.content` keeps it. */
export async function insertFirstVersion(
  trx: Db,
  id: number,
  {
    title,
    slug,
    meta,
    content,
    staffId,
  }: { title: string; slug: string; meta: Meta; content: object; staffId: number },
): Promise<void> {
  await sql`
    with version as (
      insert into page_versions (page_id, version, title, slug, meta, content, staff_id)
      values (${id}, 1, ${title}, ${slug}, ${JSON.stringify(meta)}::jsonb,
        ${JSON.stringify(content)}::jsonb, ${staffId})
    )
    update pages set published_version = 1 where id = ${id}`.execute(trx);
}

/** False when it was so already. */
export async function updateEnabled(trx: Db, id: number, enabled: boolean): Promise<boolean> {
  const changed = await trx
    .updateTable('pages')
    .set({ enabled, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('enabled', '<>', enabled)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function deletePage(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('pages').where('id', '=', id).execute();
}
