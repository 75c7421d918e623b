import { sql, type Kysely } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

type Db = Kysely<Database>;

/** A draft as it is stored; `document` was an `EditableDocument` when it was. */
export interface DraftRow {
  revision: number;
  publishedRevision: number;
  document: unknown;
}

/** An edit to be written to the log. */
export interface DraftEntry {
  id: string;
  clientId: string;
  intent: Intent;
}

export function selectDraft(trx: Db, key: string): Promise<DraftRow | undefined> {
  return draft(trx, key).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function selectDraftLocked(trx: Db, key: string): Promise<DraftRow | undefined> {
  return draft(trx, key).forUpdate().executeTakeFirst();
}

const draft = (trx: Db, key: string) =>
  trx
    .selectFrom('drafts')
    .select(['revision', 'published_revision as publishedRevision', 'document'])
    .where('key', '=', key);

/** Does nothing when there is one; waits for somebody who makes it at the same time. */
export async function insertDraft(
  trx: Db,
  { key, pageId, document }: { key: string; pageId: number | null; document: object },
): Promise<void> {
  await trx
    .insertInto('drafts')
    .values({ key, page_id: pageId, document: JSON.stringify(document) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes edits to the log, the first one with the revision that follows `revision`. */
export async function insertIntents(
  trx: Db,
  key: string,
  {
    revision,
    entries,
    staffId,
  }: { revision: number; entries: readonly DraftEntry[]; staffId: number | null },
): Promise<void> {
  await trx
    .insertInto('draft_intents')
    .values(
      entries.map(({ id, clientId, intent }, index) => ({
        document_key: key,
        revision: revision + index + 1,
        intent_id: id,
        client_id: clientId,
        staff_id: staffId,
        intent: JSON.stringify(intent),
      })),
    )
    .execute();
}

export async function updateDraft(
  trx: Db,
  key: string,
  { revision, document }: { revision: number; document: object },
): Promise<void> {
  await trx
    .updateTable('drafts')
    .set({ revision, document: JSON.stringify(document), updated_at: sql`now()` })
    .where('key', '=', key)
    .execute();
}

/** The document stays as it is where none is given. */
export async function updatePublishedRevision(
  trx: Db,
  key: string,
  { revision, document }: { revision: number; document: object | undefined },
): Promise<void> {
  await trx
    .updateTable('drafts')
    .set({ published_revision: revision, ...(document && { document: JSON.stringify(document) }) })
    .where('key', '=', key)
    .execute();
}

/** Edits of other tabs since a revision, oldest first. */
export function selectIntentsOfOthers(
  trx: Db,
  { key, baseRevision, clientId }: { key: string; baseRevision: number; clientId: string },
): Promise<{ revision: number; intent: unknown; author: string | null }[]> {
  return trx
    .selectFrom('draft_intents as entry')
    .leftJoin('staff', 'staff.id', 'entry.staff_id')
    .select(['entry.revision', 'entry.intent', authorName.as('author')])
    .where('entry.document_key', '=', key)
    .where('entry.revision', '>', baseRevision)
    .where('entry.client_id', '<>', clientId)
    .orderBy('entry.revision')
    .execute();
}

/** Which of these edits are in the log. */
export async function selectKnownIntents(
  trx: Db,
  key: string,
  intentIds: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('draft_intents')
    .select('intent_id as id')
    .where('document_key', '=', key)
    .where('intent_id', 'in', intentIds)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes up to `limit` edits that are so many revisions behind their draft, and says how many. */
export async function deleteOldIntents(
  db: Db,
  { revisionsBehind, limit }: { revisionsBehind: number; limit: number },
): Promise<bigint> {
  const { numAffectedRows } = await sql`
      delete from draft_intents using (
        select i.document_key, i.revision from draft_intents i join drafts d on d.key = i.document_key
        where i.revision <= d.revision - ${revisionsBehind}::int limit ${limit}
      ) old
      where draft_intents.document_key = old.document_key and draft_intents.revision = old.revision`.execute(
    db,
  );
  return numAffectedRows ?? 0n;
}
