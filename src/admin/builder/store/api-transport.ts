import { draftPath, type DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { EditsAnswer } from '#domain/editing/drafts.schema.ts';

import { api } from '../../api/api-client.ts';
import type { DraftTransport, ReadDraft } from './draft-transport.ts';

interface DraftHead {
  revision: number;
  publishedVersion: number;
  isChanged: boolean;
}

/** Drafts by the API of this server. */
export const apiTransport: DraftTransport = {
  async read(key) {
    return toReadDraft(key, await api.get<DraftHead & Record<string, unknown>>(`${draftPath(key)}/draft`));
  },
  send: (key, edits) => api.post<EditsAnswer>(`${draftPath(key)}/draft/edits`, edits),
};

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
