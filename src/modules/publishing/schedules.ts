import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import { applyIntent } from '#domain/editing/apply-intent.ts';
import { blankDocument } from '#domain/editing/blank-document.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import { documentKeySchema, isDocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Schedule } from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { documentIssueSchema } from '#domain/editing/issues.schema.ts';
import { splitFields } from '#domain/editing/separate-changes.ts';
import type { Draft } from '#modules/drafts/draft-rows.ts';

import type { Candidate } from './publish-draft.ts';
import { selectDue, selectPending, selectSchedules, upsertSchedule } from './schedules.queries.ts';

type Trx = Transaction<Database>;

/** Keeps a draft as it is now for its time, in the place of what was scheduled before. */
export async function writeSchedule(
  trx: Trx,
  { store, revision, publishedVersion, document }: Draft,
  terms: { groupId: string; at: Date; note: string; staffId: number },
): Promise<void> {
  await upsertSchedule(trx, {
    key: store.key,
    revision,
    baseVersion: publishedVersion,
    document,
    ...terms,
  });
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
  const row = await selectPending(trx, store.key);
  if (!row) return null;
  const { at, note, author } = row;
  const snapshot = store.revive(row.document as EditableDocument, published);
  const base = await readBase(trx, draft, row.baseVersion);
  return { at: at.toISOString(), note, author, changes: diffDocuments(base, snapshot).map(splitFields) };
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
  const row = await selectDue(trx, draft.store.key, now);
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
  issues: z.array(documentIssueSchema).catch([]),
  because: z.array(documentKeySchema).catch([]),
});

/** Schedules by the key of their document. */
export async function readSchedules(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<Map<string, Schedule>> {
  if (keys.length === 0) return new Map();
  const rows = await selectSchedules(db, keys);
  return new Map(
    rows.map(({ key, at, failedAt, failure, together, ...row }) => [
      key,
      {
        ...row,
        at: at.toISOString(),
        together: together.filter(isDocumentKey),
        failure: failedAt && {
          at: failedAt.toISOString(),
          ...failureSchema.catch({ issues: [], because: [] }).parse(failure),
        },
      },
    ]),
  );
}
