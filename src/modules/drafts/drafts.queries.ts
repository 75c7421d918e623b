import { sql, type Kysely } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { Collision } from '#domain/layers/find-collisions.ts';

type Db = Kysely<Database>;

/** Whose draft of which document: that of a layer, or Live's own. */
export interface DraftName {
  layerId: number;
  key: string;
}

/** The row of `layers` that stands for what is published. */
export const liveLayer = 0;

/** A draft as it is stored; `document` was an `EditableDocument` when it was. */
export interface DraftRow {
  revision: number;
  publishedRevision: number;
  document: unknown;
  /** Of a layer: what it says, a `DocumentPatch` when it was stored. */
  patch: unknown;
}

/** An edit to be written to the log. */
export interface DraftEntry {
  id: string;
  clientId: string;
  /** Null: nobody's, as what follows a change outside of editing. */
  staffId: number | null;
  intent: Intent;
}

export function selectDraft(trx: Db, name: DraftName): Promise<DraftRow | undefined> {
  return draft(trx, name).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function selectDraftLocked(trx: Db, name: DraftName): Promise<DraftRow | undefined> {
  return draft(trx, name).forUpdate().executeTakeFirst();
}

const draft = (trx: Db, { layerId, key }: DraftName) =>
  trx
    .selectFrom('layer_drafts')
    .select(['revision', 'published_revision as publishedRevision', 'document', 'patch'])
    .where('layer_id', '=', layerId)
    .where('key', '=', key);

/** Does nothing when there is one; waits for somebody who makes it at the same time. */
export async function insertDraft(
  trx: Db,
  { layerId, key }: DraftName,
  { pageId, document, patch }: { pageId: number | null; document: object; patch?: object },
): Promise<void> {
  await trx
    .insertInto('layer_drafts')
    .values({
      layer_id: layerId,
      key,
      page_id: pageId,
      document: JSON.stringify(document),
      patch: patch ? JSON.stringify(patch) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes edits to the log, the first one with the revision that follows `revision`. */
export async function insertIntents(
  trx: Db,
  { layerId, key }: DraftName,
  { revision, entries }: { revision: number; entries: readonly DraftEntry[] },
): Promise<void> {
  await trx
    .insertInto('layer_intents')
    .values(
      entries.map(({ id, clientId, staffId, intent }, index) => ({
        layer_id: layerId,
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
  { layerId, key }: DraftName,
  { revision, document }: { revision: number; document: object },
): Promise<void> {
  await trx
    .updateTable('layer_drafts')
    .set({ revision, document: JSON.stringify(document), updated_at: sql`now()` })
    .where('layer_id', '=', layerId)
    .where('key', '=', key)
    .execute();
}

/** What a layer says of a document from now on. */
export async function updateStoredPatch(trx: Db, { layerId, key }: DraftName, patch: object): Promise<void> {
  await trx
    .updateTable('layer_drafts')
    .set({ patch: JSON.stringify(patch) })
    .where('layer_id', '=', layerId)
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
    .updateTable('layer_drafts')
    .set({ published_revision: revision, ...(document && { document: JSON.stringify(document) }) })
    .where('layer_id', '=', liveLayer)
    .where('key', '=', key)
    .execute();
}

/** Edits since a revision, oldest first, with the tabs that made them. */
export function selectIntentsSince(
  db: Db,
  { layerId, key }: DraftName,
  { revision, limit }: { revision: number; limit: number },
): Promise<{ revision: number; clientId: string; intent: unknown; author: string | null }[]> {
  return db
    .selectFrom('layer_intents as entry')
    .leftJoin('staff', 'staff.id', 'entry.staff_id')
    .select(['entry.revision', 'entry.client_id as clientId', 'entry.intent', authorName.as('author')])
    .where('entry.layer_id', '=', layerId)
    .where('entry.document_key', '=', key)
    .where('entry.revision', '>', revision)
    .orderBy('entry.revision')
    .limit(limit)
    .execute();
}

/** Which of these edits are in the log. */
export async function selectKnownIntents(
  trx: Db,
  { layerId, key }: DraftName,
  intentIds: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('layer_intents')
    .select('intent_id as id')
    .where('layer_id', '=', layerId)
    .where('document_key', '=', key)
    .where('intent_id', 'in', intentIds)
    .execute();
  return rows.map(({ id }) => id);
}

/** Under which names people are told of, by their ids. */
export async function selectAuthors(
  db: Db,
  staffIds: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await db
    .selectFrom('staff')
    .select(['staff.id', authorName.as('author')])
    .where('staff.id', 'in', staffIds)
    .execute();
  return new Map(rows.map(({ id, author }) => [id, author]));
}

/** Deletes up to `limit` edits that are so many revisions behind their draft, and says how many. */
export async function deleteOldIntents(
  db: Db,
  { revisionsBehind, limit }: { revisionsBehind: number; limit: number },
): Promise<bigint> {
  const { numAffectedRows } = await sql`
      delete from layer_intents using (
        select i.layer_id, i.document_key, i.revision from layer_intents i
        join layer_drafts d on d.layer_id = i.layer_id and d.key = i.document_key
        where i.revision <= d.revision - ${revisionsBehind}::int limit ${limit}
      ) old
      where layer_intents.layer_id = old.layer_id and layer_intents.document_key = old.document_key
        and layer_intents.revision = old.revision`.execute(db);
  return numAffectedRows ?? 0n;
}

/** What layers that are not done say of a document, with who edited it last, locked until the transaction ends. */
export async function selectPatchesOn(
  trx: Db,
  key: string,
): Promise<{ layerId: number; patch: unknown; author: number | null }[]> {
  const { rows } = await sql<{ layerId: number; patch: unknown; author: number | null }>`
    select d.layer_id as "layerId", d.patch,
      (select i.staff_id from layer_intents i
        where i.layer_id = d.layer_id and i.document_key = d.key and i.staff_id is not null
        order by i.revision desc limit 1) as author
    from layer_drafts d join layers l on l.id = d.layer_id
    where d.key = ${key} and d.layer_id > 0 and l.status in ('open', 'approved', 'paused')
    order by d.layer_id for no key update of d`.execute(trx);
  return rows;
}

export async function insertCollisions(
  trx: Db,
  {
    layerId,
    key,
    version,
    found,
    liveStaff,
    layerStaff,
  }: {
    layerId: number;
    key: string;
    version: number;
    found: readonly Collision[];
    liveStaff: number | null;
    layerStaff: number | null;
  },
): Promise<void> {
  if (found.length === 0) return;
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await trx
    .insertInto('layer_collisions')
    .values(
      found.map(({ kind, path, base, live, layer }) => ({
        layer_id: layerId,
        document_key: key,
        path,
        live_version: version,
        kind,
        base_value: json(base),
        live_value: json(live),
        layer_value: json(layer),
        live_staff: liveStaff,
        layer_staff: layerStaff,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
