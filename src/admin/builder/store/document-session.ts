import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import { createDraftCopy, type CopyPorts, type DraftCopy } from './draft-copy.ts';
import type { PendingEdit } from './draft-sync.ts';
import type { ReadDraft } from './draft-transport.ts';
import { createSaveTimer } from './save-timer.ts';

/**
 * `unsaved`: typed, about to be sent; `offline`: the server is not reached, sent again by itself; `signedOut`:
 * sent after the next sign-in; `stopped`: not allowed, or the document is gone.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'stopped';

/** One draft in this tab: takes edits at once, sends them in their order, follows what others do. */
export interface DocumentSession extends Pick<
  DraftCopy,
  'sync' | 'isChanged' | 'publishedVersion' | 'replace'
> {
  readonly state: SaveState;
  edit(intent: Intent, options?: { merge?: string | undefined }): ReturnType<DraftCopy['add']>;
  /** Sends what is pending; false when it could not be sent. */
  flush(): Promise<boolean>;
  /** Reads the draft and takes in what others did. */
  refresh(): Promise<void>;
  /** No more timers. */
  close(): void;
}

const mostEdits = 200;
/** The server takes a megabyte. */
const mostCharacters = 700_000;

export function openSession(key: DocumentKey, draft: ReadDraft, ports: CopyPorts): DocumentSession {
  const { onChange } = ports;
  const copy = createDraftCopy(key, draft, ports);
  const timer = createSaveTimer(() => void sendAll());
  let state: SaveState = 'saved';
  /** How often in a row the server asked to read anew. */
  let misses = 0;
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

  const sendNext = async () => {
    const batch = firstBatch(copy.sync.pending);
    try {
      await copy.send(batch);
    } catch (error) {
      const status = statusOf(error);
      if (status === 409 && ++misses <= 3) await copy.readAnew();
      else if (isRefused(status)) await sendOneByOne(copy, batch);
      else throw error;
    }
  };

  const sendAll = (): Promise<boolean> => {
    timer.rest();
    return inTurn(async () => {
      try {
        if (copy.isUnsure) await copy.readAnew();
        while (copy.sync.pending.length > 0) {
          setState('saving');
          timer.taken();
          await sendNext();
          timer.sent();
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
    setState(status === 401 ? 'signedOut' : 'offline');
    timer.failed();
  };

  return {
    get sync() {
      return copy.sync;
    },
    get state() {
      return state;
    },
    get isChanged() {
      return copy.isChanged;
    },
    get publishedVersion() {
      return copy.publishedVersion;
    },
    edit(intent, options = {}) {
      const added = copy.add(intent, options);
      if (!added.ok) return added;
      if (state === 'saved') state = 'unsaved';
      if (state !== 'stopped') timer.edited();
      onChange({ isForeign: false });
      return added;
    },
    flush: sendAll,
    refresh: () => inTurn(copy.readAnew),
    replace: copy.replace,
    close: timer.close,
  };
}

/** One of the batch is refused for good: each is sent by itself, and that one is put aside. */
async function sendOneByOne(copy: DraftCopy, batch: readonly PendingEdit[]): Promise<void> {
  for (const { id } of batch) {
    const [edit] = copy.sync.pending;
    if (edit?.id !== id) continue;
    try {
      await copy.send([edit]);
    } catch (error) {
      const status = statusOf(error);
      if (!isRefused(status)) throw error;
      copy.putAside(edit, status === 413 ? 'too_large' : 'invalid_value');
    }
  }
}

function isRefused(status: number): boolean {
  return status === 413 || status === 422 || status === 400;
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
