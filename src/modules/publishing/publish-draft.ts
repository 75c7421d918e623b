import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { blankDocument } from '#domain/editing/blank-document.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { PublishAnswer } from '#domain/editing/drafts.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import { AppError } from '#domain/errors.ts';
import { movePublished, type Draft } from '#modules/drafts/draft-rows.ts';
import { noteCollisions } from '#modules/drafts/note-collisions.ts';
import type { Together } from '#modules/pages/document-store.ts';

import { deleteSchedule } from './schedules.queries.ts';

/** A document that visitors are to see, of whatever draft. */
export interface CheckedDocument {
  draft: Pick<Draft, 'store'>;
  document: EditableDocument;
}

/** What is to be published of a draft: its document, or what it was at an earlier revision. */
export interface Candidate extends CheckedDocument {
  draft: Draft;
  revision: number;
  /** Of settings: the groups that are published, and alone count for what is wrong; default all. */
  groups?: readonly string[];
  /** What is scheduled goes along, or has failed before: nothing of the draft waits for its time any more. */
  endsSchedule?: boolean;
}

/** The present state of a draft. */
export function candidateOf(draft: Draft): Candidate {
  return { draft, document: draft.document, revision: draft.revision };
}

/** What must or should be put right first, errors and warnings. */
export function checkCandidate(
  trx: Transaction<Database>,
  { draft: { store }, document }: CheckedDocument,
  together: Together,
): Promise<DocumentIssue[]> {
  return store.check(trx, store.clean(document), together);
}

export function hasErrors(issues: readonly DocumentIssue[]): boolean {
  return issues.some(({ severity }) => severity === 'error');
}

/**
 * Stores a checked candidate as the next version, shows it to visitors and tells every instance which pages
 * that concerns. What the draft has beyond it stays unpublished.
 */
export async function publishCandidate(
  trx: Transaction<Database>,
  { draft, document, revision, endsSchedule }: Candidate,
  { staffId, note }: { staffId: number | null; note: string },
): Promise<number> {
  const { store, published, publishedVersion } = draft;
  const clean = store.clean(document);
  const before = publishedVersion > 0 ? published : null;
  const changes = diffDocuments(before ?? blankDocument(clean), clean);
  const version = await store.publish(trx, { document: clean, before, changes, staffId, note });
  if (isEqual(document, draft.document)) {
    await movePublished(trx, store, draft.revision, clean);
  } else {
    await movePublished(trx, store, Math.max(revision, draft.publishedRevision));
  }
  if (before) await noteCollisions(trx, { key: store.key, version, before, after: clean, staffId });
  if (endsSchedule) await deleteSchedule(trx, store.key);
  return version;
}

/** Checks and publishes one draft; throws 422 with `data.issues` when something must be put right first. */
export async function publishDraft(
  trx: Transaction<Database>,
  candidate: Candidate,
  author: { staffId: number | null; note: string },
): Promise<PublishAnswer> {
  const { pageId } = candidate.draft.store;
  const found = await checkCandidate(trx, candidate, { pageIds: pageId === null ? [] : [pageId] });
  const { groups } = candidate;
  const issues = groups ? found.filter(({ path }) => groups.includes(path?.[0] ?? '')) : found;
  if (hasErrors(issues)) {
    throw new AppError('validation_failed', 'drafts.cannotBePublished', { data: { issues } });
  }
  return { version: await publishCandidate(trx, candidate, author), issues };
}
