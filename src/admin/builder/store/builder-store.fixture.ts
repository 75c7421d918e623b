import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { EditResult } from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { forgetSeen } from '#domain/editing/merge-texts.ts';
import { rebaseIntent } from '#domain/editing/rebase-intent.ts';

import type { DraftTransport } from './draft-transport.ts';
import type { Conflict, KeptEdits, DraftStorage } from './kept-work.ts';
import { emptyHistory, type UndoHistory } from './undo-history.ts';

/** A server of drafts in memory that answers as the real one does. */
export function createDraftServer(documents: Record<string, EditableDocument>) {
  const drafts = new Map(
    Object.entries(documents).map(([key, document]) => [
      key,
      { document, log: [] as { id: string; clientId: string; intent: Intent }[] },
    ]),
  );
  /** Answers with this status instead, as often as is said; `afterwards`: once the edits are written. */
  const failures: { status: number; afterwards?: boolean }[] = [];
  const sent: Intent[][] = [];

  const draftOf = (key: string) => {
    const draft = drafts.get(key);
    if (!draft) throw httpError(404);
    return draft;
  };

  const transport: DraftTransport = {
    async read(key) {
      const { document, log } = draftOf(key);
      return { document, revision: log.length, publishedVersion: 1, isChanged: log.length > 0 };
    },
    async send(key, { baseRevision, clientId, edits }) {
      const failure = failures.shift();
      if (failure && !failure.afterwards) throw httpError(failure.status);
      sent.push(edits.map(({ intent }) => intent));
      const draft = draftOf(key);
      const others = draft.log
        .map(({ intent, clientId: from }, index) => ({ intent, from, revision: index + 1, author: 'Bob' }))
        .filter(({ revision, from }) => revision > baseRevision && from !== clientId)
        .map(({ from: _from, ...other }) => other);
      const collided: Intent[] = [];
      const results = edits.map(({ id, intent }): EditResult => {
        if (draft.log.some((entry) => entry.id === id)) return { id, status: 'known' };
        const rebased = rebaseIntent(
          intent,
          others.map((other) => other.intent),
          { document: draft.document, collided },
        );
        if (!rebased.ok) {
          collided.push(intent);
          return { id, status: 'conflict', with: rebased.with };
        }
        if (!rebased.intent) return { id, status: 'known' };
        const applied = applyIntent(draft.document, rebased.intent);
        if (!applied.ok) return { id, status: 'refused', reason: applied.reason };
        draft.document = applied.document;
        draft.log.push({ id, clientId, intent: forgetSeen(rebased.intent) });
        return { id, status: 'applied' };
      });
      if (failure) throw httpError(failure.status);
      return { revision: draft.log.length, isChanged: draft.log.length > 0, results, others };
    },
  };
  return { transport, failures, sent, documentOf: (key: DocumentKey) => draftOf(key).document };
}

/** Status 0: the network is away. */
function httpError(status: number): Error {
  return Object.assign(new Error(`HTTP ${status}`), status > 0 && { status });
}

/** What is kept on a device, for one tab after another. */
export function createMemoryStorage(): DraftStorage & { isEmpty(): boolean } {
  const edits = new Map<string, KeptEdits>();
  let history: UndoHistory = emptyHistory;
  let conflicts: readonly Conflict[] = [];
  const nameOf = ({ clientId, key }: KeptEdits) => `${clientId} ${key}`;
  return {
    // As what is stored on a disk: nothing is shared with the tab that stored it.
    takeOver: async () => structuredClone({ edits: [...edits.values()], history, conflicts: [...conflicts] }),
    forget: (left) => void edits.delete(nameOf(left)),
    keepEdits(kept) {
      if (kept.pending.length === 0) edits.delete(nameOf(kept));
      else edits.set(nameOf(kept), structuredClone(kept));
    },
    keepHistory: (next) => void (history = structuredClone(next)),
    keepConflicts: (next) => void (conflicts = structuredClone(next)),
    isEmpty: () => edits.size === 0,
  };
}
