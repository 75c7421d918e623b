import type { StoreApi } from 'zustand';

import type { BuilderStoreState } from '#admin/builder/store/builder-state.ts';
import { createBuilderStore } from '#admin/builder/store/builder-store.ts';
import type { DraftTransport } from '#admin/builder/store/draft-transport.ts';
import { followLive } from '#admin/builder/store/follow-live.ts';
import type { DraftStorage } from '#admin/builder/store/kept-work.ts';
import { mintUuid } from '#admin/builder/store/mint-id.ts';
import { toReadDraft } from '#admin/builder/store/to-read-draft.ts';
import { emptyHistory } from '#admin/builder/store/undo-history.ts';
import { draftPath, type DocumentKey } from '#domain/editing/document-key.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { EditsAnswer } from '#domain/editing/drafts.schema.ts';

/** A builder without its screen: the store, its sender and its stream, as each tab has them. */
export interface Editor {
  store: StoreApi<BuilderStoreState>;
  page(): PageDocument;
  /** The page as the server has it. */
  read(): Promise<{ revision: number; page: PageDocument }>;
  /** From sending edits to their answer, in milliseconds. */
  appendMs: number[];
  /** How often edits were sent and not answered. */
  unanswered(): number;
  close(): void;
}

interface EditorOptions {
  key: DocumentKey;
  token: string;
  /** Of the instance that a balancer leads to now. */
  origin(): string;
}

const nothingKept: DraftStorage = {
  takeOver: async () => ({ edits: [], history: emptyHistory, conflicts: [] }),
  forget() {},
  keepEdits() {},
  keepHistory() {},
  keepConflicts() {},
};

const lookedAt = {
  visibilityState: 'visible',
  addEventListener() {},
  removeEventListener() {},
} as const;

export async function openEditor({ key, token, origin }: EditorOptions): Promise<Editor> {
  const appendMs: number[] = [];
  let unanswered = 0;
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${origin()}/api${path}`, { ...init, headers });
    if (reply.ok) return reply;
    throw Object.assign(new Error(`${path}: ${reply.status} ${await reply.text()}`), {
      status: reply.status,
    });
  };
  const transport: DraftTransport = {
    read: async (one) => toReadDraft(one, await (await call(`${draftPath(one)}/draft`)).json()),
    async send(one, edits) {
      const begun = performance.now();
      unanswered++;
      const reply = await call(`${draftPath(one)}/draft/edits`, {
        method: 'POST',
        body: JSON.stringify(edits),
      });
      const answer = (await reply.json()) as EditsAnswer;
      unanswered--;
      appendMs.push(performance.now() - begun);
      return answer;
    },
  };
  const store = createBuilderStore({ transport, storage: nothingKept, clientId: mintUuid() });
  const openStream: Parameters<typeof followLive>[1] = async (keys, signal) => {
    const search = new URLSearchParams(keys.map((one) => ['keys[]', one]));
    const { body } = await call(`/admin/live?${search}`, { signal });
    if (!body) throw new Error('No answer');
    return body;
  };
  const live = followLive(store, openStream, lookedAt);
  await store.getState().open(key);
  store.getState().showPage(key);
  return {
    store,
    page: () => asPage(store.getState().documents[key]),
    async read() {
      const { revision, document } = await transport.read(key);
      return { revision, page: asPage(document) };
    },
    appendMs,
    unanswered: () => unanswered,
    close() {
      live.close();
      store.getState().close();
    },
  };
}

function asPage(document: { kind: string } | undefined): PageDocument {
  if (document?.kind !== 'page') throw new Error('No page');
  return document as PageDocument;
}
