import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import { canMerge } from './draft-sync.ts';

/**
 * A step that can be taken back, or, once it was, done again. `done` led to the document as it is, in this
 * order; `inverse` leads back, in the order in which it is to be applied.
 */
export interface Step {
  /** Grows; of the steps of one side the one with the largest is next. */
  id: number;
  key: DocumentKey;
  /** What the person did, for the step's name. */
  about: Intent;
  done: Intent[];
  inverse: Intent[];
  merge?: string;
  /** Steps of other documents under the same name go with it. */
  together?: string | undefined;
  at: number;
  /** The edits that it was sent as. */
  edits: string[];
}

/** Steps that are done, and steps that were undone; of both the last one comes next. */
export interface UndoHistory {
  undo: readonly Step[];
  redo: readonly Step[];
}

export const emptyHistory: UndoHistory = { undo: [], redo: [] };

/** Writes down what was done; typing on in one field goes on with its step. Nothing is left to redo. */
export function recordStep(history: UndoHistory, step: Omit<Step, 'id' | 'about'>): UndoHistory {
  const { undo } = history;
  const last = undo.at(-1);
  const [about] = step.done;
  if (!about) return history;
  if (last && isTypedOn(last, step)) {
    const edits = [...new Set([...last.edits, ...step.edits])];
    const inverse = seenNow(last.inverse, step.done);
    const longer = { ...last, done: step.done, inverse, at: step.at, edits };
    return { undo: [...undo.slice(0, -1), longer], redo: [] };
  }
  return { undo: [...undo, { ...step, id: nextId(history), about }], redo: [] };
}

/** The step that would be taken next, of the documents that are being looked at. */
export function nextStep(steps: readonly Step[], isShown: (key: DocumentKey) => boolean): Step | null {
  return steps.findLast(({ key }) => isShown(key)) ?? null;
}

/** Puts a step on the other side; `inverse` takes it back from there. */
export function turnStep(
  history: UndoHistory,
  step: Step,
  { done, inverse, edits, at }: Pick<Step, 'done' | 'inverse' | 'edits' | 'at'>,
): UndoHistory {
  const turned: Step = {
    ...step,
    id: nextId(history),
    done,
    inverse,
    edits,
    at,
    merge: undefined,
  };
  const { undo, redo } = dropStep(history, step.id);
  const wasDone = history.undo.includes(step);
  return wasDone ? { undo, redo: [...redo, turned] } : { undo: [...undo, turned], redo };
}

/** Takes a step out of both lists. */
export function dropStep({ undo, redo }: UndoHistory, id: number): UndoHistory {
  const isOther = (step: Step) => step.id !== id;
  return { undo: undo.filter(isOther), redo: redo.filter(isOther) };
}

/** Forgets steps none of whose edits was kept. */
export function dropEdits({ undo, redo }: UndoHistory, lost: ReadonlySet<string>): UndoHistory {
  const isKept = ({ edits }: Step) => edits.some((id) => !lost.has(id));
  return { undo: undo.filter(isKept), redo: redo.filter(isKept) };
}

function isTypedOn(last: Step, step: Omit<Step, 'id' | 'about'>): boolean {
  const [earlier, ...more] = last.done;
  const [later, ...rest] = step.done;
  if (!earlier || !later || more.length > 0 || rest.length > 0 || last.key !== step.key) return false;
  if (!isContiguous(earlier, step.inverse[0])) return false;
  return canMerge(
    { intent: earlier, merge: last.merge, at: last.at },
    { intent: later, merge: step.merge, at: step.at },
  );
}

/** Whether nobody has written in a text between two edits of it. */
function isContiguous(earlier: Intent, undoing: Intent | undefined): boolean {
  if (!('changes' in earlier) || !undoing || !('changes' in undoing)) return true;
  const left = new Map(earlier.changes.map(({ path, value }) => [path.join('\0'), value]));
  return undoing.changes.every(
    ({ path, value, was }) => was === undefined || left.get(path.join('\0')) === value,
  );
}

/** What takes a longer step back goes by what the texts say after it. */
function seenNow(inverse: readonly Intent[], done: readonly Intent[]): Intent[] {
  const after = new Map(
    done.flatMap((intent) =>
      'changes' in intent ? intent.changes.map(({ path, value }) => [path.join('\0'), value] as const) : [],
    ),
  );
  return inverse.map((intent) => {
    if (!('changes' in intent)) return intent;
    const changes = intent.changes.map((change) => {
      const now = after.get(change.path.join('\0'));
      return change.was !== undefined && typeof now === 'string' ? { ...change, was: now } : change;
    });
    return { ...intent, changes };
  });
}

function nextId({ undo, redo }: UndoHistory): number {
  return Math.max(undo.at(-1)?.id ?? 0, redo.at(-1)?.id ?? 0) + 1;
}
