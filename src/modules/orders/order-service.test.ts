import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPlacementLimit } from './order-service.ts';

const refusal = { status: 503, retryAfter: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('eight orders are placed at a time, a thousand wait, and one more is turned away', async () => {
  const limit = createPlacementLimit();
  const finish: (() => void)[] = [];
  const place = () => limit.run(() => new Promise<void>((resolve) => finish.push(resolve)));
  const orders = Array.from({ length: 1008 }, place);
  expect(finish).toHaveLength(8);
  await expect(place()).rejects.toMatchObject(refusal);
  for (let placed = 0; placed < orders.length; placed++) {
    finish[placed]?.();
    await orders[placed];
  }
});

test('an order that waits for 15 seconds is turned away, and leaves the line', async () => {
  const limit = createPlacementLimit();
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = Array.from({ length: 8 }, () => limit.run(() => promise));
  const late = vi.fn<() => Promise<void>>();
  const answer = limit.run(late).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toMatchObject(refusal);
  resolve();
  await Promise.all(running);
  expect(late).not.toHaveBeenCalled();
});
