/** What a slow reader may leave unread, in characters. */
const mostUnread = 256 * 1024;
const heartbeatMs = 20_000;

export interface EventStream extends AsyncIterable<string> {
  /** Sends it as one event; a reader who has left too much unread is cut off, to begin anew. */
  send(event: object): void;
  end(): void;
}

interface StreamPorts {
  /** At every heartbeat; false ends the stream. */
  mayGoOn(): Promise<boolean>;
  /** Called once, whoever ended it. */
  onEnd(): void;
}

/** Events as `text/event-stream` has them, with a heartbeat, until one side ends it. */
export function createEventStream({ mayGoOn, onEnd }: StreamPorts): EventStream {
  let unread = '';
  let isOver = false;
  let wake = () => {};

  const push = (text: string) => {
    if (isOver) return;
    unread += text;
    if (unread.length > mostUnread) return end();
    wake();
  };
  const beat = async () => {
    if (await mayGoOn().catch(() => true)) push(':\n\n');
    else end();
  };
  const timer = setInterval(() => void beat(), heartbeatMs).unref();
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    onEnd();
    wake();
  };

  async function* read() {
    try {
      for (;;) {
        if (isOver) return;
        if (unread !== '') {
          const piece = unread;
          unread = '';
          yield piece;
        } else {
          const { promise, resolve } = Promise.withResolvers<void>();
          wake = resolve;
          await promise;
        }
      }
    } finally {
      end();
    }
  }

  return {
    send: (event) => push(`data: ${JSON.stringify(event)}\n\n`),
    end,
    [Symbol.asyncIterator]: read,
  };
}
