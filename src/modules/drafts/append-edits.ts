import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { EditResult, Edits, EditsAnswer } from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { LiveEntry } from '#domain/editing/live-events.ts';
import { forgetSeen } from '#domain/editing/merge-texts.ts';
import { rebaseIntent } from '#domain/editing/rebase-intent.ts';
import { AppError } from '#domain/errors.ts';
import type { DocumentStore } from '#modules/pages/document-store.ts';

import { isChanged, lockDraft, movePublished, writeDraft, type EditedDraft } from './draft-rows.ts';
import { liveLayer, selectAuthors, selectKnownIntents, type DraftEntry } from './drafts.queries.ts';
import { createEditTurns } from './edit-turns.ts';
import { readLog } from './read-log.ts';

/** A tab that is further behind reads the draft anew. */
export const mostBehind = 1000;
const mostBytes = 4_000_000;

/**
 * Adds a tab's edits to a document's draft, carried over what others did since the revision it knows. Each edit
 * stands for itself: those that collide are told, the others are kept. Throws 404 for a document that is not
 * there, 409 for a revision that is too old or does not exist, 413 for a document that has grown too large.
 */
export type AppendEdits = (key: DocumentKey, edits: Edits, staffId: number) => Promise<EditsAnswer>;

export function createAppendEdits({
  db,
  storeOf,
}: {
  db: Kysely<Database>;
  /** Throws 404 for a key that names nothing. */
  storeOf(key: DocumentKey): DocumentStore;
}): AppendEdits {
  const inTurn = createEditTurns<StaffEdits, EditsAnswer>();
  return (key, edits, staffId) =>
    inTurn(key, { edits, staffId }, (together) =>
      db.transaction().execute((trx) => appendEdits(trx, storeOf(key), together)),
    );
}

/** Of one tab, with whose it is. */
export interface StaffEdits {
  edits: Edits;
  staffId: number;
}

async function appendEdits(
  trx: Transaction<Database>,
  store: DocumentStore,
  together: readonly StaffEdits[],
): Promise<EditsAnswer[]> {
  const draft = await lockDraft(trx, store);
  const { revision, document, isEdited, answers } = await addEdits(trx, draft, together);
  const isLeft = isChanged({ ...draft, revision, document });
  // Taken back by hand or by undo: from here on the draft follows what is published.
  if (!isLeft && isEdited) await movePublished(trx, store, revision);
  return answers.map((answer) => ({ ...answer, isChanged: isLeft }));
}

interface AddedEdits {
  /** After all of them. */
  revision: number;
  document: EditableDocument;
  isEdited: boolean;
  /** As if they had come one after the other. */
  answers: Omit<EditsAnswer, 'isChanged'>[];
}

/**
 * Adds edits to a locked draft of Live or of a layer, those of each tab after those of the tabs before. Throws 409 and
 * 413 as `AppendEdits` does, for all of them.
 */
export async function addEdits(
  trx: Transaction<Database>,
  draft: EditedDraft,
  together: readonly StaffEdits[],
): Promise<AddedEdits> {
  refuseTooOld(draft, together);
  const name = { layerId: draft.layerId ?? liveLayer, key: draft.store.key };
  const log = await readLog(trx, name, {
    revision: Math.min(...together.map(({ edits }) => edits.baseRevision)),
    limit: mostBehind,
  });
  const ids = together.flatMap(({ edits }) => edits.edits.map(({ id }) => id));
  const known = new Set(await selectKnownIntents(trx, name, ids));
  const authors = await readAuthors(trx, together);
  const entries: DraftEntry[] = [];
  const answers: AddedEdits['answers'] = [];
  let { document } = draft;
  for (const { edits, staffId } of together) {
    const { baseRevision, clientId } = edits;
    const others = log.filter((entry) => entry.revision > baseRevision && entry.clientId !== clientId);
    const tried = tryEdits(draft, document, { edits, known, others });
    for (const { id, intent } of tried.entries) {
      entries.push({ id, clientId, staffId, intent });
      const author = authors.get(staffId) ?? null;
      log.push({ revision: draft.revision + entries.length, clientId, intent, author });
    }
    ({ document } = tried);
    answers.push({
      revision: draft.revision + entries.length,
      results: tried.results,
      others: others.map(({ revision, intent, author }) => ({ revision, intent, author })),
    });
  }
  if (entries.length > 0) refuseTooLarge(document);
  const revision = await writeDraft(trx, draft, { entries, document });
  return { revision, document, isEdited: entries.length > 0, answers };
}

function refuseTooOld({ revision }: EditedDraft, together: readonly StaffEdits[]): void {
  for (const { edits } of together) {
    const behind = revision - edits.baseRevision;
    if (behind < 0 || behind > mostBehind)
      throw new AppError('conflict', 'drafts.readAnew', { data: { revision } });
  }
}

/** By the ids of the staff: one tab alone is told of nobody who comes in with it. */
async function readAuthors(
  trx: Transaction<Database>,
  together: readonly StaffEdits[],
): Promise<ReadonlyMap<number, string | null>> {
  if (together.length < 2) return new Map();
  return selectAuthors(trx, [...new Set(together.map(({ staffId }) => staffId))]);
}

/** What becomes of the edits of one tab; those that are kept are `known` from then on. */
function tryEdits(
  draft: EditedDraft,
  before: EditableDocument,
  { edits: { edits }, known, others }: { edits: Edits; known: Set<string>; others: readonly LiveEntry[] },
) {
  const intentsOfOthers = others.map((other) => other.intent);
  const results: EditResult[] = [];
  const entries: { id: string; intent: Intent }[] = [];
  const collided: Intent[] = [];
  let document = before;
  for (const { id, intent } of edits) {
    if (known.has(id)) {
      results.push({ id, status: 'known' });
      continue;
    }
    const tried = tryEdit(draft, document, { intent, others: intentsOfOthers, collided });
    if (tried.result.status === 'conflict' || tried.result.status === 'refused') collided.push(intent);
    results.push({ id, ...tried.result });
    if (!tried.entry) continue;
    known.add(id);
    document = tried.entry.document;
    entries.push({ id, intent: forgetSeen(tried.entry.intent) });
  }
  return { document, results, entries };
}

interface TriedEdit {
  result: Omit<EditResult, 'id'>;
  entry?: { intent: Intent; document: EditableDocument };
}

/** Judges an edit by the document that those before it have led to. */
function tryEdit(
  { store, published }: EditedDraft,
  document: EditableDocument,
  { intent, others, collided }: { intent: Intent; others: readonly Intent[]; collided: readonly Intent[] },
): TriedEdit {
  if (changesSlug(intent)) return { result: { status: 'refused', reason: 'blocked_path' } };
  const rebased = rebaseIntent(intent, others, { document, collided });
  if (!rebased.ok) return { result: { status: 'conflict', with: rebased.with } };
  if (!rebased.intent) return { result: { status: 'known' } };
  const applied = applyIntent(document, rebased.intent);
  if (!applied.ok) {
    const { reason, fault } = applied;
    return { result: { status: 'refused', reason, ...(fault && { fault }) } };
  }
  const edited = { before: document, after: applied.document, published };
  const fault = store.findFault(rebased.intent, edited);
  // Both texts together are no text of this field, as where they are too long: that is asked.
  if (fault && rebased.merged) return { result: { status: 'conflict', with: rebased.merged } };
  if (fault) return { result: { status: 'refused', reason: 'invalid_value', fault } };
  return { result: { status: 'applied' }, entry: { intent: rebased.intent, document: applied.document } };
}

/** The address of a page is no part of its draft: menus, links and redirects go by it. */
function changesSlug(intent: Intent): boolean {
  return intent.type === 'page.update' && intent.changes.some(({ path }) => path[0] === 'slug');
}

function refuseTooLarge(document: EditableDocument): void {
  if (Buffer.byteLength(JSON.stringify(document)) > mostBytes) {
    throw new AppError('payload_too_large', 'drafts.tooLarge');
  }
}
