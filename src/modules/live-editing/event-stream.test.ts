import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createEventStream } from './event-stream.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A stream, and what became of it; `read` takes what it has to say. */
function open(mayGoOn: () => Promise<boolean> = async () => true) {
  const onEnd = vi.fn<() => void>();
  const stream = createEventStream({ mayGoOn, onEnd });
  const pieces = stream[Symbol.asyncIterator]();
  return { stream, onEnd, read: () => pieces.next() };
}

test('events come as they are sent, several at once as one piece', async () => {
  const { stream, read } = open();
  const first = read();
  stream.send({ one: 1 });
  expect(await first).toEqual({ done: false, value: 'data: {"one":1}\n\n' });
  stream.send({ two: 2 });
  stream.send({ three: 3 });
  expect(await read()).toEqual({ done: false, value: 'data: {"two":2}\n\ndata: {"three":3}\n\n' });
  stream.end();
  expect(await read()).toEqual({ done: true, value: undefined });
});

test('a reader who leaves more than 256 KB unread is cut off, and nothing more is kept for them', async () => {
  const { stream, onEnd, read } = open();
  const text = 'x'.repeat(64 * 1024);
  for (let sent = 0; sent < 3; sent++) stream.send({ text });
  expect(onEnd).not.toHaveBeenCalled();
  for (let sent = 0; sent < 3; sent++) stream.send({ text });
  expect(onEnd).toHaveBeenCalledOnce();
  expect(await read()).toEqual({ done: true, value: undefined });
  // Who reads takes as much as there is.
  const quick = open();
  for (let sent = 0; sent < 8; sent++) {
    quick.stream.send({ text });
    await quick.read();
  }
  expect(quick.onEnd).not.toHaveBeenCalled();
});

test('every 20 s a heartbeat goes out while they may read, and what cannot be asked ends nothing', async () => {
  const mayGoOn = vi.fn<() => Promise<boolean>>(async () => true);
  const { onEnd, read } = open(mayGoOn);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await read()).toEqual({ done: false, value: ':\n\n' });
  mayGoOn.mockRejectedValueOnce(new Error('No database'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await read()).toEqual({ done: false, value: ':\n\n' });
  expect(onEnd).not.toHaveBeenCalled();
});

test('whose session or rights are gone hears nothing more at the next heartbeat', async () => {
  let mayRead = true;
  const { stream, onEnd, read } = open(async () => mayRead);
  mayRead = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onEnd).toHaveBeenCalledOnce();
  stream.send({ secret: true });
  expect(await read()).toEqual({ done: true, value: undefined });
});
