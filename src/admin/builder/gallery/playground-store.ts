import type { DocumentKey } from '#domain/editing/document-key.ts';

import { createBuilderStore } from '../store/builder-store.ts';
import type { DraftTransport } from '../store/draft-transport.ts';
import type { DraftStorage } from '../store/kept-work.ts';
import { mintNodeId, mintUuid } from '../store/mint-id.ts';

const pageKey: DocumentKey = 'page:1';
export const triedId = 'tried';

const nothing = () => {};
const storage: DraftStorage = {
  takeOver: () => Promise.resolve({ edits: [], history: { undo: [], redo: [] }, conflicts: [] }),
  forget: nothing,
  keepEdits: nothing,
  keepHistory: nothing,
  keepConflicts: nothing,
};

/** A builder's store over a page of one section that nobody keeps. */
export async function openPlayground(start: {
  type: string;
  options: Record<string, unknown>;
  items: readonly unknown[];
}) {
  const section = {
    id: triedId,
    type: start.type,
    version: 1,
    enable: true,
    hidden: false,
    options: start.options,
    items: start.items.map((item) => ({ ...(item as object), id: mintNodeId() })),
    styles: {},
  };
  const transport: DraftTransport = {
    read: () =>
      Promise.resolve({
        revision: 0,
        publishedVersion: 0,
        isChanged: false,
        document: {
          kind: 'page',
          title: 'Playground',
          slug: 'playground',
          meta: {},
          sections: { [triedId]: section },
          order: [triedId],
        },
      }),
    send: (_key, { baseRevision, edits }) =>
      Promise.resolve({
        revision: baseRevision + edits.length,
        isChanged: true,
        results: edits.map(({ id }) => ({ id, status: 'applied' as const })),
        others: [],
      }),
  };
  const store = createBuilderStore({ transport, storage, clientId: mintUuid() });
  await store.getState().open(pageKey);
  store.getState().showPage(pageKey);
  store.getState().select(triedId);
  return store;
}
