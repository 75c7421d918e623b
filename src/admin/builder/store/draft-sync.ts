import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { EditsAnswer } from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { Refusal } from '#domain/editing/outcome.ts';
import { rebaseIntent } from '#domain/editing/rebase-intent.ts';

import { diffDocuments } from '#domain/editing/diff-documents.ts';
import { keepIdentity } from '#domain/editing/keep-identity.ts';

/** An edit that the server has not confirmed. Edits with the same `merge` key may become one. */
export interface PendingEdit {
  id: string;
  intent: Intent;
  merge?: string;
  at: number;
}

/** An edit that could not be kept, with what it collides with or why the server refused it. */
export interface Collision {
  edit: PendingEdit;
  theirs: Intent | null;
  reason: string | null;
  author: string | null;
}

/** A draft as one tab knows it: `document` is the server's `base` at `revision` with `pending` on top. */
export interface DraftSync {
  revision: number;
  base: EditableDocument;
  pending: readonly PendingEdit[];
  document: EditableDocument;
}

export interface Settled {
  sync: DraftSync;
  collisions: Collision[];
  /** False when the order of what happened cannot be told from the answer: read the draft and `follow` it. */
  isSure: boolean;
}

const mergeWithin = 1000;

export function startSync(revision: number, document: EditableDocument): DraftSync {
  return { revision, base: document, pending: [], document };
}

/**
 * Applies an edit on top. It replaces the edit before it when both are of one field, typed within a second,
 * and that one is not among the first `inFlight` edits, which were sent already.
 */
export function addEdit(
  sync: DraftSync,
  edit: PendingEdit,
  inFlight: number,
): { ok: true; sync: DraftSync; inverse: Intent } | { ok: false; reason: Refusal } {
  const applied = applyIntent(sync.document, edit.intent);
  if (!applied.ok) return applied;
  const last = sync.pending.length > inFlight ? sync.pending.at(-1) : undefined;
  const isMerged = last !== undefined && canMerge(last, edit);
  const pending = isMerged
    ? [...sync.pending.slice(0, -1), { ...edit, id: last.id, intent: seenBefore(last.intent, edit.intent) }]
    : [...sync.pending, edit];
  const { document, inverse } = applied;
  return { ok: true, sync: { ...sync, pending, document }, inverse };
}

/** The later of two edits of one place, by what was seen before the earlier one. */
function seenBefore(earlier: Intent, later: Intent): Intent {
  if (!('changes' in earlier) || !('changes' in later)) return later;
  const changes = later.changes.map((change, index) => {
    const was = earlier.changes[index]?.was;
    return change.was === undefined || was === undefined ? change : { ...change, was };
  });
  return { ...later, changes };
}

interface Mergeable {
  intent: Intent;
  merge?: string;
  at: number;
}

/** Whether the later edit leaves nothing of the earlier one. */
export function canMerge(earlier: Mergeable, later: Mergeable): boolean {
  if (earlier.merge === undefined || earlier.merge !== later.merge) return false;
  return later.at - earlier.at <= mergeWithin && isSamePlace(earlier.intent, later.intent);
}

function isSamePlace(one: Intent, other: Intent): boolean {
  if (!('changes' in one) || !('changes' in other)) return false;
  return placeOf(one) === placeOf(other);
}

function placeOf({ changes, ...target }: Extract<Intent, { changes: unknown }>): string {
  return JSON.stringify([target, changes.map(({ path }) => path)]);
}

/** Takes in the answer to the first `sent` edits: beneath what is still pending lies what others did. */
export function settle(sync: DraftSync, sent: number, answer: EditsAnswer): Settled {
  const others = answer.others.map(({ intent }) => intent);
  const results = new Map(answer.results.map((result) => [result.id, result]));
  const collisions: Collision[] = [];
  let { base } = sync;
  let isSure = true;
  let mine = 0;
  const put = (intent: Intent) => {
    const applied = applyIntent(base, intent);
    if (applied.ok) base = applied.document;
    else isSure = false;
  };
  others.forEach(put);
  for (const edit of sync.pending.slice(0, sent)) {
    const result = results.get(edit.id);
    if (!result || result.status === 'conflict' || result.status === 'refused') {
      const theirs = result?.with ?? null;
      const author = answer.others.findLast(({ intent }) => isSameJson(intent, theirs))?.author ?? null;
      collisions.push({ edit, theirs, reason: result?.reason ?? null, author });
      continue;
    }
    const rebased = rebaseIntent(edit.intent, others, {
      document: base,
      collided: collisions.map((collision) => collision.edit.intent),
    });
    if (!rebased.ok) isSure = false;
    else if (rebased.intent) {
      // Done before with others about: it may stand before or after what they did.
      if (result.status === 'known' && others.length > 0) isSure = false;
      put(rebased.intent);
      mine++;
    }
  }
  if (answer.revision !== sync.revision + others.length + mine) isSure = false;
  const carried = carry(base, sync.pending.slice(sent), answer.others, collisions);
  const next = { revision: answer.revision, base, ...carried };
  return {
    sync: { ...next, document: keepIdentity(sync.document, carried.document) },
    collisions: [...collisions, ...carried.collisions],
    isSure,
  };
}

/** Takes in a draft that was read anew; what differs from the base is what others did. */
export function follow(
  sync: DraftSync,
  { revision, document }: { revision: number; document: EditableDocument },
): Settled {
  const others = diffDocuments(sync.base, document).map((intent) => ({ intent, author: null }));
  const { collisions, ...carried } = carry(document, sync.pending, others);
  const base = keepIdentity(sync.base, document);
  return {
    sync: { revision, base, ...carried, document: keepIdentity(sync.document, carried.document) },
    collisions,
    isSure: true,
  };
}

/** Carries edits over what others did and applies them to a document; what cannot be kept is told. */
function carry(
  start: EditableDocument,
  edits: readonly PendingEdit[],
  others: readonly { intent: Intent; author: string | null }[],
  before: readonly Collision[] = [],
): { document: EditableDocument; pending: PendingEdit[]; collisions: Collision[] } {
  let document = start;
  const pending: PendingEdit[] = [];
  const collisions: Collision[] = [];
  const intents = others.map(({ intent }) => intent);
  for (const edit of edits) {
    const rebased = rebaseIntent(edit.intent, intents, {
      document,
      collided: [...before, ...collisions].map((collision) => collision.edit.intent),
    });
    if (!rebased.ok) {
      const author = others[intents.indexOf(rebased.with)]?.author ?? null;
      collisions.push({ edit, theirs: rebased.with, reason: null, author });
      continue;
    }
    if (!rebased.intent) continue;
    const applied = applyIntent(document, rebased.intent);
    if (!applied.ok) {
      collisions.push({ edit, theirs: null, reason: applied.reason, author: null });
      continue;
    }
    document = applied.document;
    pending.push({ ...edit, intent: rebased.intent });
  }
  return { document, pending, collisions };
}

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
