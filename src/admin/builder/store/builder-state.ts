import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { LiveEntry } from '#domain/editing/live-events.ts';
import type { Refusal } from '#domain/editing/outcome.ts';

import type { SaveState } from './draft-sender.ts';
import type { ReadDraft } from './draft-transport.ts';
import type { Conflict } from './kept-work.ts';
import type { Step } from './undo-history.ts';

export interface DraftInfo {
  revision: number;
  /** 0 before the first publishing. */
  publishedVersion: number;
  /** There is something to publish. */
  isChanged: boolean;
  state: SaveState;
}

export interface Selection {
  sectionId: string | null;
  itemId: string | null;
  /** Sections that are selected along with it, by hand in the list. */
  others: readonly string[];
}

export interface EditOptions {
  /** Edits with the same key within a second are one step of undo, such as keystrokes in one field. */
  merge?: string;
  /** Edits of several documents under one name are one step of undo. */
  together?: string;
  /** Typed in a text that shows it by itself: the canvas is drawn first, and subscribers hear after that. */
  isTyped?: boolean;
  /** Where the edit was made: the frame shows its own edits already. */
  source?: 'panel' | 'frame';
}

export type EditOutcome = { ok: true } | { ok: false; reason: Refusal };

/** What the canvas is told, in the order in which it happens. */
export type StoreEvent =
  | { type: 'edited'; key: DocumentKey; intent: Intent; source: 'panel' | 'frame' }
  | { type: 'replaced'; key: DocumentKey; document: EditableDocument };

export interface BuilderState {
  documents: Partial<Record<DocumentKey, EditableDocument>>;
  drafts: Partial<Record<DocumentKey, DraftInfo>>;
  /** The page that is shown; its document is one of `documents`. */
  pageKey: DocumentKey | null;
  selection: Selection;
  undoStep: Step | null;
  redoStep: Step | null;
  conflicts: readonly Conflict[];
  /** A step that could not be taken back, because somebody else has changed the same since. */
  blockedStep: Step | null;
}

export interface BuilderActions {
  /** Takes over what earlier tabs left unsent. Called once; throws when the server is not reached. */
  recover(): Promise<void>;
  /** Reads a draft; once it is open it is kept up to date. */
  open(key: DocumentKey): Promise<void>;
  showPage(key: DocumentKey): void;
  /** Applies one intent or several as one step. With several, either all are applied or none. */
  edit(key: DocumentKey, intents: Intent | readonly Intent[], options?: EditOptions): EditOutcome;
  /** The same of the page that is shown. */
  editPage(intents: Intent | readonly Intent[], options?: EditOptions): EditOutcome;
  undo(): void;
  redo(): void;
  select(sectionId: string | null, itemId?: string | null, others?: readonly string[]): void;
  /** Sends all that is pending; false when something could not be sent. */
  flush(): Promise<boolean>;
  /** Reads an open draft anew. */
  refresh(key: DocumentKey): Promise<void>;
  /** Takes in what the log of an open draft says. */
  hear(key: DocumentKey, entries: readonly LiveEntry[]): Promise<void>;
  /** Takes a draft that the server answered with, as after discarding: that can be undone. */
  replace(key: DocumentKey, draft: ReadDraft): void;
  /** `mine` does the edit again on top of theirs, `theirs` forgets it. */
  resolveConflict(id: string, choice: 'mine' | 'theirs'): EditOutcome;
  dismissBlockedStep(): void;
  /** Calls back for each edit and each replaced document; returns how to stop. */
  listen(listener: (event: StoreEvent) => void): () => void;
  /** Ends timers; what is kept on the device stays. */
  close(): void;
}

export type BuilderStoreState = BuilderState & BuilderActions;
