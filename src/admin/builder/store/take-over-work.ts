import {
  isOfLayer,
  settled,
  writeSteps,
  type ConflictRow,
  type EditsRow,
  type Owned,
  type StepRow,
} from './device-database.ts';
import type { Conflict, KeptEdits, LeftWork } from './kept-work.ts';
import { isTabOpen } from './open-tabs.ts';
import { emptyHistory, type UndoHistory } from './undo-history.ts';

const keepFor = 30 * 24 * 3600 * 1000;

/**
 * All edits and conflicts of this person's tabs that are gone, of one layer or of Live, and the undo of one of them: of this very tab
 * before it was reloaded, or else of the one that was used last.
 */
export async function takeOverWork(
  db: IDBDatabase,
  { staffId, clientId, layerId, previous }: Owned & { previous: string | null },
): Promise<LeftWork> {
  const transaction = db.transaction(['edits', 'steps', 'conflicts']);
  const ofStaff = async <Row extends Owned>(store: string) => {
    const rows = await settled<Row[]>(transaction.objectStore(store).index('staff').getAll(staffId));
    return rows.filter((row) => isOfLayer(row, layerId));
  };
  const [editRows, stepRows, conflictRows] = await Promise.all([
    ofStaff<EditsRow>('edits'),
    ofStaff<StepRow>('steps'),
    ofStaff<ConflictRow>('conflicts'),
  ]);
  const gone = new Set<string>();
  for (const id of new Set([...editRows, ...stepRows, ...conflictRows].map((row) => row.clientId))) {
    if (id !== clientId && !(await isTabOpen(id))) gone.add(id);
  }
  const steps = stepRows.filter((row) => gone.has(row.clientId));
  const [latest] = steps.toSorted((one, other) => other.at - one.at);
  const heir = previous !== null && gone.has(previous) ? previous : latest?.clientId;
  const history = toHistory(steps.filter((row) => row.clientId === heir));
  const conflicts = conflictRows.filter((row) => gone.has(row.clientId)).map(({ conflict }) => conflict);
  await moveToTab(db, { staffId, clientId, layerId, history, conflicts, gone, heir });
  return {
    edits: editRows.filter((row) => gone.has(row.clientId)).map(toKeptEdits),
    history,
    conflicts,
  };
}

function toKeptEdits({ clientId, key, revision, pending }: EditsRow): KeptEdits {
  return { clientId, key, revision, pending };
}

function toHistory(rows: readonly StepRow[]): UndoHistory {
  const ordered = rows.toSorted((one, other) => one.step.id - other.step.id);
  const ofSide = (side: StepRow['side']) =>
    ordered.filter((row) => row.side === side).map(({ step }) => step);
  return { undo: ofSide('undo'), redo: ofSide('redo') };
}

/** Makes steps and conflicts this tab's own; steps of other tabs that are gone stay for a month. */
async function moveToTab(
  db: IDBDatabase,
  {
    gone,
    heir,
    history,
    conflicts,
    ...owner
  }: Owned & {
    gone: ReadonlySet<string>;
    heir: string | undefined;
    history: UndoHistory;
    conflicts: readonly Conflict[];
  },
): Promise<void> {
  const transaction = db.transaction(['steps', 'conflicts'], 'readwrite');
  const steps = transaction.objectStore('steps');
  const conflictRows = transaction.objectStore('conflicts');
  const ofTab = (id: string, least: number | string, most: number | string) =>
    IDBKeyRange.bound([id, least], [id, most]);
  if (heir !== undefined) steps.delete(ofTab(heir, 0, Infinity));
  const at = Date.now();
  writeSteps(steps, emptyHistory, history, { ...owner, at });
  for (const id of gone) conflictRows.delete(ofTab(id, '', '\uffff'));
  for (const conflict of conflicts) conflictRows.put({ ...owner, conflict, at } satisfies ConflictRow);
  const old = steps.index('at').openKeyCursor(IDBKeyRange.upperBound(at - keepFor));
  old.addEventListener('success', () => {
    if (!old.result) return;
    steps.delete(old.result.primaryKey);
    old.result.continue();
  });
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(new Error('Not kept', { cause: transaction.error })));
  });
}
