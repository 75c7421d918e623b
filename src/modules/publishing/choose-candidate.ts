import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { separateChanges } from '#domain/editing/separate-changes.ts';
import { AppError } from '#domain/errors.ts';
import type { Draft } from '#modules/drafts/draft-rows.ts';

import { groupsCandidate } from './groups-candidate.ts';
import { candidateOf, type Candidate } from './publish-draft.ts';
import { readPending, type PendingSchedule } from './schedules.ts';

/**
 * What becomes of changes that wait for their time: `keep` publishes the others and leaves them to their
 * schedule, `publish` publishes them now and ends it.
 */
export type ScheduledChoice = 'keep' | 'publish';

interface Wanted {
  scheduled?: ScheduledChoice | undefined;
  /** Of settings. */
  groups?: readonly string[] | undefined;
}

/**
 * What of a locked draft is published now. Nothing that is scheduled goes out unless it is asked for: without
 * a choice, and where scheduled changes and others cannot be told apart, it throws 409 with `data.scheduled`.
 */
export async function chooseCandidate(
  trx: Transaction<Database>,
  draft: Draft,
  { scheduled, groups }: Wanted,
): Promise<Candidate> {
  const whole = groups ? groupsCandidate(draft, groups) : candidateOf(draft);
  const pending = await readPending(trx, draft);
  if (!pending) return { ...whole, endsSchedule: true };
  const parts = separateChanges({
    published: draft.published,
    draft: whole.document,
    schedule: pending.changes,
  });
  if (parts.scheduled.length === 0) return whole;
  // A schedule is ended as a whole, and a group is only a part of it.
  if (scheduled === 'publish' && !groups) return { ...whole, endsSchedule: true };
  const document = parts.other.length > 0 ? parts.withoutScheduled : null;
  if (scheduled !== 'keep' || !document) throw isScheduled(draft, pending);
  return { ...whole, document, revision: draft.publishedRevision };
}

/** Throws 409 with `data.scheduled` where a schedule that waits would be replaced unasked. */
export async function refuseReplacing(
  trx: Transaction<Database>,
  draft: Draft,
  { replaces }: { replaces: boolean },
): Promise<void> {
  const pending = await readPending(trx, draft);
  if (pending && !replaces) throw isScheduled(draft, pending);
}

function isScheduled({ store }: Draft, { at, author, note }: PendingSchedule): AppError {
  return new AppError('conflict', 'drafts.scheduled', {
    data: { key: store.key, scheduled: { at, author, note } },
  });
}
