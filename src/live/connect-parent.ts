import { logTexts } from '#domain/log-texts.ts';

import {
  callSchema,
  connectionSchema,
  pageEventName,
  pageEventSchema,
  singleActionSchema,
  type Announcement,
  type SingleAnswer,
} from './handshake.ts';
import {
  actionPayloads,
  isActionName,
  parentMessageSchema,
  type Action,
  type FrameMessage,
} from './messages.schema.ts';

/** What became of an action; `error` says why it could not be done. */
export interface ActionResult {
  ok: boolean;
  error?: string;
}

export interface ParentConnection {
  /** Dropped while nobody is connected. */
  post(message: FrameMessage): void;
  close(): void;
}

interface ConnectParentInput {
  /** The frame's own window; another one in tests. */
  window: Window;
  /** Exact origin of the admin. */
  origin: string;
  describe(): Pick<Announcement, 'route' | 'sections'>;
  /** A parent has connected; what is posted from here on reaches it. */
  onConnected(): void;
  /** `seq` is 0 for what did not come over the port. */
  onAction(action: Action, seq: number): ActionResult;
  /** Hears of an action that there is not, from the authenticated parent alone. */
  report(text: string, detail: string): void;
}

/**
 * The frame's end of the protocol. Whoever is not the parent window at the admin's exact origin, does not
 * know the present nonce, or sends something of another shape, is ignored in silence.
 */
export function connectParent(input: ConnectParentInput): ParentConnection {
  const { window: own, origin } = input;
  let nonce = '';
  let port: MessagePort | null = null;
  let lastSeq = 0;

  const toParent = (message: object) => {
    // Opened on its own, a page has no parent but itself.
    if (own.parent !== own) own.parent.postMessage(message, origin);
  };
  const renewNonce = () => (nonce = crypto.randomUUID());

  function announce(): void {
    const message: Announcement = {
      source: 'storefront',
      event: 'ready',
      ...input.describe(),
      nonce: renewNonce(),
    };
    toParent(message);
  }

  function hearWindow(event: MessageEvent): void {
    if (event.origin !== origin || event.source !== own.parent || own.parent === own) return;
    if (callSchema.safeParse(event.data).success) return announce();
    const connection = connectionSchema.safeParse(event.data);
    const [offered] = event.ports;
    if (connection.success) {
      if (offered && useNonce(connection.data.nonce)) usePort(offered);
      return;
    }
    const single = singleActionSchema.safeParse(event.data);
    if (!single.success || !useNonce(single.data.nonce)) return;
    const { action, payload, id } = single.data;
    const answer: SingleAnswer = { source: 'storefront', id, ...perform(input, action, payload, 0), nonce };
    toParent(answer);
  }

  function useNonce(given: string): boolean {
    if (given !== nonce) return false;
    renewNonce();
    return true;
  }

  function usePort(offered: MessagePort): void {
    port?.close();
    port = offered;
    lastSeq = 0;
    offered.addEventListener('message', ({ data }: MessageEvent) => {
      const message = parentMessageSchema.safeParse(data);
      if (!message.success || offered !== port) return;
      const { seq, action, payload } = message.data;
      performNext(action, payload, seq);
    });
    offered.start();
    input.onConnected();
  }

  /** Whatever is not newer than the last one is dropped. */
  function performNext(action: string, payload: unknown, seq: number): void {
    if (seq <= lastSeq) return;
    lastSeq = seq;
    post({ type: 'reply', seq, ...perform(input, action, payload, seq) });
  }

  function hearPage(event: Event): void {
    const detail = pageEventSchema.safeParse('detail' in event ? event.detail : null);
    if (!detail.success) return;
    const { action, payload, seq } = detail.data;
    if (seq === undefined) perform(input, action, payload, 0);
    else performNext(action, payload, seq);
  }

  const post = (message: FrameMessage) => port?.postMessage(message);

  own.addEventListener('message', hearWindow);
  own.addEventListener(pageEventName, hearPage);
  announce();

  return {
    post,
    close() {
      own.removeEventListener('message', hearWindow);
      own.removeEventListener(pageEventName, hearPage);
      port?.close();
    },
  };
}

/** `seq` is 0 for what did not come over the port. */
function perform(input: ConnectParentInput, name: string, payload: unknown, seq: number): ActionResult {
  const read = readAction(name, payload);
  if (!read.ok) {
    if (read.error === 'unknown') input.report(logTexts.actionNotFound, name);
    return { ok: false, error: read.error === 'unknown' ? logTexts.actionNotFound : 'Invalid payload' };
  }
  try {
    return input.onAction(read.action, seq);
  } catch (error) {
    return { ok: false, error: String(error).slice(0, 500) };
  }
}

type ReadAction = { ok: true; action: Action } | { ok: false; error: 'unknown' | 'invalid' };

/** An action with its payload checked. An intent must come under its own name. */
function readAction(name: string, payload: unknown): ReadAction {
  if (!isActionName(name)) return { ok: false, error: 'unknown' };
  const parsed = actionPayloads[name].safeParse(payload);
  if (!parsed.success) return { ok: false, error: 'invalid' };
  if ('intent' in parsed.data && parsed.data.intent.type !== name) return { ok: false, error: 'invalid' };
  return { ok: true, action: { action: name, payload: parsed.data } as Action };
}
