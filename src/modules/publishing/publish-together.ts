import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type {
  IssuesOfDocuments,
  PublishSeveral,
  PublishSeveralAnswer,
  ScheduleSeveral,
} from '#domain/editing/drafts.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import { AppError } from '#domain/errors.ts';
import { isChanged, lockDraft, type Draft } from '#modules/drafts/draft-rows.ts';
import type { DocumentStore } from '#modules/pages/document-store.ts';

import { chooseCandidate, refuseReplacing } from './choose-candidate.ts';
import {
  candidateOf,
  checkCandidate,
  hasErrors,
  publishCandidate,
  type Candidate,
  type CheckedDocument,
} from './publish-draft.ts';
import { writeSchedule } from './schedules.ts';

type Trx = Transaction<Database>;
type DocumentToPublish = PublishSeveral['documents'][number];
type DocumentToSchedule = ScheduleSeveral['documents'][number];
export type OpenStore = (key: DocumentKey) => DocumentStore;

/**
 * Publishes several drafts in one transaction: all or none. They may link to each other. Throws 409 for a
 * draft that has moved on or has no changes, 422 with `data.documents`, the issues of each.
 */
export async function publishTogether(
  trx: Trx,
  open: OpenStore,
  { documents, note, staffId }: { documents: readonly DocumentToPublish[]; note: string; staffId: number },
): Promise<PublishSeveralAnswer> {
  const candidates: Candidate[] = [];
  for (const { key, revision, scheduled } of inLockOrder(documents)) {
    const draft = await lockDraft(trx, open(key));
    refuseStale(draft, revision);
    candidates.push(await chooseCandidate(trx, draft, { scheduled }));
  }
  const checked = await checkTogether(trx, candidates);
  if (checked.some(({ issues }) => hasErrors(issues))) {
    const found = checked.map(({ candidate, issues }) => ({ key: keyOf(candidate), issues }));
    throw new AppError('validation_failed', 'drafts.cannotBePublished', { data: { documents: found } });
  }
  const answer: PublishSeveralAnswer = [];
  for (const { candidate, issues } of checked) {
    const version = await publishCandidate(trx, candidate, { staffId, note });
    answer.push({ key: keyOf(candidate), version, issues });
  }
  return answer;
}

/**
 * Keeps several drafts as they are now for their time: all or none. Throws 409 for a draft that has moved on or
 * has no changes, and with `data.scheduled` for one whose schedule would be replaced unasked.
 */
export async function scheduleTogether(
  trx: Trx,
  open: OpenStore,
  {
    documents,
    ...schedule
  }: { documents: readonly DocumentToSchedule[]; at: Date; note: string; staffId: number },
): Promise<IssuesOfDocuments> {
  const candidates: Candidate[] = [];
  const groupId = randomUUID();
  for (const { key, revision, replaces } of inLockOrder(documents)) {
    const draft = await lockDraft(trx, open(key));
    refuseStale(draft, revision);
    await refuseReplacing(trx, draft, { replaces });
    await writeSchedule(trx, draft, { groupId, ...schedule });
    candidates.push(candidateOf(draft));
  }
  const checked = await checkTogether(trx, candidates);
  return checked.map(({ candidate, issues }) => ({ key: keyOf(candidate), issues }));
}

/** One order for everybody, so that two of them never wait for each other; each key once. */
function inLockOrder<Named extends { key: DocumentKey }>(documents: readonly Named[]): Named[] {
  const byKey = new Map(documents.map((document) => [document.key, document]));
  return [...byKey.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** What is wrong with drafts if they were published together. */
export async function checkSeveral(
  trx: Trx,
  open: OpenStore,
  keys: readonly DocumentKey[],
): Promise<IssuesOfDocuments> {
  const candidates: Candidate[] = [];
  for (const key of [...new Set(keys)].toSorted())
    candidates.push(candidateOf(await lockDraft(trx, open(key))));
  const checked = await checkTogether(trx, candidates);
  return checked.map(({ candidate, issues }) => ({ key: keyOf(candidate), issues }));
}

/** Throws 409 unless the draft has unpublished edits, and exactly those that somebody has looked at. */
export function refuseStale(draft: Draft, revision: number): void {
  const { key } = draft.store;
  if (revision !== draft.revision) {
    throw new AppError('conflict', 'drafts.changed', { data: { key, revision: draft.revision } });
  }
  if (!isChanged(draft)) throw new AppError('conflict', 'drafts.nothingChanged', { data: { key } });
}

/** What is wrong with each if all of them were published at one moment. */
export async function checkTogether<Checked extends CheckedDocument>(
  trx: Trx,
  candidates: readonly Checked[],
): Promise<{ candidate: Checked; issues: DocumentIssue[] }[]> {
  const pageIds = candidates.flatMap(({ draft }) => draft.store.pageId ?? []);
  const checked: { candidate: Checked; issues: DocumentIssue[] }[] = [];
  for (const candidate of candidates) {
    checked.push({ candidate, issues: await checkCandidate(trx, candidate, { pageIds }) });
  }
  return checked;
}

export function keyOf({ draft }: CheckedDocument): DocumentKey {
  return draft.store.key;
}
