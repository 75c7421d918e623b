import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import { applyIntent } from '#domain/editing/apply-intent.ts';
import { blankDocument } from '#domain/editing/blank-document.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Schedule } from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { documentIssueSchema, type DocumentIssue } from '#domain/editing/issues.schema.ts';
import { splitFields } from '#domain/editing/separate-changes.ts';
import type { Draft } from '#modules/drafts/draft-rows.ts';

import type { Candidate } from './publish-draft.ts';

type Trx = Transaction<Database>;

/** Keeps a draft as it is now for its time, in the place of what was scheduled before. */
export async function writeSchedule(
  trx: Trx,
  { store, revision, publishedVersion, document }: Draft,
  { at, note, staffId }: { at: Date; note: string; staffId: number },
): Promise<void> {
  const values = {
    document_key: store.key,
    revision,
    base_version: publishedVersion,
    document: JSON.stringify(document),
    publish_at: at,
    note,
    staff_id: staffId,
    failed_at: null,
    failure: null,
  };
  await trx
    .insertInto('scheduled_publishings')
    .values(values)
    .onConflict((conflict) => conflict.column('document_key').doUpdateSet(values))
    .execute();
}

/** A schedule that waits for its time, with what it will change. */
export interface PendingSchedule {
  at: string;
  note: string;
  author: string | null;
  changes: Intent[];
}

/** What waits for its time of a locked draft; null where nothing does, and where it has failed. */
export async function readPending(trx: Trx, draft: Draft): Promise<PendingSchedule | null> {
  const { store, published } = draft;
  const row = await trx
    .selectFrom('scheduled_publishings as schedule')
    .leftJoin('staff', 'staff.id', 'schedule.staff_id')
    .select([
      'schedule.publish_at as at',
      'schedule.note',
      'schedule.base_version as baseVersion',
      'schedule.document',
      authorName.as('author'),
    ])
    .where('schedule.document_key', '=', store.key)
    .where('schedule.failed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { at, note, author } = row;
  const snapshot = store.revive(row.document as EditableDocument, published);
  const base = await readBase(trx, draft, row.baseVersion);
  return { at: at.toISOString(), note, author, changes: diffDocuments(base, snapshot).map(splitFields) };
}

/** Returns whether anything was scheduled. */
export async function removeSchedule(trx: Trx, key: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('scheduled_publishings')
    .where('document_key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks a schedule as failed: it stays until somebody publishes, schedules anew or takes it away. */
export async function failSchedule(
  db: Kysely<Database>,
  key: string,
  { message, issues, now }: { message: string; issues: readonly DocumentIssue[]; now: Date },
): Promise<void> {
  await db
    .updateTable('scheduled_publishings')
    .set({ failed_at: now, failure: JSON.stringify({ message, issues }) })
    .where('document_key', '=', key)
    .execute();
}

/** Keys of what is to be published by now, in the order in which drafts are locked. */
export async function findDue(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('scheduled_publishings')
    .select('document_key as key')
    .where('failed_at', 'is', null)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(50)
    .execute();
  return rows.map(({ key }) => key).toSorted();
}

/**
 * What is due of a locked draft; null when somebody else was faster. What was published since it was
 * scheduled stays: the difference is carried over to it.
 */
export async function takeDue(
  trx: Trx,
  draft: Draft,
  now: Date,
): Promise<{ candidate: Candidate; staffId: number | null; note: string } | { conflict: true } | null> {
  const row = await trx
    .selectFrom('scheduled_publishings')
    .selectAll()
    .where('document_key', '=', draft.store.key)
    .where('failed_at', 'is', null)
    .where('publish_at', '<=', now)
    .executeTakeFirst();
  if (!row) return null;
  const snapshot = draft.store.revive(row.document as EditableDocument, draft.published);
  const document =
    row.base_version === draft.publishedVersion
      ? snapshot
      : await carryOver(trx, draft, { snapshot, baseVersion: row.base_version });
  if (!document) return { conflict: true };
  const candidate = { draft, document, revision: row.revision, endsSchedule: true };
  return { candidate, staffId: row.staff_id, note: row.note };
}

/** What the draft was published as when it was scheduled. */
async function readBase(
  trx: Trx,
  { store, published, publishedVersion }: Draft,
  version: number,
): Promise<EditableDocument> {
  if (version === 0) return blankDocument(published);
  if (version === publishedVersion) return published;
  return store.revive(await store.readVersion(trx, version), published);
}

async function carryOver(
  trx: Trx,
  draft: Draft,
  { snapshot, baseVersion }: { snapshot: EditableDocument; baseVersion: number },
): Promise<EditableDocument | null> {
  const base = await readBase(trx, draft, baseVersion);
  let document = draft.published;
  for (const intent of diffDocuments(base, snapshot).map(splitFields)) {
    const applied = applyIntent(document, intent);
    if (!applied.ok) return null;
    document = applied.document;
  }
  return document;
}

const failureSchema = z.object({
  message: z.string().catch(''),
  issues: z.array(documentIssueSchema).catch([]),
});

/** Schedules by the key of their document. */
export async function readSchedules(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<Map<string, Schedule>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('scheduled_publishings as schedule')
    .leftJoin('staff', 'staff.id', 'schedule.staff_id')
    .select([
      'schedule.document_key as key',
      'schedule.publish_at as at',
      'schedule.revision',
      'schedule.note',
      'schedule.failed_at as failedAt',
      'schedule.failure',
      authorName.as('author'),
    ])
    .where('schedule.document_key', 'in', keys)
    .execute();
  return new Map(
    rows.map(({ key, at, failedAt, failure, ...row }) => [
      key,
      {
        ...row,
        at: at.toISOString(),
        failure: failedAt && {
          at: failedAt.toISOString(),
          ...failureSchema.catch({ message: '', issues: [] }).parse(failure),
        },
      },
    ]),
  );
}
