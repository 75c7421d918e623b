import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createOrderConcurrencyLimit } from './order-concurrency-limit.ts';

test('no more run at once than allowed, all in the order they came', async () => {
  const concurrencyLimit = createOrderConcurrencyLimit({ concurrency: 2, maxWaiting: 100 });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      concurrencyLimit.run(async () => {
        most = Math.max(most, ++running);
        order.push(index);
        await sleep(1);
        running--;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('one more than may wait is turned away, and a failure makes room', async () => {
  const concurrencyLimit = createOrderConcurrencyLimit({ concurrency: 1, maxWaiting: 1 });
  const failing = concurrencyLimit.run(async () => {
    await sleep(5);
    throw new Error('no');
  });
  const second = concurrencyLimit.run(async () => 'second');
  await expect(concurrencyLimit.run(async () => 'third')).rejects.toMatchObject({
    status: 503,
    retryAfter: 2,
  });
  await expect(failing).rejects.toThrow('no');
  expect(await second).toBe('second');
  expect(await concurrencyLimit.run(async () => 'fourth')).toBe('fourth');
});

test('who waits too long is turned away, and leaves the line', async () => {
  const concurrencyLimit = createOrderConcurrencyLimit({ concurrency: 1, patienceMs: 20 });
  const long = concurrencyLimit.run(() => sleep(100));
  const ran: string[] = [];
  await expect(concurrencyLimit.run(async () => void ran.push('second'))).rejects.toMatchObject({
    status: 503,
  });
  await long;
  await concurrencyLimit.run(async () => void ran.push('third'));
  expect(ran).toEqual(['third']);
});
