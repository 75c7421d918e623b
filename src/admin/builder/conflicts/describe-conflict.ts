import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { isFields } from '#domain/editing/fields.ts';
import { plainText } from '#domain/text.ts';

import { describeChanges } from '../publishing/describe-changes.ts';
import type { Subject } from '../publishing/subjects.ts';
import type { Conflict } from '../store/kept-work.ts';

/** What one of the two wants. */
export interface ConflictSide {
  /** `edited`: the fields say it; else what was done to the whole thing. */
  kind: 'edited' | 'added' | 'removed' | 'moved';
  fields: { path: readonly string[]; value: unknown }[];
  /** The words of something that was added, so that they can be copied. */
  text: string;
}

export interface DescribedConflict {
  subject: Subject;
  mine: ConflictSide;
  /** Null where the server has refused an edit that nobody else was against. */
  theirs: ConflictSide | null;
}

/** Both sides of a conflict; `document` is as it is now, with their edit and without mine. */
export function describeConflict(
  { key, edit, theirs }: Pick<Conflict, 'key' | 'edit' | 'theirs'>,
  document: EditableDocument | null,
): DescribedConflict {
  const mine = describeSide(edit.intent, { key, before: document, after: null });
  const other = theirs && describeSide(theirs, { key, before: document, after: document });
  return {
    // What they have removed only the edits know of.
    subject: other && isNamed(other.subject) ? other.subject : mine.subject,
    mine: mine.side,
    theirs: other?.side ?? null,
  };
}

function describeSide(
  intent: Intent,
  sides: Parameters<typeof describeChanges>[1],
): { subject: Subject; side: ConflictSide } {
  const [line] = describeChanges([intent], sides);
  if (!line) throw new Error(`An edit of type ${intent.type} changes nothing`);
  const fields = line.fields.map(({ path, after }) => ({ path, value: after }));
  return {
    subject: line.subject,
    side: { kind: line.sign === 'changed' ? 'edited' : line.sign, fields, text: textOf(intent) },
  };
}

function isNamed(subject: Subject): boolean {
  return !('type' in subject) || subject.type !== null;
}

function textOf(intent: Intent): string {
  if (intent.type === 'section.add') return wordsOf([intent.section.options, intent.section.items]);
  if (intent.type === 'item.add') return wordsOf(intent.item);
  return intent.type === 'entry.add' ? intent.entry.title : '';
}

/** Everything that somebody has written; numbers and choices are no words. */
function wordsOf(value: unknown, name = ''): string {
  if (typeof value === 'string') return name === 'id' || name === 'type' ? '' : plainText(value).trim();
  const inner = isFields(value) ? Object.entries(value) : Array.isArray(value) ? value.entries() : [];
  return [...inner]
    .map(([key, one]) => wordsOf(one, String(key)))
    .filter(Boolean)
    .join('\n');
}
