import { isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';

const channelName = 'vt-builder-saved';
const askEvery = 5000;

interface TabsInput {
  /** Another tab of this browser has saved edits of a draft. */
  onSaved(key: DocumentKey): void;
  readOpen(): readonly DocumentKey[];
  refresh(key: DocumentKey): Promise<void>;
}

/**
 * Hears from this browser's other tabs at once, and asks the server every 5 s what people elsewhere have
 * done, as long as somebody looks at this tab.
 */
export function talkToTabs({ onSaved, readOpen, refresh }: TabsInput): {
  tellSaved(key: DocumentKey): void;
  close(): void;
} {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && isDocumentKey(data)) onSaved(data);
  });
  let isAsking = false;
  const ask = async () => {
    if (isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    for (const key of readOpen()) await refresh(key).catch(() => undefined);
    isAsking = false;
  };
  const timer = setInterval(() => void ask(), askEvery);
  document.addEventListener('visibilitychange', ask);
  return {
    // A channel reaches this origin alone and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tellSaved: (key) => channel.postMessage(key),
    close() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      channel.close();
    },
  };
}
