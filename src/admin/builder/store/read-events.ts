import type { LiveEvent } from '#domain/editing/live-events.ts';

/**
 * The events of a `text/event-stream` of this server, each in one `data:` line. `onSign` is called for every piece,
 * heartbeats among them.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onSign: () => void,
): AsyncGenerator<LiveEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith('data: ')) yield JSON.parse(block.slice(6)) as LiveEvent;
    }
  }
}
