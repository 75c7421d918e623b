import type { DocumentSection, Item } from '#domain/editing/documents.schema.ts';
import { isFields, readPath } from '#domain/editing/set-paths.ts';

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

/** What a section or an item says first; empty when it says nothing. */
export function readTitle(fields: DocumentSection['options'] | Item): string {
  for (const path of titlePaths) {
    const value = readPath(fields, path);
    const text = typeof value === 'string' ? toLine(value) : '';
    if (text !== '') return text;
  }
  const nested = isFields(fields['content']) ? fields['content'] : null;
  return nested ? readTitle(nested) : '';
}

function toLine(text: string): string {
  return text
    .slice(0, 2000)
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
