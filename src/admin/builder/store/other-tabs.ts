import { isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';

const channelName = (layerId: number | null) => `vt-builder-saved${layerId === null ? '' : ` ${layerId}`}`;
const askEvery = 5000;
/** While a stream tells of it: for what may have slipped through. */
const askRarely = 30_000;

interface TabsInput {
  /** Tabs in another layer, or in Live, have other drafts. */
  layerId: number | null;
  /** Reads a draft that another tab of this browser has edited. */
  refresh(key: DocumentKey): void;
  /** Asks the server what people elsewhere have edited. */
  findMoved(): Promise<readonly DocumentKey[]>;
  /** A stream tells what people elsewhere do. */
  isTold(): boolean;
}

/**
 * Hears from this browser's other tabs at once, and asks the server every 5 s what people elsewhere have
 * done, as long as somebody looks at this tab; every 30 s where a stream tells it.
 */
export function talkToTabs({ layerId, refresh, findMoved, isTold }: TabsInput): {
  tellSaved(key: DocumentKey): void;
  close(): void;
} {
  const channel = new BroadcastChannel(channelName(layerId));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && isDocumentKey(data)) refresh(data);
  });
  let isAsking = false;
  let askedAt = 0;
  const ask = async () => {
    if (isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    askedAt = Date.now();
    try {
      for (const key of await findMoved()) refresh(key);
    } catch {
      // The next round asks again; what cannot be saved is told by the save state.
    } finally {
      isAsking = false;
    }
  };
  const askNow = () => void ask();
  const timer = setInterval(() => {
    if (!isTold() || Date.now() - askedAt >= askRarely) askNow();
  }, askEvery);
  document.addEventListener('visibilitychange', askNow);
  return {
    // A channel reaches this origin alone and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tellSaved: (key) => channel.postMessage(key),
    close() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
      channel.close();
    },
  };
}
