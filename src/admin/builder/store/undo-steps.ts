import type { StoreApi } from 'zustand/vanilla';

import { applyIntent } from '#domain/editing/apply-intent.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import { parseDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { footprintOf, overlaps } from '#domain/editing/footprint.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { mergeTexts } from '#domain/editing/merge-texts.ts';

import type { BuilderStoreState } from './builder-state.ts';
import type { DocumentSession, Edited } from './document-session.ts';
import { isStillDone } from './is-still-done.ts';
import type { DraftStorage } from './kept-work.ts';
import { mintUuid } from './mint-id.ts';
import type { OpenDrafts } from './open-drafts.ts';
import {
  dropEdits,
  dropStep,
  emptyHistory,
  nextStep,
  recordStep,
  turnStep,
  type UndoHistory,
  type Step,
} from './undo-history.ts';

/** What can be taken back and done again in this tab; the store shows the next step either way. */
export interface UndoSteps {
  /** Goes on with what is kept on the device. */
  restore(kept: UndoHistory): void;
  record(step: Parameters<typeof recordStep>[1]): void;
  /** A document was replaced by another: what differs is one step. */
  recordReplaced(key: DocumentKey, before: EditableDocument, after: EditableDocument): void;
  /** Forgets edits that the server did not take. */
  drop(edits: ReadonlySet<string>): void;
  take(side: 'undo' | 'redo'): void;
  /** Another page is looked at: other steps come next. */
  showNext(): void;
}

interface UndoPorts {
  store: Pick<StoreApi<BuilderStoreState>, 'getState' | 'setState'>;
  storage: Pick<DraftStorage, 'keepHistory'>;
  drafts: Pick<OpenDrafts, 'get' | 'open'>;
  /** Applies intents on top of each other, all or none. */
  apply(key: DocumentKey, intents: readonly Intent[]): Edited;
}

export function createUndoSteps({ store, storage, drafts, apply }: UndoPorts): UndoSteps {
  let history = emptyHistory;

  /** Of other pages than the one that is looked at nothing is undone unseen. */
  const isShown = (key: DocumentKey) =>
    parseDocumentKey(key)?.kind !== 'page' || key === store.getState().pageKey;

  const setHistory = (next: UndoHistory) => {
    if (next !== history) storage.keepHistory(next);
    history = next;
    store.setState({ undoStep: nextStep(next.undo, isShown), redoStep: nextStep(next.redo, isShown) });
  };

  const record: UndoSteps['record'] = (step) => setHistory(recordStep(history, step));

  const take = (side: 'undo' | 'redo') => {
    const step = nextStep(history[side], isShown);
    if (!step) return;
    const session = drafts.get(step.key);
    if (!session) {
      // A step of before the reload, in what nobody has looked at since.
      void drafts.open(step.key).then(
        () => take(side),
        () => undefined,
      );
      return;
    }
    const done = isIntact(session, step) ? step.inverse : mergeInverse(session.sync.document, step);
    const applied = done && apply(step.key, done);
    if (!done || !applied?.ok) {
      store.setState({ blockedStep: step });
      setHistory(dropStep(history, step.id));
      return;
    }
    const { inverse, edits } = applied;
    setHistory(turnStep(history, step, { done, inverse, edits, at: Date.now() }));
    const isMore = nextStep(history[side], isShown)?.together === step.together;
    if (step.together !== undefined && isMore) take(side);
  };

  return {
    restore(kept) {
      history = kept;
      setHistory(history);
    },
    record,
    recordReplaced(key, before, after) {
      const done = diffDocuments(before, after);
      const inverse = diffDocuments(after, before);
      if (done.length === 0 || inverse.length === 0) return;
      record({ key, done, inverse, edits: [mintUuid()], at: Date.now() });
    },
    drop: (edits) => setHistory(dropEdits(history, edits)),
    take,
    showNext: () => setHistory(history),
  };
}

/** Takes back one's own words of texts in which others have written since; null where that is not all of a step. */
function mergeInverse(start: EditableDocument, { inverse }: Step): Intent[] | null {
  let document = start;
  const merged: Intent[] = [];
  for (const intent of inverse) {
    const isOfTexts = 'changes' in intent && intent.changes.every(({ was }) => was !== undefined);
    const next = isOfTexts ? mergeTexts(document, intent) : null;
    if (!next) return null;
    const applied = applyIntent(document, next);
    if (!applied.ok) return null;
    document = applied.document;
    merged.push(next);
  }
  return merged;
}

/** Whether the document still shows what the step did; what the step itself wrote over counts as shown. */
function isIntact({ sync }: DocumentSession, { done }: Step): boolean {
  return done.every((intent, index) => {
    const later = done.slice(index + 1).some((one) => overlaps(footprintOf(one), footprintOf(intent)));
    return later || isStillDone(sync.document, intent);
  });
}
