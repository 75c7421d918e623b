import type { DocumentKey } from '#domain/editing/document-key.ts';

import type { Collision, PendingEdit } from './draft-sync.ts';
import type { UndoHistory } from './undo-history.ts';

/** An edit that could not be kept, until somebody decides what becomes of it. */
export interface Conflict extends Collision {
  id: string;
  key: DocumentKey;
}

/** Edits of one tab that the server has not confirmed, and the revision that they were made on. */
export interface KeptEdits {
  clientId: string;
  key: DocumentKey;
  revision: number;
  pending: readonly PendingEdit[];
}

/** What tabs of the same person that are gone have left behind. */
export interface LeftWork {
  edits: KeptEdits[];
  history: UndoHistory;
  conflicts: Conflict[];
}

/** Keeps on this device what a crash or a reload must not lose. Nothing here throws or waits for the disk. */
export interface DraftStorage {
  /** Takes over what tabs that are gone have left; it is this tab's from now on. */
  takeOver(): Promise<LeftWork>;
  /** Edits of a tab that is gone have reached the server. */
  forget(edits: KeptEdits): void;
  keepEdits(edits: KeptEdits): void;
  keepHistory(history: UndoHistory): void;
  keepConflicts(conflicts: readonly Conflict[]): void;
}
