import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';

import type { Target } from '../builder/guide/target.ts';
import { itemOf, sectionOf } from '../builder/publishing/subjects.ts';

/** What a collision is at: its path has ids from the outside in, and of a field the keys below. */
export function targetOfPath(
  document: EditableDocument,
  key: DocumentKey,
  path: readonly string[],
): Target & { path: readonly string[] } {
  const [first = '', second = '', ...rest] = path;
  if (document.kind === 'settings') return { key, group: first, path: path.slice(1) };
  if (document.kind === 'menu') return { key, entryId: first, path: path.slice(1) };
  if (!sectionOf(document, first)) return { key, path };
  return itemOf(document, first, second)
    ? { key, sectionId: first, itemId: second, path: rest }
    : { key, sectionId: first, path: path.slice(1) };
}
