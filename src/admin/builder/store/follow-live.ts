import type { StoreApi } from 'zustand';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import { mostLiveDocuments, type LiveEvent } from '#domain/editing/live-events.ts';

import type { PresenceStore } from '../presence/presence-store.ts';
import type { BuilderStoreState } from './builder-state.ts';
import { readEvents } from './read-events.ts';

/** A proxy that keeps the answer to itself is one without a stream. */
const firstSignWithin = 5000;
/** The server's heart beats every 20 s. */
const nextSignWithin = 45_000;
const firstPause = 1000;
const longestPause = 60_000;
/** A tab that nobody looks at gives its place back. */
const hiddenFor = 60_000;

type OpenStream = (
  keys: readonly DocumentKey[],
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;

/** Whether somebody looks at the tab. */
type SeenTab = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
/** Where others are; nobody is known without a stream. */
type Others = Pick<PresenceStore, 'hear' | 'clear'>;

const nobody: Others = { hear: () => undefined, clear: () => undefined };

/** Has an open builder follow by a stream what others do, as long as there is one to be had. */
export function followLive(
  store: StoreApi<BuilderStoreState>,
  open: OpenStream,
  tab: SeenTab = document,
  others: Others = nobody,
): { readonly isTold: boolean; close(): void } {
  let isTold = false;
  let isClosed = false;
  let failures = 0;
  let following: AbortController | undefined;
  let followed = '';
  let pausing: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const keysOf = () =>
    (Object.keys(store.getState().drafts) as DocumentKey[]).toSorted().slice(0, mostLiveDocuments);

  const follow = async () => {
    clearTimeout(pausing);
    following?.abort();
    const keys = keysOf();
    followed = keys.join(' ');
    if (isClosed || keys.length === 0) return;
    const own = new AbortController();
    following = own;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const expectSign = (within: number) => {
      clearTimeout(silence);
      silence = setTimeout(() => own.abort(), within);
    };
    expectSign(firstSignWithin);
    try {
      const stream = await open(keys, own.signal);
      for await (const event of readEvents(stream, () => expectSign(nextSignWithin))) {
        if (own.signal.aborted) break;
        isTold = true;
        failures = 0;
        others.hear(event);
        hear(store, event);
      }
    } catch {
      // Without a stream the tab asks every few seconds, and shows by its save state what cannot be reached.
    } finally {
      clearTimeout(silence);
    }
    if (following !== own) return;
    isTold = false;
    others.clear();
    following = undefined;
    if (!isClosed && tab.visibilityState === 'visible')
      pausing = setTimeout(() => void follow(), pauseAfter(failures++));
  };

  const stop = () => {
    clearTimeout(pausing);
    following?.abort();
  };
  const onVisibility = () => {
    clearTimeout(hiding);
    if (tab.visibilityState !== 'visible') hiding = setTimeout(stop, hiddenFor);
    else if (!following) void follow();
  };
  tab.addEventListener('visibilitychange', onVisibility);
  const forget = store.subscribe(() => {
    if (keysOf().join(' ') !== followed) void follow();
  });

  return {
    get isTold() {
      return isTold;
    },
    close() {
      isClosed = true;
      forget();
      tab.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(hiding);
      stop();
    },
  };
}

/** Milliseconds; no two tabs come back at the same moment after a restart. */
function pauseAfter(failures: number): number {
  return Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2);
}

function hear(store: StoreApi<BuilderStoreState>, event: LiveEvent): void {
  const { drafts, refresh, hear: take } = store.getState();
  const readAnew = (key: DocumentKey) => {
    // What is being sent brings what others did along.
    if (drafts[key]?.state === 'saved') void refresh(key).catch(() => undefined);
  };
  if (event.type === 'edits') void take(event.key, event.entries).catch(() => undefined);
  else if (event.type === 'moved') readAnew(event.key);
  else if (event.type === 'hello') {
    for (const [key, revision] of Object.entries(event.revisions) as [DocumentKey, number][])
      if (drafts[key]?.revision !== revision) readAnew(key);
  }
}
