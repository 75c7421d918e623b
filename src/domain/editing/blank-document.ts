import type { EditableDocument } from './documents.schema.ts';

/** What a page was before its first publishing: the first version names all that it begins with as its changes. */
export function blankDocument(document: EditableDocument): EditableDocument {
  return document.kind === 'page' ? { ...document, sections: {}, order: [] } : document;
}
