import { diffPages } from '#domain/editing/diff-pages.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';

/** The intents that lead from one document to another; null where that cannot be told. */
export function diffDocuments(from: EditableDocument, to: EditableDocument): Intent[] | null {
  if (from.kind === 'page' && to.kind === 'page') return diffPages(from, to);
  return isEqual(from, to) ? [] : null;
}
