import { createStore, type StoreApi } from 'zustand/vanilla';

import { parseDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import { footprintOf, overlaps } from '#domain/editing/footprint.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import type { BuilderStoreState, EditOutcome, StoreEvent } from './builder-state.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import { openSession, type DocumentSession } from './document-session.ts';
import type { Collision } from './draft-sync.ts';
import type { DraftTransport } from './draft-transport.ts';
import { isStillDone } from './is-still-done.ts';
import type { Conflict, DraftStorage } from './kept-work.ts';
import { mintUuid } from './mint-id.ts';
import { patientSubscribe } from './patient-subscribe.ts';
import { sendLeftEdits } from './send-left-edits.ts';
import {
  dropEdits,
  dropStep,
  emptyHistory,
  nextStep,
  recordStep,
  turnStep,
  type Step,
} from './undo-history.ts';

export interface BuilderPorts {
  transport: DraftTransport;
  storage: DraftStorage;
  /** Names this tab. */
  clientId: string;
  /** This tab has saved edits of a draft. */
  onSaved?(key: DocumentKey): void;
  /** When subscribers hear of what is typed; at once without. */
  afterPaint?(run: () => void): void;
}

/** Everything that is being edited in this tab. One of it lives as long as the builder is open. */
export function createBuilderStore({
  transport,
  storage,
  clientId,
  onSaved,
  afterPaint = (run) => run(),
}: BuilderPorts): StoreApi<BuilderStoreState> {
  const sessions = new Map<DocumentKey, DocumentSession>();
  const opening = new Map<DocumentKey, Promise<void>>();
  const listeners = new Set<(event: StoreEvent) => void>();
  let history = emptyHistory;
  let isTyping = false;

  const store = createStore<BuilderStoreState>()((set, get) => {
    const tell = (event: StoreEvent) => listeners.forEach((listener) => listener(event));

    /** Of other pages than the one that is looked at nothing is undone unseen. */
    const isShown = (key: DocumentKey) => parseDocumentKey(key)?.kind !== 'page' || key === get().pageKey;

    const setHistory = (next: typeof history) => {
      if (next !== history) storage.keepHistory(next);
      history = next;
      set({ undoStep: nextStep(next.undo, isShown), redoStep: nextStep(next.redo, isShown) });
    };

    const setConflicts = (conflicts: readonly Conflict[]) => {
      storage.keepConflicts(conflicts);
      set({ conflicts });
    };

    const addCollisions = (key: DocumentKey, collisions: readonly Collision[]) => {
      if (collisions.length === 0) return;
      const added = collisions.map((collision) => ({ ...collision, id: collision.edit.id, key }));
      setConflicts(joinConflicts([...get().conflicts, ...added]));
      setHistory(dropEdits(history, new Set(added.map(({ id }) => id))));
    };

    const publishState = (key: DocumentKey, session: DocumentSession) => {
      const { document, revision } = session.sync;
      const { publishedVersion, isChanged, state } = session;
      const info = get().drafts[key];
      const isSame =
        info?.revision === revision &&
        info.publishedVersion === publishedVersion &&
        info.isChanged === isChanged &&
        info.state === state;
      set(({ documents, drafts }) => ({
        ...(documents[key] !== document && { documents: { ...documents, [key]: document } }),
        ...(!isSame && { drafts: { ...drafts, [key]: { revision, publishedVersion, isChanged, state } } }),
      }));
      storage.keepEdits({ clientId, key, revision, pending: session.sync.pending });
    };

    const read = async (key: DocumentKey) => {
      const draft = await transport.read(key);
      const session: DocumentSession = openSession(key, draft, {
        transport,
        clientId,
        mintUuid,
        onChange: ({ isForeign }) => {
          publishState(key, session);
          if (isForeign) tell({ type: 'replaced', key, document: session.sync.document });
        },
        onCollisions: (collisions) => addCollisions(key, collisions),
        onSaved: () => onSaved?.(key),
      });
      sessions.set(key, session);
      publishState(key, session);
    };

    /** Applies intents on top of each other, all or none. */
    const apply = (
      key: DocumentKey,
      intents: readonly Intent[],
      { merge, source = 'panel' }: { merge?: string; source?: 'panel' | 'frame' } = {},
    ): { ok: true; inverse: Intent[]; edits: string[] } | Extract<EditOutcome, { ok: false }> => {
      const session = sessions.get(key);
      if (!session) return { ok: false, reason: 'unknown_target' };
      const inverse: Intent[] = [];
      const edits: string[] = [];
      for (const intent of intents) {
        const edited = session.edit(intent, { merge });
        if (!edited.ok) {
          for (const undo of inverse) {
            if (session.edit(undo).ok) tell({ type: 'edited', key, intent: undo, source: 'panel' });
          }
          return edited;
        }
        inverse.unshift(edited.inverse);
        edits.push(edited.editId);
        tell({ type: 'edited', key, intent, source });
      }
      return { ok: true, inverse, edits };
    };

    const take = (side: 'undo' | 'redo') => {
      const step = nextStep(history[side], isShown);
      if (!step) return;
      const session = sessions.get(step.key);
      if (!session) {
        // A step of before the reload, in what nobody has looked at since.
        void get()
          .open(step.key)
          .then(
            () => take(side),
            () => undefined,
          );
        return;
      }
      const applied = isIntact(session, step) ? apply(step.key, step.inverse) : null;
      if (!applied?.ok) {
        set({ blockedStep: step });
        setHistory(dropStep(history, step.id));
        return;
      }
      const { inverse, edits } = applied;
      setHistory(turnStep(history, step, { inverse, edits, at: Date.now() }));
      const isMore = nextStep(history[side], isShown)?.together === step.together;
      if (step.together !== undefined && isMore) take(side);
    };

    return {
      documents: {},
      drafts: {},
      pageKey: null,
      selection: { sectionId: null, itemId: null },
      undoStep: null,
      redoStep: null,
      conflicts: [],
      blockedStep: null,

      async recover() {
        const left = await storage.takeOver();
        set({ conflicts: left.conflicts });
        history = left.history;
        setHistory(history);
        for (const edits of left.edits) {
          addCollisions(edits.key, await sendLeftEdits(edits, transport));
          storage.forget(edits);
        }
      },
      open(key) {
        if (sessions.has(key)) return Promise.resolve();
        const reading = opening.get(key) ?? read(key).finally(() => opening.delete(key));
        opening.set(key, reading);
        return reading;
      },
      showPage(key) {
        if (key === get().pageKey) return;
        set({ pageKey: key, selection: { sectionId: null, itemId: null } });
        setHistory(history);
      },
      edit(key, intents, options = {}) {
        const done = Array.isArray(intents) ? [...intents] : [intents as Intent];
        const { merge, together, isTyped = false } = options;
        isTyping = isTyped;
        try {
          const applied = apply(key, done, options);
          if (!applied.ok) return applied;
          const { inverse, edits } = applied;
          setHistory(recordStep(history, { key, done, inverse, edits, merge, together, at: Date.now() }));
          return { ok: true };
        } finally {
          isTyping = false;
        }
      },
      undo: () => take('undo'),
      redo: () => take('redo'),
      select(sectionId, itemId = null) {
        const { selection } = get();
        if (selection.sectionId === sectionId && selection.itemId === itemId) return;
        set({ selection: { sectionId, itemId } });
      },
      async flush() {
        const sent = await Promise.all([...sessions.values()].map((session) => session.flush()));
        return sent.every(Boolean);
      },
      async refresh(key) {
        await sessions.get(key)?.refresh();
      },
      replace(key, draft) {
        const session = sessions.get(key);
        if (!session) return;
        const before = session.sync.document;
        session.replace(draft);
        const after = session.sync.document;
        const done = diffDocuments(before, after);
        const inverse = diffDocuments(after, before);
        if (done.length === 0 || inverse.length === 0) return;
        setHistory(recordStep(history, { key, done, inverse, edits: [mintUuid()], at: Date.now() }));
      },
      resolveConflict(id, choice) {
        const conflict = get().conflicts.find((one) => one.id === id);
        if (!conflict) return { ok: false, reason: 'unknown_target' };
        const outcome: EditOutcome =
          choice === 'mine' ? get().edit(conflict.key, conflict.edit.intent) : { ok: true };
        if (outcome.ok) setConflicts(get().conflicts.filter((one) => one.id !== id));
        return outcome;
      },
      dismissBlockedStep: () => set({ blockedStep: null }),
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close() {
        for (const session of sessions.values()) session.close();
        listeners.clear();
      },
    };
  });
  return { ...store, subscribe: patientSubscribe({ store, isTyping: () => isTyping, afterPaint }) };
}

/** Whether the document still shows what the step did; what the step itself wrote over counts as shown. */
function isIntact({ sync }: DocumentSession, { done }: Step): boolean {
  return done.every((intent, index) => {
    const later = done.slice(index + 1).some((one) => overlaps(footprintOf(one), footprintOf(intent)));
    return later || isStillDone(sync.document, intent);
  });
}

/** Of several edits of the same place the last one says what its author wants. */
function joinConflicts(conflicts: readonly Conflict[]): Conflict[] {
  const byPlace = new Map(conflicts.map((conflict) => [placeOf(conflict), conflict]));
  return [...byPlace.values()];
}

function placeOf({ key, edit: { id, intent } }: Conflict): string {
  if (!('changes' in intent)) return id;
  const { changes, ...target } = intent;
  return JSON.stringify([key, target, changes.map(({ path }) => path)]);
}
