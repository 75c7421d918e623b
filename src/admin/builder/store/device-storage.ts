import {
  openDeviceDatabase,
  writeSteps,
  type ConflictRow,
  type EditsRow,
  type Owned,
} from './device-database.ts';
import type { Conflict, KeptEdits, DraftStorage } from './kept-work.ts';
import { takeOverWork } from './take-over-work.ts';
import { emptyHistory, type UndoHistory } from './undo-history.ts';

const lastTabKey = (layerId: number | null) => `vt-builder-tab${layerId === null ? '' : ` ${layerId}`}`;
const writeAfter = 150;
const writeWithin = 500;

/**
 * Keeps unsent edits, steps of undo and open conflicts in the browser's database once the browser is idle
 * after they change, within two thirds of a second. Where there is none (private windows of some browsers) nothing is kept and nothing fails.
 */
export function createDeviceStorage({ staffId, clientId, layerId }: Owned): DraftStorage {
  const database = openDeviceDatabase().catch(() => null);
  const edits = new Map<string, KeptEdits>();
  let history: UndoHistory | null = null;
  let conflicts: readonly Conflict[] | null = null;
  let written: UndoHistory = emptyHistory;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const owned = { staffId, clientId, layerId };

  const write = async () => {
    timer = undefined;
    const db = await database;
    if (!db) return;
    const transaction = db.transaction(['edits', 'steps', 'conflicts'], 'readwrite', {
      durability: 'strict',
    });
    const at = Date.now();
    for (const kept of edits.values()) {
      const rows = transaction.objectStore('edits');
      if (kept.pending.length === 0) rows.delete([kept.clientId, kept.key]);
      else rows.put({ ...owned, ...kept, at } satisfies EditsRow);
    }
    edits.clear();
    if (history) writeSteps(transaction.objectStore('steps'), written, history, { ...owned, at });
    written = history ?? written;
    history = null;
    if (conflicts) {
      const rows = transaction.objectStore('conflicts');
      rows.delete(IDBKeyRange.bound([clientId, ''], [clientId, '\uffff']));
      for (const conflict of conflicts) rows.put({ ...owned, conflict, at } satisfies ConflictRow);
    }
    conflicts = null;
  };
  const writeSoon = () => {
    timer ??= setTimeout(() => whenIdle(() => void write().catch(() => undefined)), writeAfter);
  };

  return {
    async takeOver() {
      const previous = sessionStorage.getItem(lastTabKey(layerId));
      sessionStorage.setItem(lastTabKey(layerId), clientId);
      const db = await database;
      if (!db) return { edits: [], history: emptyHistory, conflicts: [] };
      const left = await takeOverWork(db, { ...owned, previous }).catch(() => null);
      if (!left) return { edits: [], history: emptyHistory, conflicts: [] };
      written = left.history;
      return left;
    },
    forget({ clientId: gone, key }) {
      edits.set(`${gone} ${key}`, { clientId: gone, key, revision: 0, pending: [] });
      writeSoon();
    },
    keepEdits(kept) {
      edits.set(`${kept.clientId} ${kept.key}`, kept);
      writeSoon();
    },
    keepHistory(next) {
      history = next;
      writeSoon();
    },
    keepConflicts(next) {
      conflicts = next;
      writeSoon();
    },
  };
}

/** Between keys rather than under one; Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: writeWithin });
  else run();
}
