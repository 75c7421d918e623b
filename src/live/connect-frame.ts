import { announcementSchema, pageEventName } from './handshake.ts';
import {
  frameMessageSchema,
  type ActionName,
  type ActionPayload,
  type FrameMessage,
} from './messages.schema.ts';

export interface FrameConnection {
  /**
   * Sends an action and gives its number, which `reply` and `rendered` name; null while no page is
   * connected: when one is, it says `ready`, and gets what it misses by `store.update`.
   */
  send<Name extends ActionName>(action: Name, payload: ActionPayload<Name>): number | null;
  close(): void;
}

interface ConnectFrameInput {
  iframe: HTMLIFrameElement;
  /** Exact origin of the storefront. */
  origin: string;
  onMessage(message: FrameMessage): void;
}

/**
 * The parent's end of the protocol. Follows the frame from page to page: each new page connects anew and
 * says `ready`. Messages of other windows, other origins and other shapes are ignored in silence.
 */
export function connectFrame({ iframe, origin, onMessage }: ConnectFrameInput): FrameConnection {
  let port: MessagePort | null = null;
  let seq = 0;
  const lastNonce = { value: '' };

  function hear(event: MessageEvent): void {
    if (event.origin !== origin || event.source === null || event.source !== iframe.contentWindow) return;
    const announcement = announcementSchema.safeParse(event.data);
    if (!announcement.success || announcement.data.nonce === lastNonce.value) return;
    lastNonce.value = announcement.data.nonce;
    connect(announcement.data.nonce);
  }

  function connect(nonce: string): void {
    const frame = iframe.contentWindow;
    if (!frame) return;
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    const own = port;
    own.addEventListener('message', ({ data }: MessageEvent) => {
      const parsed = frameMessageSchema.safeParse(data);
      if (parsed.success && own === port) onMessage(parsed.data);
    });
    own.start();
    frame.postMessage({ source: 'admin', action: 'connect', nonce }, origin, [channel.port2]);
  }

  window.addEventListener('message', hear);
  // A page that was there first has announced itself to nobody.
  iframe.contentWindow?.postMessage({ source: 'admin', action: 'hello' }, origin);

  return {
    send(action, payload) {
      if (!port) return null;
      seq++;
      const page = origin === window.origin ? iframe.contentWindow : null;
      if (page) handOver(page as Window & typeof globalThis, { seq, action, payload });
      else port.postMessage({ seq, action, payload });
      return seq;
    },
    close() {
      window.removeEventListener('message', hear);
      port?.close();
      port = null;
    },
  };
}

/**
 * Gives a page of the builder's own origin an action in the same task, so that a key and what it changes are
 * painted together: a message comes after the paint of the builder's own panels. The page gets a copy.
 */
function handOver(page: Window & typeof globalThis, detail: object): void {
  page.dispatchEvent(new page.CustomEvent(pageEventName, { detail: page.structuredClone(detail) }));
}
