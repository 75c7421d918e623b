import { createStore, type StoreApi } from 'zustand/vanilla';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { mergeTexts, seeTexts } from '#domain/editing/merge-texts.ts';
import { isEqual } from '#domain/editing/is-equal.ts';

import type {
  BuilderActions,
  BuilderState,
  BuilderStoreState,
  EditOptions,
  Selection,
  StoreEvent,
} from './builder-state.ts';
import { createConflicts } from './conflicts.ts';
import type { Edited } from './document-session.ts';
import type { DraftTransport } from './draft-transport.ts';
import type { DraftStorage } from './kept-work.ts';
import { createOpenDrafts, showDraft, type OpenDrafts } from './open-drafts.ts';
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

const nothingSelected: Selection = { sectionId: null, itemId: null, others: [] };

const nothingOpen: BuilderState = {
  documents: {},
  drafts: {},
  pageKey: null,
  selection: nothingSelected,
  undoStep: null,
  redoStep: null,
  conflicts: [],
  blockedStep: null,
};

/** Edits over what the document says by now; a text that cannot be merged stands as it was typed. */
function overNow(document: EditableDocument | undefined, intents: readonly Intent[]): Intent[] {
  if (!document) return [...intents];
  return intents.map((intent) => mergeTexts(document, intent) ?? seeTexts(document, intent));
}

/** Everything that is being edited in this tab. One of it lives as long as the builder is open. */
export function createBuilderStore(ports: BuilderPorts): StoreApi<BuilderStoreState> {
  const { transport, storage, clientId, onSaved, afterPaint = (run) => run() } = ports;
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
    const apply = (
      key: DocumentKey,
      intents: readonly Intent[],
      { merge, source = 'panel' }: Pick<EditOptions, 'merge' | 'source'> = {},
    ): Edited => {
      const edited = drafts.get(key)?.edit(intents, merge) ?? { ok: false, reason: 'unknown_target' };
      if (edited.ok) for (const intent of intents) tell({ type: 'edited', key, intent, source });
      return edited;
    };
    const undo = createUndoSteps({ store: api, storage, drafts, apply });
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
      showPage(key) {
        if (key === get().pageKey) return;
        set({ pageKey: key, selection: nothingSelected });
        undo.showNext();
      },
      edit(key, intents, options = {}) {
        const wanted = [intents].flat() as Intent[];
        const done = overNow(get().documents[key], wanted);
        const { merge, together, isTyped = false } = options;
        isTyping = isTyped;
        try {
          const edited = apply(key, done, options);
          if (!edited.ok) return edited;
          const { inverse, edits } = edited;
          // Where others wrote in the same text, whoever typed shows less than there is.
          if (!isEqual(done, wanted)) drafts.showAnew(key);
          undo.record({ key, done, inverse, edits, merge, together, at: Date.now() });
          return { ok: true };
        } finally {
          isTyping = false;
        }
      },
      editPage(intents, options) {
        const { pageKey, edit } = get();
        return pageKey === null ? { ok: false, reason: 'unknown_target' } : edit(pageKey, intents, options);
      },
      undo: () => undo.take('undo'),
      redo: () => undo.take('redo'),
      select(sectionId, itemId = null, others = []) {
        const selection = { sectionId, itemId, others };
        if (!isEqual(selection, get().selection)) set({ selection });
      },
      ...syncOf(drafts),
      replace(key, draft) {
        const session = drafts.get(key);
        if (!session) return;
        const before = session.sync.document;
        session.replace(draft);
        undo.recordReplaced(key, before, session.sync.document);
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

/** How drafts come here and go to the server. */
function syncOf(drafts: OpenDrafts): Pick<BuilderActions, 'open' | 'flush' | 'refresh' | 'hear'> {
  return {
    open: drafts.open,
    flush: drafts.flush,
    refresh: async (key) => drafts.get(key)?.refresh(),
    hear: async (key, entries) => drafts.get(key)?.hear(entries),
  };
}
