import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { groupFields, isFields, readPath, type Change, type Fields } from '#domain/editing/fields.ts';

import type { Target } from '../guide/target.ts';
import { entryOf, itemOf, itemSubject, sectionOf, sectionSubject, type Subject } from './subjects.ts';

/** A field by its path from the node on, with its value on both sides. */
export interface FieldDifference {
  path: readonly string[];
  before: unknown;
  after: unknown;
}

export interface DescribedChange {
  id: string;
  sign: 'added' | 'changed' | 'removed' | 'moved';
  subject: Subject;
  fields: FieldDifference[];
  /** Null for what is not there any more. */
  target: Target | null;
}

/** The two sides of a difference; null for a side that is not known. */
export interface Sides {
  key: DocumentKey;
  before: EditableDocument | null;
  after: EditableDocument | null;
}

/** What intents did, one line for each thing that they touched, in their order. */
export function describeChanges(intents: readonly Intent[], sides: Sides): DescribedChange[] {
  const lines = new Map<string, DescribedChange>();
  for (const intent of intents) {
    const line = describeIntent(intent, sides);
    const known = lines.get(line.id);
    if (!known) lines.set(line.id, line);
    else known.fields.push(...line.fields);
  }
  return [...lines.values()];
}

function describeIntent(intent: Intent, { key, before, after }: Sides): DescribedChange {
  const sign = signs[intent.type.split('.')[1] ?? ''] ?? 'changed';
  const line = (subject: Subject, id: string, target: Omit<Target, 'key'> | null = {}): DescribedChange => ({
    id: `${sign} ${id}`,
    sign,
    subject,
    fields: [],
    target: target && { key, ...target },
  });
  switch (intent.type) {
    case 'page.update':
      return {
        ...line({ kind: 'page' }, 'page'),
        fields: fieldsOf(intent.changes, pageFields(before), pageFields(after)),
      };
    case 'section.add':
      return line(sectionSubject(intent.section), intent.section.id, { sectionId: intent.section.id });
    case 'section.remove':
      return line(sectionSubject(sectionOf(before, intent.id)), intent.id, null);
    case 'section.move':
    case 'section.update': {
      const [from, to] = [sectionOf(before, intent.id), sectionOf(after, intent.id)];
      const moved = line(sectionSubject(to ?? from), intent.id, to ? { sectionId: intent.id } : null);
      return intent.type === 'section.move'
        ? moved
        : { ...moved, fields: fieldsOf(intent.changes, from, to) };
    }
    case 'item.add':
    case 'item.update':
    case 'item.remove':
    case 'item.move': {
      const section = sectionOf(after, intent.section) ?? sectionOf(before, intent.section);
      const itemId = intent.type === 'item.add' ? intent.item.id : intent.id;
      const [from, to] = [itemOf(before, intent.section, itemId), itemOf(after, intent.section, itemId)];
      const item = intent.type === 'item.add' ? intent.item : (to ?? from);
      const subject = itemSubject(section, item);
      const target =
        sign === 'removed' ? { sectionId: intent.section } : { sectionId: intent.section, itemId };
      return {
        ...line(subject, `${intent.section} ${itemId}`, target),
        fields: intent.type === 'item.update' ? fieldsOf(intent.changes, from, to) : [],
      };
    }
    case 'settings.update': {
      const { group, changes } = intent;
      return {
        ...line({ kind: 'settings', group }, group, { group }),
        fields: fieldsOf(changes, groupOf(before, group), groupOf(after, group)),
      };
    }
    case 'entry.add':
      return line({ kind: 'entry', title: intent.entry.title }, intent.entry.id);
    default: {
      const [from, to] = [entryOf(before, intent.id), entryOf(after, intent.id)];
      const subject: Subject = { kind: 'entry', title: (to ?? from)?.title ?? '' };
      return {
        ...line(subject, intent.id, to ? {} : null),
        fields: intent.type === 'entry.update' ? fieldsOf(intent.changes, from, to) : [],
      };
    }
  }
}

const signs: Readonly<Record<string, DescribedChange['sign']>> = {
  add: 'added',
  update: 'changed',
  remove: 'removed',
  move: 'moved',
};

function fieldsOf(
  changes: readonly Change[],
  before: object | undefined,
  after: object | undefined,
): FieldDifference[] {
  return changes.flatMap(({ path, value }) =>
    splitField({
      path,
      before: readPath({ ...before }, path),
      // Without the document the intent itself says what came of it.
      after: after ? readPath({ ...after }, path) : value,
    }),
  );
}

/** A button that is new to its section comes as one object: people read its text, link and look. */
function splitField({ path, before, after }: FieldDifference): FieldDifference[] {
  const sides = [before, after].filter(isFields);
  const isWhole = sides.length === 0 || /^(?:link|target)$/.test(path.at(-1) ?? '');
  const keys = isWhole ? [] : [...new Set(sides.flatMap(Object.keys))];
  const parts = keys.flatMap((key) =>
    splitField({
      path: [...path, key],
      before: isFields(before) ? before[key] : undefined,
      after: isFields(after) ? after[key] : undefined,
    }),
  );
  if (parts.length === 0) return [{ path, before, after }];
  const changed = parts.filter((part) => !isSame(part.before, part.after));
  return changed.length === 0 ? parts : changed;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pageFields(document: EditableDocument | null): Fields | undefined {
  return document?.kind === 'page' ? { title: document.title, meta: document.meta } : undefined;
}

function groupOf(document: EditableDocument | null, group: string): Fields | undefined {
  if (document?.kind !== 'settings') return undefined;
  return groupFields(document.groups[group]);
}
