import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { BackgroundQueue } from './background-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue of pieces that take ten milliseconds each, and what it has begun. */
function startQueue({ share = 0.25, maxWaiting = 10 } = {}) {
  const begun: string[] = [];
  const state = { isBusy: false, isBroken: false };
  const queue = new BackgroundQueue({
    share,
    maxWaiting,
    isBusy: () => state.isBusy,
    async work(name) {
      begun.push(name);
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (state.isBroken) throw new Error('Broken');
    },
  });
  return { queue, begun, state };
}

test('works on one piece at a time, and rests for the rest of its share', async () => {
  const { queue, begun } = startQueue();
  for (const name of ['a', 'b', 'c', 'b']) queue.offer(name);
  await vi.advanceTimersByTimeAsync(39);
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(2);
  expect(begun).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('rests before what comes after the last piece, too', async () => {
  const { queue, begun } = startQueue();
  queue.offer('a');
  await vi.advanceTimersByTimeAsync(20);
  queue.offer('b');
  await vi.advanceTimersByTimeAsync(15);
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toEqual(['a', 'b']);
});

test('lets those go first who wait for an answer', async () => {
  const { queue, begun, state } = startQueue();
  state.isBusy = true;
  queue.offer('a');
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toEqual([]);
  state.isBusy = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toEqual(['a']);
});

test('drops what is more than it may keep, and takes it when there is room again', async () => {
  const { queue, begun, state } = startQueue({ maxWaiting: 2 });
  state.isBusy = true;
  for (const name of ['a', 'b', 'c']) queue.offer(name);
  state.isBusy = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual(['a', 'b']);
  queue.offer('c');
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('goes on after a piece that fails', async () => {
  const { queue, begun, state } = startQueue();
  state.isBroken = true;
  queue.offer('a');
  queue.offer('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual(['a', 'b']);
});
