import { isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';

const channelName = (layerId: number | null) => `vt-builder-saved${layerId === null ? '' : ` ${layerId}`}`;
const askEvery = 5000;

interface TabsInput {
  /** Tabs in another layer, or in Live, have other drafts. */
  layerId: number | null;
  /** Reads a draft that another tab of this browser has edited. */
  refresh(key: DocumentKey): void;
  /** Asks the server what people elsewhere have edited. */
  findMoved(): Promise<readonly DocumentKey[]>;
}

/**
 * Hears from this browser's other tabs at once, and asks the server every 5 s what people elsewhere have
 * done, as long as somebody looks at this tab.
 */
export function talkToTabs({ layerId, refresh, findMoved }: TabsInput): {
  tellSaved(key: DocumentKey): void;
  close(): void;
} {
  const channel = new BroadcastChannel(channelName(layerId));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && isDocumentKey(data)) refresh(data);
  });
  let isAsking = false;
  const ask = async () => {
    if (isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      for (const key of await findMoved()) refresh(key);
    } catch {
      // The next round asks again; what cannot be saved is told by the save state.
    } finally {
      isAsking = false;
    }
  };
  const askNow = () => void ask();
  const timer = setInterval(askNow, askEvery);
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
