import { expect, test } from 'vitest';

import { createLimit } from './limit-concurrency.ts';

function setUp(most: number, options: Parameters<typeof createLimit>[1] = {}) {
  const limit = createLimit(most, options);
  const begun: string[] = [];
  const start = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = limit.run(() => {
      begun.push(name);
      return promise;
    });
    return { done, finish: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return { begun, start };
}

test('no more run at a time than may, and the next begins when one has ended', async () => {
  const { begun, start } = setUp(2);
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map(start);
  expect(begun).toEqual(['a', 'b']);
  second?.finish();
  expect(await second?.done).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  first?.finish();
  third?.finish();
  await Promise.all([first?.done, third?.done]);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  fourth?.finish();
  expect(await fourth?.done).toBe('d');
});

test('a job that fails tells who asked and gives its place away', async () => {
  const { begun, start } = setUp(1);
  const [first, second] = ['a', 'b'].map(start);
  first?.fail();
  await expect(first?.done).rejects.toThrow('a');
  second?.finish();
  expect(await second?.done).toBe('b');
  expect(begun).toEqual(['a', 'b']);
});

test('who waits too long is turned away, and leaves the line', async () => {
  const { begun, start } = setUp(1, { patienceMs: 10, refuse: () => new Error('too late') });
  const [first, second] = ['a', 'b'].map(start);
  await expect(second?.done).rejects.toThrow('too late');
  const third = start('c');
  first?.finish();
  third.finish();
  expect(await third.done).toBe('c');
  expect(begun).toEqual(['a', 'c']);
});

test('one more than may wait is turned away', async () => {
  const { start } = setUp(1, { maxWaiting: 1, refuse: () => new Error('full') });
  const [first, second, third] = ['a', 'b', 'c'].map(start);
  await expect(third?.done).rejects.toThrow('full');
  first?.finish();
  second?.finish();
  expect(await second?.done).toBe('b');
});
