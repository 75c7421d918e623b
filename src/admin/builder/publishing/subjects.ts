import type {
  DocumentEntry,
  DocumentSection,
  EditableDocument,
  Item,
} from '#domain/editing/documents.schema.ts';
import { readPath, type Fields } from '#domain/editing/fields.ts';
import { plainText } from '#domain/text.ts';

import type { Target } from '../guide/target.ts';

/** What a change is about, in the document before or after it. */
export type Subject =
  | { kind: 'page' }
  | { kind: 'section'; type: string | null; title: string }
  | { kind: 'item'; type: string | null; title: string; sectionTitle: string }
  | { kind: 'entry'; title: string }
  | { kind: 'settings'; group: string };

/** What a target of a document is; null for the document itself, and for what is not in it. */
export function subjectOf(document: EditableDocument, target: Target): Subject | null {
  const { sectionId, itemId, entryId, group } = target;
  if (group !== undefined) return { kind: 'settings', group };
  if (entryId !== undefined) {
    const entry = entryOf(document, entryId);
    return entry ? { kind: 'entry', title: entry.title } : null;
  }
  const section = sectionId === undefined ? undefined : sectionOf(document, sectionId);
  if (!section) return null;
  const item = section.items.find(({ id }) => id === itemId);
  return item ? itemSubject(section, item) : sectionSubject(section);
}

export function sectionOf(document: EditableDocument | null, id: string): DocumentSection | undefined {
  return document?.kind === 'page' && Object.hasOwn(document.sections, id)
    ? document.sections[id]
    : undefined;
}

export function itemOf(document: EditableDocument | null, section: string, id: string): Item | undefined {
  return sectionOf(document, section)?.items.find((item) => item.id === id);
}

export function entryOf(document: EditableDocument | null, id: string): DocumentEntry | undefined {
  return document?.kind === 'menu' && Object.hasOwn(document.entries, id) ? document.entries[id] : undefined;
}

/** Names a section as its owner does, by its heading, else by its first item; undefined for one that is gone. */
export function sectionSubject(section: DocumentSection | undefined): Subject {
  return { kind: 'section', type: section?.type ?? null, title: section ? titleOfSection(section) : '' };
}

/** Names an item by its title, and the section that it belongs to. */
export function itemSubject(section: DocumentSection | undefined, item: Fields | undefined): Subject {
  return {
    kind: 'item',
    type: section?.type ?? null,
    title: titleOf(item),
    sectionTitle: section ? titleOfSection(section) : '',
  };
}

function titleOfSection(section: DocumentSection): string {
  if (section.name !== undefined) return section.name;
  const heading = readPath(section.options, ['heading', 'title']);
  const text = typeof heading === 'string' ? plainText(heading).trim() : '';
  return (text === '' ? titleOf(section.items[0]) : text).slice(0, 60);
}

function titleOf(item: Fields | undefined): string {
  for (const name of ['title', 'name', 'question', 'caption']) {
    const value = item?.[name];
    if (typeof value === 'string' && value.trim() !== '') return plainText(value).trim().slice(0, 60);
  }
  return '';
}
