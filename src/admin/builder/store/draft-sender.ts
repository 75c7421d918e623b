import { isEqual } from '#domain/editing/is-equal.ts';
import { forgetSeen } from '#domain/editing/merge-texts.ts';

import type { PendingEdit } from './draft-sync.ts';

/**
 * `unsaved`: typed, about to be sent; `offline`: the server is not reached, sent again by itself; `signedOut`:
 * sent after the next sign-in; `stopped`: not allowed, or the document is gone.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'stopped';

/** What there is to send; its calls throw what the transport throws. */
interface SentDraft {
  readonly pending: readonly PendingEdit[];
  /** What the server has could not be told from its answer, and has not been read yet. */
  readonly isUnsure: boolean;
  /** Sends the first of what is pending. */
  send(batch: readonly PendingEdit[]): Promise<void>;
  /** Reads the draft and takes in what others did. */
  readAnew(): Promise<void>;
  /** Somebody else edits it just now. */
  hasCompany(): boolean;
  /** The server will never take this edit: it is put aside, and what was made on top of it as far as need be. */
  putAside(edit: PendingEdit, reason: string): void;
}

/** When and how often a draft is sent: reads and writes of it happen one after the other. */
export interface DraftSender {
  readonly state: SaveState;
  /** There is something to send: after a rest in typing, and soon enough, sooner in company. */
  edited(): void;
  /** Sends what is pending; false when it could not be sent: it is tried again, ever later. */
  flush(): Promise<boolean>;
  /** Reads the draft and takes in what others did. */
  refresh(): Promise<void>;
  /** Runs between reads and writes. */
  inTurn<Result>(run: () => Promise<Result>): Promise<Result>;
  /** No more timers. */
  close(): void;
}

/** Milliseconds after the last edit, and after the first. */
const saveAfter = {
  alone: { idle: 800, longest: 5000 },
  inCompany: { idle: 150, longest: 400 },
};
const firstRetry = 1000;
const longestRetry = 30_000;
const mostEdits = 200;
/** The server takes a megabyte. */
const mostCharacters = 700_000;

export function createDraftSender(draft: SentDraft, onState: () => void): DraftSender {
  let state: SaveState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstUnsentAt: number | null = null;
  let failures = 0;
  /** How often in a row the server asked to read anew. */
  let misses = 0;
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(run);
    queue = result.catch(() => undefined);
    return result;
  };

  const setState = (next: SaveState) => {
    if (next === state) return;
    state = next;
    onState();
  };

  const sendIn = (wait: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), wait);
  };

  const sendNext = async () => {
    const batch = firstBatch(draft.pending);
    try {
      await draft.send(batch);
    } catch (error) {
      const status = statusOf(error);
      if (status === 409 && ++misses <= 3) await draft.readAnew();
      else if (isRefused(status)) await sendOneByOne(draft, batch);
      else throw error;
    }
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    return inTurn(async () => {
      try {
        if (draft.isUnsure) await draft.readAnew();
        while (draft.pending.length > 0) {
          setState('saving');
          firstUnsentAt = null;
          await sendNext();
        }
        // Also where others have settled meanwhile what could not be sent.
        failures = 0;
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
    sendIn(Math.min(longestRetry, firstRetry * 2 ** failures++));
  };

  return {
    get state() {
      return state;
    },
    edited() {
      if (state === 'saved') state = 'unsaved';
      if (state === 'stopped') return;
      const now = Date.now();
      firstUnsentAt ??= now;
      const { idle, longest } = draft.hasCompany() ? saveAfter.inCompany : saveAfter.alone;
      if (failures === 0) sendIn(Math.min(idle, Math.max(0, firstUnsentAt + longest - now)));
    },
    flush,
    refresh: () => inTurn(draft.readAnew),
    inTurn,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** One of the batch is refused for good: each is sent by itself, and that one is put aside. */
async function sendOneByOne(draft: SentDraft, batch: readonly PendingEdit[]): Promise<void> {
  for (const { id } of batch) {
    const [edit] = draft.pending;
    if (edit?.id !== id) continue;
    try {
      await sendPlainly(draft, edit);
    } catch (error) {
      const status = statusOf(error);
      if (!isRefused(status)) throw error;
      draft.putAside(edit, status === 413 ? 'too_large' : 'invalid_value');
    }
  }
}

/** A server of the version before knows no `was`: it takes the edit without it, and merges nothing. */
async function sendPlainly(draft: SentDraft, edit: PendingEdit): Promise<void> {
  try {
    await draft.send([edit]);
  } catch (error) {
    const intent = forgetSeen(edit.intent);
    if (!isRefused(statusOf(error)) || isEqual(intent, edit.intent)) throw error;
    await draft.send([{ ...edit, intent }]);
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
