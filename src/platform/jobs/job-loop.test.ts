import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, expect, test, vi } from 'vitest';

import { createJobLoop, type JobLoop } from './job-loop.ts';

const log = { error: vi.fn<(details: object, message: string) => void>() };
let loop: JobLoop | undefined;

afterEach(async () => {
  await loop?.stop();
  log.error.mockClear();
});

test('runs at the start, and again each time the pause has passed', async () => {
  const run = vi.fn<() => Promise<void>>(async () => {});
  loop = createJobLoop({ name: 'test', everyMs: 20, run, log });
  expect(run).not.toHaveBeenCalled();
  loop.start();
  expect(run).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThanOrEqual(3));
});

test('a job without a pause is none', () => {
  const run = async () => {};
  expect(() => createJobLoop({ name: 'test', everyMs: 0, run, log })).toThrow(RangeError);
});

test('a wake begins the next run at once', async () => {
  const run = vi.fn<() => Promise<void>>(async () => {});
  loop = createJobLoop({ name: 'test', everyMs: 60_000, run, log });
  loop.start();
  await sleep(1);
  loop.wake();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
});

test('many wakes during a run make one more run, and runs never overlap', async () => {
  let inside = 0;
  let most = 0;
  const run = vi.fn<() => Promise<void>>(async () => {
    most = Math.max(most, ++inside);
    await sleep(20);
    inside--;
  });
  loop = createJobLoop({ name: 'test', everyMs: 60_000, run, log });
  loop.start();
  for (let call = 0; call < 100; call++) loop.wake();
  await sleep(100);
  expect(run).toHaveBeenCalledTimes(2);
  expect(most).toBe(1);
});

test('keeps the gap between runs, however often it is woken', async () => {
  const starts: number[] = [];
  loop = createJobLoop({
    name: 'test',
    everyMs: 60_000,
    gapMs: 50,
    run: async () => void starts.push(performance.now()),
    log,
  });
  loop.start();
  for (let call = 0; call < 30; call++) {
    loop.wake();
    await sleep(5);
  }
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  expect(gaps.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(45);
});

test('a failed run is logged with the name and tried again, later and later', async () => {
  const starts: number[] = [];
  loop = createJobLoop({
    name: 'mails',
    everyMs: 20,
    run: async () => {
      starts.push(performance.now());
      if (starts.length <= 3) throw new Error('no database');
    },
    log,
  });
  loop.start();
  await vi.waitFor(() => expect(starts.length).toBeGreaterThanOrEqual(5), { timeout: 3000 });
  expect(log.error).toHaveBeenCalledTimes(3);
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ job: 'mails' });
  const third = (starts[3] ?? 0) - (starts[2] ?? 0);
  const afterSuccess = (starts[4] ?? 0) - (starts[3] ?? 0);
  expect(third).toBeGreaterThan(150);
  expect(afterSuccess).toBeLessThan(third);
});

test('stop waits for the run on its way, tells it by the signal, and no other begins', async () => {
  let ended = false;
  const run = vi.fn<(signal: AbortSignal) => Promise<void>>(async (signal) => {
    await sleep(10_000, undefined, { signal }).catch(() => {});
    await sleep(20);
    ended = true;
  });
  loop = createJobLoop({ name: 'test', everyMs: 1, run, log });
  loop.start();
  await loop.stop();
  expect(ended).toBe(true);
  loop.wake();
  loop.start();
  await sleep(20);
  expect(run).toHaveBeenCalledTimes(1);
});
