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

/**
 * `unsaved`: typed, about to be sent; `offline`: the server is not reached, sent again by itself; `signedOut`:
 * sent after the next sign-in; `stopped`: not allowed, or the document is gone.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'stopped';

export interface SessionPorts {
  transport: DraftTransport;
  /** Names this tab to the server. */
  clientId: string;
  /** The document, the state or what is published has changed; `isForeign`: by somebody else. */
  onChange(change: { isForeign: boolean }): void;
  onCollisions(collisions: Collision[]): void;
  /** Edits were confirmed by the server: other tabs may want to read them. */
  onSaved(): void;
}

/** One draft in this tab: takes edits at once, sends them in their order, follows what others do. */
export interface DocumentSession {
  readonly sync: DraftSync;
  readonly state: SaveState;
  readonly isChanged: boolean;
  readonly publishedVersion: number;
  edit(
    intent: Intent,
    options?: { merge?: string },
  ): { ok: true; inverse: Intent; editId: string } | { ok: false; reason: Refusal };
  /** Sends what is pending; false when it could not be sent. */
  flush(): Promise<boolean>;
  /** Reads the draft and takes in what others did. */
  refresh(): Promise<void>;
  /** Takes a draft that the server answered with, as after discarding. */
  replace(draft: ReadDraft): void;
  /** No more timers. */
  close(): void;
}

const saveAfterIdle = 800;
const saveWithin = 5000;
const mostEdits = 200;
/** The server takes a megabyte. */
const mostCharacters = 700_000;
const firstRetry = 1000;
const longestRetry = 30_000;

export function openSession(
  key: DocumentKey,
  draft: ReadDraft,
  {
    transport,
    clientId,
    onChange,
    onCollisions,
    onSaved,
    mintUuid,
  }: SessionPorts & { mintUuid: () => string },
): DocumentSession {
  let sync = startSync(draft.revision, draft.document);
  let { isChanged, publishedVersion } = draft;
  let state: SaveState = 'saved';
  let inFlight = 0;
  let firstUnsentAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** How often in a row the server asked to read anew. */
  let misses = 0;
  /** What the server has could not be told from its answer, and has not been read yet. */
  let isUnsure = false;
  let isClosed = false;
  /** Reads and writes of this draft happen one after the other. */
  let queue: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(run);
    queue = result.catch(() => undefined);
    return result;
  };

  const setState = (next: SaveState) => {
    if (next === state) return;
    state = next;
    onChange({ isForeign: false });
  };

  const schedule = () => {
    if (isClosed || state === 'stopped') return;
    const now = Date.now();
    firstUnsentAt ??= now;
    if (failures > 0) return;
    clearTimeout(timer);
    const wait = Math.min(saveAfterIdle, Math.max(0, firstUnsentAt + saveWithin - now));
    timer = setTimeout(() => void sendAll(), wait);
  };

  const take = (settled: Settled) => {
    const isForeign = settled.sync.document !== sync.document;
    sync = settled.sync;
    if (settled.collisions.length > 0) onCollisions(settled.collisions);
    onChange({ isForeign });
  };

  const readAnew = async () => {
    const read = await transport.read(key);
    ({ isChanged, publishedVersion } = read);
    take(follow(sync, read));
    isUnsure = false;
  };

  /** Sends one batch; throws what the transport throws. */
  const sendBatch = async (batch: readonly PendingEdit[]) => {
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
  };

  /** The server will never take this edit: it is put aside, and what was made on top of it as far as need be. */
  const putAside = (edit: PendingEdit, reason: string) => {
    const result: EditResult = { id: edit.id, status: 'refused', reason };
    take(settle(sync, 1, { revision: sync.revision, isChanged, results: [result], others: [] }));
  };

  const sendNext = async () => {
    const batch = firstBatch(sync.pending);
    try {
      await sendBatch(batch);
    } catch (error) {
      const status = statusOf(error);
      if (status === 409 && ++misses <= 3) await readAnew();
      else if (status === 413 || status === 422 || status === 400) await sendOneByOne(batch);
      else throw error;
    }
  };

  const sendOneByOne = async (batch: readonly PendingEdit[]) => {
    for (const { id } of batch) {
      const [edit] = sync.pending;
      if (edit?.id !== id) continue;
      try {
        await sendBatch([edit]);
      } catch (error) {
        const status = statusOf(error);
        if (status !== 413 && status !== 422 && status !== 400) throw error;
        putAside(edit, status === 413 ? 'too_large' : 'invalid_value');
      }
    }
  };

  const sendAll = (): Promise<boolean> => {
    clearTimeout(timer);
    return inTurn(async () => {
      try {
        if (isUnsure) await readAnew();
        while (sync.pending.length > 0) {
          setState('saving');
          firstUnsentAt = null;
          await sendNext();
          failures = 0;
        }
        misses = 0;
        setState('saved');
        return true;
      } catch (error) {
        fail(statusOf(error));
        return false;
      }
    });
  };

  const fail = (status: number) => {
    if (status === 403 || status === 404) return setState('stopped');
    failures++;
    setState(status === 401 ? 'signedOut' : 'offline');
    clearTimeout(timer);
    const wait = Math.min(longestRetry, firstRetry * 2 ** (failures - 1));
    if (!isClosed) timer = setTimeout(() => void sendAll(), wait);
  };

  return {
    get sync() {
      return sync;
    },
    get state() {
      return state;
    },
    get isChanged() {
      return isChanged || sync.pending.length > 0;
    },
    get publishedVersion() {
      return publishedVersion;
    },
    edit(intent, { merge } = {}) {
      if (!intentSchema.safeParse(intent).success) return { ok: false, reason: 'invalid_value' };
      const added = addEdit(sync, { id: mintUuid(), intent, merge, at: Date.now() }, inFlight);
      if (!added.ok) return added;
      ({ sync } = added);
      if (state === 'saved') state = 'unsaved';
      schedule();
      onChange({ isForeign: false });
      return { ok: true, inverse: added.inverse, editId: sync.pending.at(-1)?.id ?? '' };
    },
    flush: sendAll,
    refresh: () => inTurn(readAnew),
    replace(read) {
      ({ isChanged, publishedVersion } = read);
      take(follow(sync, read));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

function firstBatch(pending: readonly PendingEdit[]): PendingEdit[] {
  const batch: PendingEdit[] = [];
  let characters = 0;
  for (const edit of pending.slice(0, mostEdits)) {
    characters += JSON.stringify(edit.intent).length;
    if (batch.length > 0 && characters > mostCharacters) break;
    batch.push(edit);
  }
  return batch;
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error ? Number(error.status) : 0;
}
