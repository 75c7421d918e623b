import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { EditResult, Edits, EditsAnswer } from '#domain/editing/drafts.schema.ts';
import { intentSchema, type Intent } from '#domain/editing/intents.schema.ts';
import { forgetSeen } from '#domain/editing/merge-texts.ts';
import { rebaseIntent } from '#domain/editing/rebase-intent.ts';
import { AppError } from '#domain/errors.ts';
import type { DocumentStore } from '#modules/pages/document-store.ts';

import { isChanged, lockDraft, movePublished, writeDraft, type EditedDraft } from './draft-rows.ts';
import {
  liveLayer,
  selectIntentsOfOthers,
  selectKnownIntents,
  type DraftEntry,
  type DraftName,
} from './drafts.queries.ts';
import { createEditTurns } from './edit-turns.ts';

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
  const inTurn = createEditTurns();
  return (key, edits, staffId) =>
    inTurn(key, () => db.transaction().execute((trx) => appendEdits(trx, storeOf(key), edits, staffId)));
}

async function appendEdits(
  trx: Transaction<Database>,
  store: DocumentStore,
  edits: Edits,
  staffId: number,
): Promise<EditsAnswer> {
  const draft = await lockDraft(trx, store);
  const { document, isEdited, ...answer } = await addEdits(trx, draft, edits, staffId);
  const isLeft = isChanged({ ...draft, revision: answer.revision, document });
  // Taken back by hand or by undo: from here on the draft follows what is published.
  if (!isLeft && isEdited) await movePublished(trx, store, answer.revision);
  return { ...answer, isChanged: isLeft };
}

/**
 * Adds edits to a locked draft of Live or of a layer; `document` is what they lead to. Throws 409 and 413 as
 * `AppendEdits` does.
 */
export async function addEdits(
  trx: Transaction<Database>,
  draft: EditedDraft,
  { baseRevision, clientId, edits }: Edits,
  staffId: number,
): Promise<Omit<EditsAnswer, 'isChanged'> & { document: EditableDocument; isEdited: boolean }> {
  if (baseRevision > draft.revision || draft.revision - baseRevision > mostBehind) {
    throw new AppError('conflict', 'drafts.readAnew', { data: { revision: draft.revision } });
  }
  const name = { layerId: draft.layerId ?? liveLayer, key: draft.store.key };
  const others = await readOthers(trx, name, { baseRevision, clientId });
  const known = new Set(
    await selectKnownIntents(
      trx,
      name,
      edits.map(({ id }) => id),
    ),
  );
  const intentsOfOthers = others.map((other) => other.intent);
  const results: EditResult[] = [];
  const entries: DraftEntry[] = [];
  const collided: Intent[] = [];
  let { document } = draft;
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
    entries.push({ id, clientId, intent: forgetSeen(tried.entry.intent) });
  }
  if (entries.length > 0) refuseTooLarge(document);
  const revision = await writeDraft(trx, draft, { entries, document, staffId });
  return { revision, results, others, document, isEdited: entries.length > 0 };
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

async function readOthers(
  trx: Transaction<Database>,
  name: DraftName,
  since: { baseRevision: number; clientId: string },
): Promise<EditsAnswer['others']> {
  const rows = await selectIntentsOfOthers(trx, name, since);
  return rows.map(({ intent, ...row }) => ({ ...row, intent: intentSchema.parse(intent) }));
}

function refuseTooLarge(document: EditableDocument): void {
  if (Buffer.byteLength(JSON.stringify(document)) > mostBytes) {
    throw new AppError('payload_too_large', 'drafts.tooLarge');
  }
}
