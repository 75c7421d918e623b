import { expect, it } from 'vitest';

import { createImageQueue } from './image-queue.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

function openGate() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, open };
}

it('runs two jobs at a time, in order', async () => {
  const queue = createImageQueue({ concurrency: 2 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      queue.run(1, async () => {
        most = Math.max(most, ++running);
        order.push(index);
        await tick();
        running--;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('runs a picture that fills the memory budget alone', async () => {
  const queue = createImageQueue({ memory: 250 });
  const { gate, open } = openGate();
  const started: string[] = [];
  const jobs = [
    queue.run(200, async () => {
      started.push('large');
      await gate;
    }),
    queue.run(900, async () => void started.push('huge')),
  ];
  await tick();
  expect(started).toEqual(['large']);
  open();
  await Promise.all(jobs);
  expect(started).toEqual(['large', 'huge']);
});

it('turns callers away beyond 50 waiting, and recovers', async () => {
  const queue = createImageQueue();
  const { gate, open } = openGate();
  const jobs = Array.from({ length: 52 }, () => queue.run(1, () => gate));
  await expect(queue.run(1, () => gate)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  open();
  await Promise.all(jobs);
  expect(await queue.run(1, async () => 'made')).toBe('made');
});

it('frees the slot of a job that fails', async () => {
  const queue = createImageQueue({ concurrency: 1 });
  await expect(queue.run(1, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(await queue.run(1, async () => 'made')).toBe('made');
});
