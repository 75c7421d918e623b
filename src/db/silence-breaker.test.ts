import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DatabaseSilentError, SilenceBreaker } from './silence-breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose pings are answered by hand. */
function openBreaker() {
  const pings: PromiseWithResolvers<void>[] = [];
  const onSilence = vi.fn<() => void>();
  const ping = () => {
    const answer = Promise.withResolvers<void>();
    pings.push(answer);
    return answer.promise;
  };
  return { breaker: new SilenceBreaker({ ping, onSilence }), pings, onSilence };
}

const never = () => new Promise<never>(() => {});

test('while answers come nothing is asked and nobody is refused', async () => {
  const { breaker, pings, onSilence } = openBreaker();
  for (let answer = 0; answer < 20; answer++) {
    breaker.watch(never());
    await vi.advanceTimersByTimeAsync(200);
    breaker.watch(Promise.resolve());
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(pings).toEqual([]);
  expect(onSilence).not.toHaveBeenCalled();
});

test('one slow statement is no silence where a ping is answered, even by a refusal', async () => {
  const { breaker, pings } = openBreaker();
  breaker.watch(never());
  await vi.advanceTimersByTimeAsync(400);
  pings[0]?.resolve();
  await vi.advanceTimersByTimeAsync(400);
  pings[1]?.reject(Object.assign(new Error('too many clients'), { severity: 'FATAL' }));
  await vi.advanceTimersByTimeAsync(400);
  expect(pings).toHaveLength(3);
  expect(breaker.isOpen).toBe(false);
});

test('a silent server: who waits is refused within a second, one ping at a time goes on, its answer ends it', async () => {
  const { breaker, pings, onSilence } = openBreaker();
  breaker.watch(never());
  const waiting = breaker.guard(never(), () => {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBeInstanceOf(DatabaseSilentError);
  expect(breaker.isOpen).toBe(true);
  expect(onSilence).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(pings).toHaveLength(1);
  pings[0]?.reject(new Error('timeout expired'));
  await vi.advanceTimersByTimeAsync(100);
  expect(pings).toHaveLength(2);
  expect(breaker.isOpen).toBe(true);
  pings[1]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(breaker.isOpen).toBe(false);
  expect(await breaker.guard(Promise.resolve('client'), () => {})).toBe('client');
});

test('what comes for somebody who was refused is given back', async () => {
  const { breaker } = openBreaker();
  const late = Promise.withResolvers<string>();
  const giveBack = vi.fn<(client: string) => void>();
  const refused = breaker.guard(late.promise, giveBack).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await refused).toBeInstanceOf(DatabaseSilentError);
  late.resolve('client');
  await vi.advanceTimersByTimeAsync(0);
  expect(giveBack).toHaveBeenCalledWith('client');
});

test('a process that was busy itself does not take that for silence', async () => {
  const { breaker } = openBreaker();
  breaker.watch(never());
  // Its clock goes on, its loop does not: one late tick.
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(100);
  expect(breaker.isOpen).toBe(false);
});

test('nothing ticks when nobody waits', async () => {
  const { breaker } = openBreaker();
  breaker.watch(Promise.resolve());
  await vi.advanceTimersByTimeAsync(500);
  expect(vi.getTimerCount()).toBe(0);
});
