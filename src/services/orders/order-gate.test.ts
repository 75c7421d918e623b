import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createOrderGate } from './order-gate.ts';

test('no more run at once than allowed, all in the order they came', async () => {
  const gate = createOrderGate({ concurrency: 2, maxWaiting: 100 });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      gate.run(async () => {
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
  const gate = createOrderGate({ concurrency: 1, maxWaiting: 1 });
  const failing = gate.run(async () => {
    await sleep(5);
    throw new Error('no');
  });
  const second = gate.run(async () => 'second');
  await expect(gate.run(async () => 'third')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  await expect(failing).rejects.toThrow('no');
  expect(await second).toBe('second');
  expect(await gate.run(async () => 'fourth')).toBe('fourth');
});
