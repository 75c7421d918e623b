import { createStore, type StoreApi } from 'zustand/vanilla';

import type { UploadAnswer } from '#domain/schemas/media.schema.ts';

export interface Upload {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed. */
  reason?: string;
}

/** At a time: more would only share the line, and hold the server's memory. */
const atOnce = 2;

interface UploadQueueOptions {
  send(file: File, onProgress: (share: number) => void): Promise<UploadAnswer>;
  describe(error: unknown): string;
}

/** Hears of each file once it and all that were added before it are over; null: it failed. */
type Listener = (answer: UploadAnswer | null) => void;

export interface UploadQueue {
  items: StoreApi<readonly Upload[]>;
  add(files: readonly File[]): void;
  /** Sends one that failed again. */
  retry(key: number): void;
  /** Forgets those that are over. */
  clear(): void;
  /** Returns how to stop listening. */
  listen(listener: Listener): () => void;
}

export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/** Sends files two at a time, in order; one that fails keeps its file for another try. */
export function createUploadQueue({ send, describe }: UploadQueueOptions): UploadQueue {
  const items = createStore<readonly Upload[]>(() => []);
  const files = new Map<number, File>();
  const listeners = new Set<Listener>();
  /** Keys of files that nobody has heard of yet, as they were added, and what became of them. */
  let untold: readonly number[] = [];
  const answers = new Map<number, UploadAnswer | null>();
  let lastKey = 0;

  function change(key: number, fields: Partial<Upload>): void {
    items.setState(
      items.getState().map((item) => (item.key === key ? { ...item, ...fields } : item)),
      true,
    );
  }

  function startNext(): void {
    const sending = items.getState().filter(({ state }) => state === 'sending').length;
    const next = items.getState().find(({ state }) => state === 'waiting');
    const file = next && files.get(next.key);
    if (!next || !file || sending >= atOnce) return;
    change(next.key, { state: 'sending', progress: 0 });
    void sendOne(next.key, file);
    startNext();
  }

  async function sendOne(key: number, file: File): Promise<void> {
    let answer: UploadAnswer | null = null;
    try {
      answer = await send(file, (progress) => change(key, { progress }));
      files.delete(key);
      change(key, { state: answer.isKnown ? 'known' : 'done', progress: 1 });
    } catch (error) {
      change(key, { state: 'failed', reason: describe(error) });
    }
    startNext();
    answers.set(key, answer);
    notifyInOrder();
  }

  /** A small file that came before a large one waits for it: pictures stay in the order in which they were chosen. */
  function notifyInOrder(): void {
    for (const key of untold) {
      const answer = answers.get(key);
      if (answer === undefined) return;
      answers.delete(key);
      untold = untold.slice(1);
      for (const listener of listeners) listener(answer);
    }
  }

  return {
    items,
    add(added) {
      const fresh = added.map((file): Upload => {
        files.set(++lastKey, file);
        untold = [...untold, lastKey];
        return { key: lastKey, name: file.name, state: 'waiting', progress: 0 };
      });
      items.setState([...items.getState(), ...fresh], true);
      startNext();
    },
    retry(key) {
      // It was chosen before those that are still on their way.
      untold = [key, ...untold];
      change(key, { state: 'waiting', progress: 0 });
      startNext();
    },
    clear() {
      for (const { key } of items.getState().filter((item) => !isUnderWay(item))) files.delete(key);
      items.setState(items.getState().filter(isUnderWay), true);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
