import { sql, type Kysely } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import { mayEditSite } from '#db/may-edit-site.ts';
import { onlyRow } from '#db/only-row.ts';
import type { CommentInput, Mentionable, NewThread } from '#domain/schemas/section-comment.schema.ts';
import type { PageKind } from '#modules/pages/page-path.ts';

type Db = Kysely<Database>;

export interface ThreadRow {
  id: number;
  layerId: number;
  pageId: number;
  sectionId: string | null;
  sectionName: string;
  resolvedBy: string | null;
  createdAt: Date;
  answers: number;
  isMentioned: boolean;
}

export interface CommentRow {
  id: number;
  threadId: number;
  text: string;
  author: string;
  authorId: number | null;
  createdAt: Date;
  editedAt: Date | null;
  isDeleted: boolean;
  mentions: Mentionable[];
}

/** Which threads: all of a page in one layer, or one. */
export type ThreadChoice = { id: number } | { pageId: number; layerId: number };

/** The newest first; `isMentioned` is of `staffId`. */
export async function selectThreads(db: Db, choice: ThreadChoice, staffId: number): Promise<ThreadRow[]> {
  const wanted =
    'id' in choice
      ? sql`t.id = ${choice.id}`
      : sql`t.page_id = ${choice.pageId} and t.layer_id = ${choice.layerId}`;
  const { rows } = await sql<ThreadRow>`
    select t.id, t.layer_id as "layerId", t.page_id as "pageId", t.section_id as "sectionId",
      t.section_name as "sectionName", t.created_at as "createdAt",
      case when t.resolved_at is not null then t.resolved_by end as "resolvedBy",
      (select count(*)::int - 1 from section_comments c where c.thread_id = t.id) as answers,
      exists (select from section_comments c join section_mentions m on m.comment_id = c.id
        where c.thread_id = t.id and m.staff_id = ${staffId} and m.seen_at is null) as "isMentioned"
    from section_threads t where ${wanted} order by t.id desc`.execute(db);
  return rows;
}

const commentColumns = sql`
  c.id, c.thread_id as "threadId", c.text, c.author_name as author, c.author_id as "authorId",
  c.created_at as "createdAt", c.edited_at as "editedAt", c.deleted_at is not null as "isDeleted",
  coalesce((select json_agg(json_build_object('id', m.staff_id, 'name', m.name) order by m.name)
    from section_mentions m where m.comment_id = c.id), '[]') as mentions`;

/** The comment that began each of the threads. */
export async function selectFirstComments(db: Db, threadIds: readonly number[]): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from section_comments c
    where c.id in (select min(id) from section_comments where thread_id = any(${threadIds}::int[])
      group by thread_id)`.execute(db);
  return rows;
}

/** In the order in which they were written. */
export async function selectComments(db: Db, threadId: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from section_comments c where c.thread_id = ${threadId} order by c.id`.execute(
    db,
  );
  return rows;
}

/** False where there is no such page or no such layer. Both stay until the end of the transaction. */
export async function hasPlaceLocked(
  trx: Db,
  { pageId, layerId }: { pageId: number; layerId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from pages p, layers l where p.id = ${pageId} and l.id = ${layerId}
      and l.status not in ('merged', 'discarded') for key share`.execute(trx);
  return rows.length > 0;
}

/** Under a lock, so that two at once do not pass the limit together. */
export async function countThreadsLocked(
  trx: Db,
  { pageId, layerId }: { pageId: number; layerId: number },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('section threads'), ${pageId}::int)`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from section_threads
    where page_id = ${pageId} and layer_id = ${layerId}`.execute(trx);
  return onlyRow(rows).count;
}

export async function insertThread(
  trx: Db,
  { layerId, pageId, sectionId, sectionName }: NewThread,
): Promise<number> {
  const { id } = await trx
    .insertInto('section_threads')
    .values({ layer_id: layerId, page_id: pageId, section_id: sectionId, section_name: sectionName })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many comments a thread has, none where there is no such thread; it is locked to the end of the transaction. */
export async function countCommentsLocked(trx: Db, threadId: number): Promise<number> {
  const { rows: found } = await sql`select from section_threads where id = ${threadId} for update`.execute(
    trx,
  );
  if (found.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from section_comments where thread_id = ${threadId}`.execute(trx);
  return onlyRow(rows).count;
}

/** Under the name that the author has now. Gives the id. */
export async function insertComment(
  trx: Db,
  threadId: number,
  { text }: CommentInput,
  staffId: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into section_comments (thread_id, author_id, author_name, text)
    select ${threadId}::int, staff.id, ${authorName}, ${text} from staff where staff.id = ${staffId}
    returning id`.execute(trx);
  return onlyRow(rows).id;
}

export async function updateComment(trx: Db, id: number, text: string): Promise<void> {
  await sql`update section_comments set text = ${text}, edited_at = now() where id = ${id}`.execute(trx);
}

export async function deleteComment(trx: Db, id: number): Promise<void> {
  await sql`delete from section_comments where id = ${id}`.execute(trx);
}

/** Leaves its place in the thread, for the sake of what others have answered. */
export async function emptyComment(trx: Db, id: number): Promise<void> {
  await sql`delete from section_mentions where comment_id = ${id}`.execute(trx);
  await sql`update section_comments set text = '', deleted_at = now() where id = ${id}`.execute(trx);
}

/** Whether it did: a thread goes with the last of its comments that has a text. */
export async function deleteEmptyThread(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from section_threads t where t.id = ${id} and not exists (
      select from section_comments c where c.thread_id = t.id and c.deleted_at is null)
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Leaves what is so already; false where there is no such thread. */
export async function updateResolved(
  db: Db,
  id: number,
  { isResolved, staffId }: { isResolved: boolean; staffId: number },
): Promise<boolean> {
  const { rows } = await sql`
    update section_threads t set
      resolved_at = case when ${isResolved} then coalesce(t.resolved_at, now()) end,
      resolved_by = case when not ${isResolved} then ''
        when t.resolved_at is not null then t.resolved_by
        else (select ${authorName} from staff where staff.id = ${staffId}) end
    where t.id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}

const canOpenBuilder = sql`staff.disabled_at is null and staff.password_hash is not null
  and ${mayEditSite('staff', 'r')}`;

/** Who can open the builder, by name. */
export async function selectMentionable(db: Db, ids?: readonly number[]): Promise<Mentionable[]> {
  const { rows } = await sql<Mentionable>`
    select staff.id, ${authorName} as name from staff left join staff_roles r on r.id = staff.role_id
    where ${canOpenBuilder} and (${ids === undefined} or staff.id = any(${ids ?? []}::int[]))
    order by lower(${authorName}), staff.id limit 500`.execute(db);
  return rows;
}

/** Takes away who is mentioned no more; gives those who are mentioned for the first time. */
export async function replaceMentions(
  trx: Db,
  commentId: number,
  members: readonly Mentionable[],
): Promise<number[]> {
  const ids = members.map(({ id }) => id);
  await sql`delete from section_mentions where comment_id = ${commentId} and staff_id <> all(${ids}::int[])`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number }>`
    insert into section_mentions (comment_id, staff_id, name)
    select ${commentId}::int, m.id, m.name
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (id int, name text)
    on conflict do nothing returning staff_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What somebody has opened mentions them no more. */
export async function updateSeen(db: Db, threadId: number, staffId: number): Promise<void> {
  await sql`
    update section_mentions m set seen_at = now() from section_comments c
    where c.id = m.comment_id and c.thread_id = ${threadId} and m.staff_id = ${staffId} and m.seen_at is null`.execute(
    db,
  );
}

export interface OpenMentionRow {
  threadId: number;
  layerId: number;
  pageId: number;
  kind: PageKind;
  slug: string;
  category: string | null;
  pageTitle: string;
  author: string;
  text: string;
  createdAt: Date;
}

/** The newest first, of threads that are open and can be opened. */
export async function selectOpenMentions(db: Db, staffId: number): Promise<OpenMentionRow[]> {
  const { rows } = await sql<OpenMentionRow>`
    select t.id as "threadId", t.layer_id as "layerId", t.page_id as "pageId", p.kind, p.slug, k.slug as category,
      coalesce(d.document ->> 'title', p.title) as "pageTitle", c.author_name as author, c.text,
      c.created_at as "createdAt"
    from section_mentions m
    join section_comments c on c.id = m.comment_id
    join section_threads t on t.id = c.thread_id and t.resolved_at is null
    join layers l on l.id = t.layer_id and l.status not in ('merged', 'discarded')
    join pages p on p.id = t.page_id
    left join drafts d on d.page_id = p.id
    left join articles a on a.id = p.id
    left join pages k on k.id = a.category_id
    where m.staff_id = ${staffId} and m.seen_at is null
    order by c.id desc limit 50`.execute(db);
  return rows;
}
