import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

export interface MediaRow {
  id: number;
  hash: string;
  ext: string;
  name: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  alt: string;
  title: string;
  focusX: number | null;
  focusY: number | null;
  tones: string | null;
  version: number;
  createdAt: Date;
}

export interface MediaSelection {
  /** Part of a name, an alternative text or a title. */
  query: string;
  kind: string | null;
  sort: 'newest' | 'oldest' | 'name' | 'largest';
  withoutAlt: boolean;
  /** Ids to leave out. */
  except: readonly number[];
  offset: number;
  limit: number;
}

const columns = sql`id, hash, ext, name, mime, width, height, bytes, alt, title, focus_x as "focusX",
  focus_y as "focusY", tones, version, created_at as "createdAt"`;

const orders = {
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  name: sql`lower(name), id`,
  largest: sql`bytes desc, id`,
};

/** One page of the library, and how many pictures there are in all. */
export async function selectMedia(
  db: Kysely<Database>,
  { query, kind, sort, withoutAlt, except, offset, limit }: MediaSelection,
): Promise<{ rows: MediaRow[]; total: number }> {
  const where = sql`origin = 'library' and (${query} = '' or strpos(lower(concat_ws(' ', name, alt, title)), lower(${query})) > 0)
    and (${kind}::text is null or ext = ${kind})
    and (not ${withoutAlt} or alt = '')
    and not (id = any(${[...except]}::int[]))`;
  const { rows } = await sql<MediaRow>`
    select ${columns} from images where ${where}
    order by ${orders[sort]} offset ${offset} limit ${limit}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from images where ${where}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function selectMediaById(db: Kysely<Database>, id: number): Promise<MediaRow | null> {
  const { rows } = await sql<MediaRow>`select ${columns} from images where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** In no set order. */
export async function selectImages(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<(MediaRow & { origin: string })[]> {
  const { rows } = await sql<MediaRow & { origin: string }>`
    select ${columns}, origin from images where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

/** The oldest picture of the library with this very file. */
export async function selectMediaByHash(
  db: Kysely<Database>,
  { hash, ext }: { hash: string; ext: string },
): Promise<MediaRow | null> {
  const { rows } = await sql<MediaRow>`
    select ${columns} from images where hash = ${hash} and ext = ${ext} and origin = 'library'
    order by id limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface ReferenceRow {
  imageId: number;
  kind: 'product' | 'catalog' | 'article' | 'author';
  id: number;
  title: string;
}

/** Who refers to pictures by a column; `ids` null: to any picture. */
export async function selectReferences(
  db: Kysely<Database>,
  ids: readonly number[] | null,
): Promise<ReferenceRow[]> {
  const isAsked = (column: string) =>
    ids === null ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} = any(${[...ids]}::int[])`;
  const { rows } = await sql<ReferenceRow>`
    select pi.image_id as "imageId", 'product' as kind, p.id, p.title
      from product_images pi join products p on p.id = pi.product_id where ${isAsked('pi.image_id')}
    union select v.image_id, 'product', p.id, p.title
      from variations v join products p on p.id = v.product_id where ${isAsked('v.image_id')}
    union select ov.image_id, 'product', p.id, p.title
      from option_values ov join options o on o.id = ov.option_id join products p on p.id = o.product_id
      where ${isAsked('ov.image_id')}
    union select c.image_id, 'catalog', p.id, p.title
      from catalogs c join pages p on p.id = c.id where ${isAsked('c.image_id')}
    union select a.image_id, 'article', p.id, p.title
      from articles a join pages p on p.id = a.id where ${isAsked('a.image_id')}
    union select image_id, 'author', id, name from authors where ${isAsked('image_id')}`.execute(db);
  return rows;
}

export interface DocumentRow {
  kind: 'product' | 'catalog' | 'category' | 'page' | 'home' | 'article' | 'block' | 'settings';
  id: number | null;
  title: string;
  isDraft: boolean;
  /** JSON as PostgreSQL writes it, or HTML. */
  text: string;
}

const batch = 200;

/**
 * Everything that may hold pictures inside: published pages, drafts, saved sections, settings, texts of products and
 * catalogs.
 */
export async function* readDocuments(db: Kysely<Database>): AsyncGenerator<DocumentRow[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<DocumentRow & { id: number }>`
      select p.kind, p.id, p.title, d.is_draft as "isDraft", d.text
      from (select id, kind, title, published_version from pages where id > ${after} order by id limit ${batch}) p
      cross join lateral (
        select false as is_draft, v.content::text as text from page_versions v
          where v.page_id = p.id and v.version = p.published_version
        union all
        select true, dr.document::text from drafts dr
          where dr.page_id = p.id and (dr.revision > dr.published_revision or p.published_version is null)
        union all
        select true, l.patch::text from layer_drafts l where l.page_id = p.id and l.layer_id > 0
        union all select false, c.description from catalogs c where c.id = p.id and c.description like '%/img/%'
      ) d`.execute(db);
    const { rows: last } = await sql<{ id: number | null }>`
      select max(id) as id from (select id from pages where id > ${after} order by id limit ${batch}) p`.execute(
      db,
    );
    if (rows.length > 0) yield rows;
    const end = last[0]?.id;
    if (end === null || end === undefined) break;
    after = end;
  }
  const { rows: others } = await sql<DocumentRow>`
    select 'settings' as kind, null::int as id, name as title, false as "isDraft", value::text as text from settings
    union all select 'settings', null, draft.key, true, draft.value::text
      from (select document from drafts where key = 'settings' and revision > published_revision
        union all select document from scheduled_publishings where document_key = 'settings') d
      cross join lateral jsonb_each(d.document -> 'groups') draft
    union all select 'settings', null, draft.key, true, draft.value::text
      from layer_drafts l cross join lateral jsonb_each(l.patch -> 'groups') draft
      where l.key = 'settings' and l.layer_id > 0
    union all select 'section', id, title, false, section::text from saved_sections
    union all select 'product', id, title, false, description from products where description like '%/img/%'`.execute(
    db,
  );
  yield others;
}
