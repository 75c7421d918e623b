import type { LiveEvent } from '#domain/editing/live-events.ts';

/** A stream of an open builder that is being read. */
export interface Listening {
  status: number;
  headers: Headers;
  events: LiveEvent[];
  /** Resolves when the server has ended it. */
  ended: Promise<unknown>;
  stop(): void;
}

/** Begins to read a stream of an instance; `path` is that of the API. */
export async function listenTo(
  { origin }: { origin: string },
  path: string,
  bearer: string,
): Promise<Listening> {
  const aborting = new AbortController();
  const response = await fetch(`${origin}/api${path}`, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: aborting.signal,
  });
  const events: LiveEvent[] = [];
  const read = async () => {
    if (!response.ok || !response.body) return;
    let text = '';
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + piece).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)) as LiveEvent);
    }
  };
  const { status, headers } = response;
  const ended = read().catch(() => undefined);
  return { status, headers, events, ended, stop: () => aborting.abort() };
}
