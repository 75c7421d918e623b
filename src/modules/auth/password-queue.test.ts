import { expect, test } from 'vitest';

import { createPasswordQueue } from './password-queue.ts';

test('two run at once, the rest wait in order, and more than may wait are turned away', async () => {
  const queue = createPasswordQueue({ atOnce: 2, maxWaiting: 3 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const jobs = [0, 1, 2, 3, 4].map((index) =>
    queue.run(async () => {
      started.push(index);
      await new Promise<void>((resolve) => void finish.push(resolve));
      return index;
    }),
  );
  await expect(queue.run(async () => 5)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(started).toEqual([0, 1]);
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()?.();
  }
  expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3, 4]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('a job that fails frees its place', async () => {
  const queue = createPasswordQueue({ atOnce: 1, maxWaiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'yes')).toBe('yes');
});
