import { createStore, type StoreApi } from 'zustand/vanilla';

import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import type { BuilderState, BuilderStoreState, StoreEvent } from './builder-state.ts';
import { createConflicts } from './conflicts.ts';
import type { DocumentSession } from './document-session.ts';
import type { DraftTransport } from './draft-transport.ts';
import type { DraftStorage } from './kept-work.ts';
import { mintUuid } from './mint-id.ts';
import { createOpenDrafts } from './open-drafts.ts';
import { patientSubscribe } from './patient-subscribe.ts';
import { sendLeftEdits } from './send-left-edits.ts';
import { createUndoSteps } from './undo-steps.ts';

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

const nothingOpen: BuilderState = {
  documents: {},
  drafts: {},
  pageKey: null,
  selection: { sectionId: null, itemId: null },
  undoStep: null,
  redoStep: null,
  conflicts: [],
  blockedStep: null,
};

/** Everything that is being edited in this tab. One of it lives as long as the builder is open. */
export function createBuilderStore({
  transport,
  storage,
  clientId,
  onSaved,
  afterPaint = (run) => run(),
}: BuilderPorts): StoreApi<BuilderStoreState> {
  let isTyping = false;

  const store = createStore<BuilderStoreState>()((set, get, api) => {
    const listeners = new Set<(event: StoreEvent) => void>();
    const tell = (event: StoreEvent) => listeners.forEach((listener) => listener(event));

    const drafts = createOpenDrafts({
      transport,
      clientId,
      onSaved,
      tell,
      onChange(key, session) {
        const { revision, pending } = session.sync;
        set((state) => showDraft(state, key, session));
        storage.keepEdits({ clientId, key, revision, pending });
      },
      onCollisions: (key, collisions) => conflicts.add(key, collisions),
    });
    const undo = createUndoSteps({ store: api, storage, drafts });
    const conflicts = createConflicts({ store: api, storage, onLost: undo.drop });

    return {
      ...nothingOpen,

      async recover() {
        const left = await storage.takeOver();
        set({ conflicts: left.conflicts });
        undo.restore(left.history);
        for (const edits of left.edits) {
          conflicts.add(edits.key, await sendLeftEdits(edits, transport));
          storage.forget(edits);
        }
      },
      open: drafts.open,
      showPage(key) {
        if (key === get().pageKey) return;
        set({ pageKey: key, selection: { sectionId: null, itemId: null } });
        undo.showNext();
      },
      edit(key, intents, options = {}) {
        const done = Array.isArray(intents) ? [...intents] : [intents as Intent];
        const { merge, together, isTyped = false } = options;
        isTyping = isTyped;
        try {
          const applied = drafts.apply(key, done, options);
          if (!applied.ok) return applied;
          const { inverse, edits } = applied;
          undo.record({ key, done, inverse, edits, merge, together, at: Date.now() });
          return { ok: true };
        } finally {
          isTyping = false;
        }
      },
      undo: () => undo.take('undo'),
      redo: () => undo.take('redo'),
      select(sectionId, itemId = null) {
        const { selection } = get();
        if (selection.sectionId === sectionId && selection.itemId === itemId) return;
        set({ selection: { sectionId, itemId } });
      },
      flush: drafts.flush,
      async refresh(key) {
        await drafts.get(key)?.refresh();
      },
      replace(key, draft) {
        const session = drafts.get(key);
        if (!session) return;
        const before = session.sync.document;
        session.replace(draft);
        const after = session.sync.document;
        const done = diffDocuments(before, after);
        const inverse = diffDocuments(after, before);
        if (done.length === 0 || inverse.length === 0) return;
        undo.record({ key, done, inverse, edits: [mintUuid()], at: Date.now() });
      },
      resolveConflict: conflicts.resolve,
      dismissBlockedStep: () => set({ blockedStep: null }),
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close() {
        drafts.close();
        listeners.clear();
      },
    };
  });
  return { ...store, subscribe: patientSubscribe({ store, isTyping: () => isTyping, afterPaint }) };
}

/** What the store shows of a draft; what is as before keeps its identity. */
function showDraft(
  { documents, drafts }: BuilderState,
  key: DocumentKey,
  { sync: { document, revision }, publishedVersion, isChanged, state }: DocumentSession,
): Partial<BuilderState> {
  const info = drafts[key];
  const isSame =
    info?.revision === revision &&
    info.publishedVersion === publishedVersion &&
    info.isChanged === isChanged &&
    info.state === state;
  return {
    ...(documents[key] !== document && { documents: { ...documents, [key]: document } }),
    ...(!isSame && { drafts: { ...drafts, [key]: { revision, publishedVersion, isChanged, state } } }),
  };
}
