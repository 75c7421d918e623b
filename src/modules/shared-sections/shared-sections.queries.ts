import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { PageKind } from '#modules/pages/page-path.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const ofDocument = sql.lit('$.sections.* ? (@.type == "shared").options.sharedId');
const ofPatch = sql.lit('$.sections.added[*] ? (@.type == "shared").options.sharedId');

/**
 * Where shared sections stand: in what visitors see, in drafts with unpublished edits, in what is scheduled, and in
 * layers that may still be seen. Columns page_id, shared_id, is_published, layer_id.
 */
const places: RawBuilder<unknown> = sql`
  select v.page_id, shared_id, true as is_published, null::int as layer_id
    from page_versions v
    join pages p on p.id = v.page_id and p.published_version = v.version
    cross join jsonb_path_query(v.content, ${ofDocument}) shared_id
    where v.content @? '$.sections.* ? (@.type == "shared")'
  union all select d.page_id, shared_id, false, null
    from drafts d join pages p on p.id = d.page_id
    cross join jsonb_path_query(d.document, ${ofDocument}) shared_id
    where d.revision > d.published_revision or p.published_version is null
  union all select split_part(s.document_key, ':', 2)::int, shared_id, false, null
    from scheduled_publishings s cross join jsonb_path_query(s.document, ${ofDocument}) shared_id
    where s.document_key like 'page:%'
  union all select d.page_id, shared_id, false, l.id
    from layers l join layer_drafts d on d.layer_id = l.id
    cross join unnest(array[d.patch, d.approved_patch]) said
    cross join jsonb_path_query(said, ${ofPatch}) shared_id
    where l.id > 0 and l.position is not null and (l.ends_at is null or l.ends_at > now()) and d.page_id is not null`;

export interface SharedRow {
  id: number;
  title: string;
  slug: string;
  parts: number;
  pages: number;
}

/** By title; those that are deleted are left out. */
export async function selectSharedSections(db: Db): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    select p.id, p.title, p.slug, coalesce(jsonb_array_length(v.content -> 'order'), 0) as parts,
      coalesce(used.pages, 0) as pages
    from pages p
    left join page_versions v on v.page_id = p.id and v.version = p.published_version
    left join (select shared_id, count(distinct page_id)::int as pages from (${places}) places group by shared_id) used
      on used.shared_id = to_jsonb(p.id)
    where p.kind = 'block' and p.enabled order by p.title, p.id`.execute(db);
  return rows;
}

/** What visitors see of each that is not deleted: `page_versions.content`. */
export function selectSharedContents(db: Db): Promise<{ id: number; content: unknown }[]> {
  return db
    .selectFrom('pages as page')
    .innerJoin('page_versions as version', (join) =>
      join.onRef('version.page_id', '=', 'page.id').onRef('version.version', '=', 'page.published_version'),
    )
    .select(['page.id', 'version.content'])
    .where('page.kind', '=', 'block')
    .where('page.enabled', '=', true)
    .orderBy('page.id')
    .execute();
}

/** Deleted ones too. */
export function selectSharedSection(
  db: Db,
  id: number,
): Promise<{ id: number; title: string; slug: string; enabled: boolean } | undefined> {
  return db
    .selectFrom('pages')
    .select(['id', 'title', 'slug', 'enabled'])
    .where('kind', '=', 'block')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same, and nobody else changes its row until the transaction ends. */
export function selectSharedLocked(
  trx: Trx,
  id: number,
): Promise<{ title: string; enabled: boolean } | undefined> {
  return trx
    .selectFrom('pages')
    .select(['title', 'enabled'])
    .where('kind', '=', 'block')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export interface UseRow {
  id: number;
  kind: PageKind;
  title: string;
  slug: string;
  category: string | null;
  isPublished: boolean;
  /** Names of layers. */
  layers: string[];
  /** Of all pages. */
  total: number;
}

/** Pages in which it stands, by title, at most a hundred. */
export async function selectUses(db: Db, sharedId: number): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select p.id, p.kind, p.title, p.slug, c.slug as category, bool_or(places.is_published) as "isPublished",
      coalesce(array_agg(distinct l.name) filter (where l.id is not null), '{}') as layers,
      count(*) over ()::int as total
    from (${places}) places
    join pages p on p.id = places.page_id
    left join articles a on a.id = p.id
    left join pages c on c.id = a.category_id
    left join layers l on l.id = places.layer_id
    where places.shared_id = to_jsonb(${sharedId}::int)
    group by p.id, c.slug order by p.title, p.id limit 100`.execute(db);
  return rows;
}

/** Under a lock, so that two at once do not pass the limit together. */
export async function countSharedLocked(trx: Trx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('shared sections'))`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pages where kind = 'block' and enabled`.execute(trx);
  return onlyRow(rows).count;
}

export async function updateSharedTitle(trx: Trx, id: number, title: string): Promise<void> {
  await trx
    .updateTable('pages')
    .set({ title, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deleted is what is switched off: versions of pages that name it can be restored. */
export async function updateSharedEnabled(trx: Trx, id: number, enabled: boolean): Promise<void> {
  await trx
    .updateTable('pages')
    .set({ enabled, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
