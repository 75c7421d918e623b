import { draftPath } from '#domain/editing/document-key.ts';
import type { EditsAnswer } from '#domain/editing/drafts.schema.ts';

import { api } from '../../api/api-client.ts';
import type { DraftTransport } from './draft-transport.ts';
import { toReadDraft, type DraftHead } from './to-read-draft.ts';

/** Drafts by the API of this server. */
export const apiTransport: DraftTransport = {
  async read(key) {
    return toReadDraft(key, await api.get<DraftHead & Record<string, unknown>>(`${draftPath(key)}/draft`));
  },
  send: (key, edits) => api.post<EditsAnswer>(`${draftPath(key)}/draft/edits`, edits),
};
