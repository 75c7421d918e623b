import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';
import { separateChanges } from '#domain/editing/separate-changes.ts';
import { isChanged, readDraft } from '#modules/drafts/draft-rows.ts';
import { pathOfPage, type PageKind } from '#modules/pages/page-path.ts';

import type { OpenStore } from './publish-together.ts';
import { readPending, readSchedules } from './schedules.ts';
import { selectWaiting } from './waiting-changes.queries.ts';

const mostListed = 500;

/**
 * Everything that waits to be published, latest first: drafts that differ from what visitors see, pages that were
 * never published, and what is to be published at a time.
 */
export async function listChanges(
  db: Kysely<Database>,
  open: OpenStore,
  staffId: number,
): Promise<UnpublishedChange[]> {
  const rows = await selectWaiting(db, mostListed);
  const schedules = await readSchedules(
    db,
    rows.map(({ key }) => key),
  );
  const changes: UnpublishedChange[] = [];
  for (const { key, slug, category, updatedAt, authors, hasDraft, ...row } of rows) {
    if (!isDocumentKey(key)) continue;
    const state = hasDraft ? await readState(db, open, key) : untouched;
    const schedule = schedules.get(key) ?? null;
    // Edited and brought back: nothing is left to publish.
    if (!state.isChanged && !schedule) continue;
    changes.push({
      key,
      path: slug === null ? null : pathOfPage({ kind: row.kind as PageKind, slug, category }),
      ...row,
      revision: state.revision,
      updatedAt: updatedAt.toISOString(),
      author: authors[0]?.name ?? null,
      authors: authors.map(({ name }) => name),
      isMine: authors.length > 0 && authors.every(({ id }) => id === staffId),
      isChanged: state.isChanged,
      schedule: schedule && { ...schedule, ...state.scheduled },
    });
  }
  return changes;
}

/** A page that was never published and never edited. */
const untouched = {
  revision: 0,
  isChanged: true,
  scheduled: { changes: [], canKeep: false, isInDraft: false },
};

/** Of one moment, without a lock: builders ask for the list every few seconds. */
async function readState(db: Kysely<Database>, open: OpenStore, key: DocumentKey) {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async (trx) => {
    const draft = await readDraft(trx, open(key));
    if (!draft) return untouched;
    const pending = await readPending(trx, draft);
    const parts =
      pending &&
      separateChanges({ published: draft.published, draft: draft.document, schedule: pending.changes });
    return {
      revision: draft.revision,
      isChanged: isChanged(draft),
      scheduled: {
        changes: pending?.changes ?? [],
        canKeep: parts !== null && parts.other.length > 0 && parts.withoutScheduled !== null,
        isInDraft: parts !== null && parts.scheduled.length > 0,
      },
    };
  });
}
