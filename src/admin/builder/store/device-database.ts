import type { Conflict, KeptEdits } from './kept-work.ts';
import type { Step, UndoHistory } from './undo-history.ts';

const databaseName = 'vitrina-builder';

/** Whose work a row is, and which tab's; `layerId` is that of the layer it was done in, and null in Live. */
export interface Owned {
  staffId: number;
  clientId: string;
  layerId: number | null;
}

/** Rows of earlier versions name no layer: they are of Live. */
export function isOfLayer(row: { layerId?: number | null }, layerId: number | null): boolean {
  return (row.layerId ?? null) === layerId;
}
export type EditsRow = Owned & KeptEdits & { at: number };
export type StepRow = Owned & { side: 'undo' | 'redo'; step: Step; at: number };
export type ConflictRow = Owned & { conflict: Conflict; at: number };

/** The browser's database of the builder; rejects where there is none. */
export async function openDeviceDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    const stores = {
      edits: ['clientId', 'key'],
      steps: ['clientId', 'step.id'],
      conflicts: ['clientId', 'conflict.id'],
    };
    for (const [name, keyPath] of Object.entries(stores)) {
      const store = request.result.createObjectStore(name, { keyPath });
      store.createIndex('staff', 'staffId');
      store.createIndex('at', 'at');
    }
  });
  return settled(request);
}

/** Rejects with an `Error` whose cause is the one of the browser. */
export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('Not read', { cause: request.error })));
  });
}

/** Writes only the steps that are new or changed, so that a long history costs nothing at a keystroke. */
export function writeSteps(
  rows: IDBObjectStore,
  before: UndoHistory,
  after: UndoHistory,
  owner: Owned & { at: number },
): void {
  const old = new Map([...before.undo, ...before.redo].map((step) => [step.id, step]));
  for (const side of ['undo', 'redo'] as const) {
    for (const step of after[side]) {
      if (old.get(step.id) !== step) rows.put({ ...owner, side, step } satisfies StepRow);
      old.delete(step.id);
    }
  }
  for (const id of old.keys()) rows.delete([owner.clientId, id]);
}
