import { draftPath, type DocumentKey } from '#domain/editing/document-key.ts';
import type { Edits, EditsAnswer } from '#domain/editing/drafts.schema.ts';
import type { LayerDraftAnswer } from '#domain/schemas/layer.schema.ts';

import { api } from '../../api/api-client.ts';
import type { DraftTransport } from './draft-transport.ts';
import { toReadDraft, type DraftHead } from './to-read-draft.ts';

/** Milliseconds; an instance that stands still is one without an answer, and edits that are sent again are known. */
const answeredWithin = 30_000;

const read = <Answer>(path: string) => api.get<Answer>(path, {}, AbortSignal.timeout(answeredWithin));
const sendEdits = (path: string, edits: Edits) =>
  api.post<EditsAnswer>(path, edits, {}, { signal: AbortSignal.timeout(answeredWithin) });

/** Live's own drafts by the API of this server. */
export const apiTransport: DraftTransport = {
  async read(key) {
    return toReadDraft(key, await read<DraftHead & Record<string, unknown>>(`${draftPath(key)}/draft`));
  },
  send: (key, edits) => sendEdits(`${draftPath(key)}/draft/edits`, edits),
};

/** Where the API keeps a document as a layer has it; below it are `/draft`, `/draft/edits` and `/difference`. */
export function layerDocumentPath(layerId: number, key: DocumentKey): string {
  return `/admin/layers/${layerId}/documents/${key}`;
}

/** The same of a layer: what it lies over is published. */
export function layerTransport(layerId: number): DraftTransport {
  return {
    async read(key) {
      const path = `${layerDocumentPath(layerId, key)}/draft`;
      const { revision, isChanged, document } = await read<LayerDraftAnswer>(path);
      return toReadDraft(key, { ...document, revision, isChanged, publishedVersion: 1 });
    },
    send: (key, edits) => sendEdits(`${layerDocumentPath(layerId, key)}/draft/edits`, edits),
  };
}
