import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import { lockDraft } from '#modules/drafts/draft-rows.ts';

import { hasErrors, publishCandidate, type Candidate } from './publish-draft.ts';
import { checkTogether, keyOf, type OpenStore } from './publish-together.ts';
import { selectDueGroups, updateFailedSchedule } from './schedules.queries.ts';
import { takeDue } from './schedules.ts';

const mostGroups = 50;

/** What was scheduled together. */
type Group = readonly DocumentKey[];

/**
 * Publishes what is due, all of it in one transaction because pages may link to each other. What was scheduled
 * together goes out as a whole or not at all: where one of it has errors, all of it is marked and left out. On several
 * instances at once each document is published once: whoever comes later waits for the draft and finds its schedule
 * gone.
 */
export async function publishDue(
  db: Kysely<Database>,
  open: OpenStore,
  { now, onError }: { now: Date; onError: (key: string, error: unknown) => void },
): Promise<void> {
  const due = await selectDueGroups(db, now, mostGroups);
  const groups = due.map(({ keys }) => keys.filter(isDocumentKey));
  if (groups.length === 0) return;
  const publish = (some: readonly Group[]) =>
    db.transaction().execute((trx) => publishGroups(trx, open, { groups: some, now }));
  try {
    await publish(groups);
  } catch {
    // One that cannot even be tried must not hold up the others.
    for (const group of groups) {
      await publish([group]).catch(async (error: unknown) => {
        for (const key of group) onError(key, error);
        await db.transaction().execute((trx) => markFailed(trx, group, { found: new Map(), now }));
      });
    }
  }
}

async function publishGroups(
  trx: Transaction<Database>,
  open: OpenStore,
  { groups, now }: { groups: readonly Group[]; now: Date },
): Promise<void> {
  const { taken, conflicts } = await takeAll(trx, open, { keys: groups.flat().toSorted(), now });
  let left = [...groups];
  let found = new Map(conflicts.map((key): [DocumentKey, DocumentIssue[]] => [key, []]));
  for (;;) {
    const failing = left.filter((group) => group.some((key) => found.has(key)));
    for (const group of failing) await markFailed(trx, group, { found, now });
    left = left.filter((group) => !failing.includes(group));
    const checked = await checkTogether(trx, candidatesOf(taken, left));
    const wrong = checked.filter(({ issues }) => hasErrors(issues));
    if (wrong.length === 0) break;
    found = new Map(wrong.map(({ candidate, issues }) => [keyOf(candidate), issues]));
  }
  for (const candidate of candidatesOf(taken, left)) {
    const author = taken.get(keyOf(candidate));
    if (author) await publishCandidate(trx, candidate, author);
  }
}

interface Taken {
  candidate: Candidate;
  staffId: number | null;
  note: string;
}

/** Locks what is due in the order of its keys; conflicts do not go together with what was published meanwhile. */
async function takeAll(
  trx: Transaction<Database>,
  open: OpenStore,
  { keys, now }: { keys: readonly DocumentKey[]; now: Date },
): Promise<{ taken: Map<DocumentKey, Taken>; conflicts: DocumentKey[] }> {
  const taken = new Map<DocumentKey, Taken>();
  const conflicts: DocumentKey[] = [];
  for (const key of keys) {
    const one = await takeDue(trx, await lockDraft(trx, open(key)), now);
    if (!one) continue;
    if ('conflict' in one) conflicts.push(key);
    else taken.set(key, one);
  }
  return { taken, conflicts };
}

function candidatesOf(taken: ReadonlyMap<DocumentKey, Taken>, groups: readonly Group[]): Candidate[] {
  return groups.flat().flatMap((key) => taken.get(key)?.candidate ?? []);
}

/** Of a group those that have to be put right, with what is wrong with them; the others wait for these. */
async function markFailed(
  trx: Transaction<Database>,
  group: Group,
  { found, now }: { found: ReadonlyMap<DocumentKey, readonly DocumentIssue[]>; now: Date },
): Promise<void> {
  for (const key of group) {
    const issues = found.get(key);
    const because = issues ? [] : group.filter((other) => found.has(other));
    await updateFailedSchedule(trx, key, { issues: issues ?? [], because, now });
  }
}
