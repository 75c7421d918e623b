import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';

import type { ReadDraft } from './draft-transport.ts';

export interface DraftHead {
  revision: number;
  publishedVersion: number;
  isChanged: boolean;
}

/** A draft as the API answers with it, for every kind of document. */
export function toReadDraft(key: DocumentKey, answer: DraftHead & object): ReadDraft {
  const { revision, publishedVersion, isChanged } = answer;
  return { revision, publishedVersion, isChanged, document: toDocument(key, answer) };
}

function toDocument(key: DocumentKey, answer: object): EditableDocument {
  if (key === 'settings') {
    const { groups } = answer as Extract<EditableDocument, { kind: 'settings' }>;
    return { kind: 'settings', groups };
  }
  if (key.startsWith('menu:')) {
    const { entries, order } = answer as Extract<EditableDocument, { kind: 'menu' }>;
    return { kind: 'menu', entries, order };
  }
  const { title, slug, meta, sections, order } = answer as Extract<EditableDocument, { kind: 'page' }>;
  return { kind: 'page', title, slug, meta, sections, order };
}
