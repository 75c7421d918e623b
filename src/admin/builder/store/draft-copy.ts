import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditResult } from '#domain/editing/drafts.schema.ts';
import { intentSchema, type Intent } from '#domain/editing/intents.schema.ts';
import type { Refusal } from '#domain/editing/outcome.ts';

import {
  addEdit,
  follow,
  settle,
  startSync,
  type Collision,
  type DraftSync,
  type PendingEdit,
  type Settled,
} from './draft-sync.ts';
import type { DraftTransport, ReadDraft } from './draft-transport.ts';

/** This tab's copy of a draft: what the server has, and what is made here on top of it. */
export interface DraftCopy {
  readonly sync: DraftSync;
  readonly isChanged: boolean;
  readonly publishedVersion: number;
  /** What the server has could not be told from its answer, and has not been read yet. */
  readonly isUnsure: boolean;
  add(
    intent: Intent,
    options: { merge?: string | undefined },
  ): { ok: true; inverse: Intent; editId: string } | { ok: false; reason: Refusal };
  /** Reads the draft and takes in what others did; throws what the transport throws. */
  readAnew(): Promise<void>;
  /** Sends one batch; throws what the transport throws. */
  send(batch: readonly PendingEdit[]): Promise<void>;
  /** The server will never take this edit: it is put aside, and what was made on top of it as far as need be. */
  putAside(edit: PendingEdit, reason: string): void;
  /** Takes a draft that the server answered with. */
  replace(read: ReadDraft): void;
}

export interface CopyPorts {
  transport: DraftTransport;
  /** Names this tab to the server. */
  clientId: string;
  /** The document, the state or what is published has changed; `isForeign`: by somebody else. */
  onChange(change: { isForeign: boolean }): void;
  onCollisions(collisions: Collision[]): void;
  /** Edits were confirmed by the server: other tabs may want to read them. */
  onSaved(): void;
  mintUuid(): string;
}

export function createDraftCopy(
  key: DocumentKey,
  draft: ReadDraft,
  { transport, clientId, onChange, onCollisions, onSaved, mintUuid }: CopyPorts,
): DraftCopy {
  let sync = startSync(draft.revision, draft.document);
  let { isChanged, publishedVersion } = draft;
  let inFlight = 0;
  let isUnsure = false;

  const take = (settled: Settled) => {
    const isForeign = settled.sync.document !== sync.document;
    sync = settled.sync;
    if (settled.collisions.length > 0) onCollisions(settled.collisions);
    onChange({ isForeign });
  };

  const replace = (read: ReadDraft) => {
    ({ isChanged, publishedVersion } = read);
    take(follow(sync, read));
  };

  const readAnew = async () => {
    replace(await transport.read(key));
    isUnsure = false;
  };

  return {
    get sync() {
      return sync;
    },
    get isChanged() {
      return isChanged || sync.pending.length > 0;
    },
    get publishedVersion() {
      return publishedVersion;
    },
    get isUnsure() {
      return isUnsure;
    },
    add(intent, { merge }) {
      if (!intentSchema.safeParse(intent).success) return { ok: false, reason: 'invalid_value' };
      const added = addEdit(sync, { id: mintUuid(), intent, merge, at: Date.now() }, inFlight);
      if (!added.ok) return added;
      ({ sync } = added);
      return { ok: true, inverse: added.inverse, editId: sync.pending.at(-1)?.id ?? '' };
    },
    readAnew,
    async send(batch) {
      inFlight = batch.length;
      try {
        const edits = batch.map(({ id, intent }) => ({ id, intent }));
        const answer = await transport.send(key, { baseRevision: sync.revision, clientId, edits });
        ({ isChanged } = answer);
        const settled = settle(sync, batch.length, answer);
        take(settled);
        isUnsure ||= !settled.isSure;
      } finally {
        inFlight = 0;
      }
      onSaved();
      if (isUnsure) await readAnew();
    },
    putAside(edit, reason) {
      const result: EditResult = { id: edit.id, status: 'refused', reason };
      take(settle(sync, 1, { revision: sync.revision, isChanged, results: [result], others: [] }));
    },
    replace,
  };
}
