import type { DocumentSection, Item } from '#domain/editing/documents.schema.ts';
import { isFields, readPath } from '#domain/editing/fields.ts';

const titlePaths = [
  ['heading', 'title'],
  ['title'],
  ['name'],
  ['question'],
  ['author'],
  ['text'],
  ['content', 'html'],
];
const longest = 80;

/** Edited fields are a new object, so what was read of one stays true. */
const titles = new WeakMap<object, string>();

/** What a section or an item says first; empty when it says nothing. */
export function readTitle(fields: DocumentSection['options'] | Item): string {
  const known = titles.get(fields);
  if (known !== undefined) return known;
  const title = findTitle(fields);
  titles.set(fields, title);
  return title;
}

function findTitle(fields: DocumentSection['options'] | Item): string {
  for (const path of titlePaths) {
    const value = readPath(fields, path);
    const text = typeof value === 'string' ? toLine(value) : '';
    if (text !== '') return text;
  }
  const nested = isFields(fields['content']) ? fields['content'] : null;
  return nested ? findTitle(nested) : '';
}

function toLine(text: string): string {
  return text
    .slice(0, 2000)
    .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
