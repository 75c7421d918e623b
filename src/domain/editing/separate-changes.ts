import { applyIntent } from './apply-intent.ts';
import { diffDocuments } from './diff-documents.ts';
import type { EditableDocument } from './documents.schema.ts';
import { footprintOf, overlaps } from './footprint.ts';
import { longestPath, type Intent } from './intents.schema.ts';
import { isFields, type Change } from './fields.ts';

/** The changes of a draft, apart by whether they belong to what is scheduled. */
export interface SeparateChanges {
  /** They touch what is scheduled: publishing them would show it, or a part of it, before its time. */
  scheduled: Intent[];
  /** They have nothing to do with it. */
  other: Intent[];
  /** What is published with the other changes alone; null when they cannot stand without the scheduled ones. */
  withoutScheduled: EditableDocument | null;
}

/**
 * Tells the changes of a draft that touch what is scheduled from those that do not. An edit of the same field,
 * and of a section that the schedule adds, belongs to the schedule: what is announced for tomorrow never
 * goes out today by a later keystroke in it.
 */
export function separateChanges({
  published,
  draft,
  schedule,
}: {
  published: EditableDocument;
  draft: EditableDocument;
  /** What the schedule will change. */
  schedule: readonly Intent[];
}): SeparateChanges {
  const touched = schedule.flatMap(footprintOf);
  const isScheduled = (intent: Intent) => overlaps(footprintOf(intent), touched);
  const changes = diffDocuments(published, draft).map(splitFields);
  const other = changes.flatMap((intent) => pick(intent, (one) => !isScheduled(one)));
  return {
    scheduled: changes.flatMap((intent) => pick(intent, isScheduled)),
    other,
    withoutScheduled: applyAll(published, other),
  };
}

/**
 * An object that is new comes as one change; here each of its fields is a change of its own, so that two that
 * were set by different hands stay apart. What has a type, such as a link, is a value as a whole.
 */
export function splitFields(intent: Intent): Intent {
  return 'changes' in intent ? { ...intent, changes: intent.changes.flatMap(splitChange) } : intent;
}

function splitChange({ path, value }: Change): Change[] {
  const isWhole = !isFields(value) || 'type' in value || Object.keys(value).length === 0;
  if (isWhole || path.length >= longestPath) return [value === undefined ? { path } : { path, value }];
  return Object.entries(value).flatMap(([key, one]) => splitChange({ path: [...path, key], value: one }));
}

/** The intent with those of its changes that are wanted; none where nothing is left of it. */
function pick(intent: Intent, isWanted: (intent: Intent) => boolean): Intent[] {
  if (!('changes' in intent)) return isWanted(intent) ? [intent] : [];
  const changes = intent.changes.filter((change) => isWanted({ ...intent, changes: [change] }));
  return changes.length === 0 ? [] : [{ ...intent, changes }];
}

function applyAll(document: EditableDocument, intents: readonly Intent[]): EditableDocument | null {
  let current = document;
  for (const intent of intents) {
    const applied = applyIntent(current, intent);
    if (!applied.ok) return null;
    current = applied.document;
  }
  return current;
}
