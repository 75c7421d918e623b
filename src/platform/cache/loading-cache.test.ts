import { expect, test } from 'vitest';

import { createLoadingCache } from './loading-cache.ts';

interface Thing {
  id: number;
}

function setUp(options: { ttlMs?: number; max?: number } = {}) {
  const loads: number[][] = [];
  const state = { fail: false, missing: new Set<number>() };
  const cache = createLoadingCache<number, Thing>({
    max: options.max ?? 10,
    ttlMs: options.ttlMs ?? 1000,
    load: async (ids) => {
      loads.push(ids);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (state.fail) throw new Error('database away');
      return new Map(ids.filter((id) => !state.missing.has(id)).map((id) => [id, { id }]));
    },
  });
  return { cache, loads, state };
}

test('loads only what it lacks, in one go, and answers in the order asked', async () => {
  const { cache, loads } = setUp();
  await cache.get(2);
  const found = await cache.getMany([3, 2, 1, 3]);
  expect(found.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(loads).toEqual([[2], [3, 1]]);
});

test('simultaneous callers share one load', async () => {
  const { cache, loads } = setUp();
  await Promise.all([cache.get(1), cache.get(1), cache.getMany([1, 2])]);
  expect(loads).toEqual([[1], [2]]);
});

test('what is missing is left out and asked for again', async () => {
  const { cache, state } = setUp();
  state.missing.add(2);
  expect(await cache.getMany([1, 2])).toEqual([{ id: 1 }]);
  expect(await cache.get(2)).toBeUndefined();
  state.missing.clear();
  expect(await cache.get(2)).toEqual({ id: 2 });
});

test('a value whose load began before an invalidation is not kept', async () => {
  const { cache, loads } = setUp();
  const early = cache.get(1);
  cache.delete(1);
  await early;
  await cache.get(1);
  expect(loads).toEqual([[1], [1]]);
});

test('an old value is served while loading fails, an invalidated one is not', async () => {
  const { cache, state } = setUp({ ttlMs: 1 });
  await cache.get(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  state.fail = true;
  expect(await cache.get(1)).toEqual({ id: 1 });
  cache.clear();
  await expect(cache.get(1)).rejects.toThrow('database away');
  state.fail = false;
  expect(await cache.get(1)).toEqual({ id: 1 });
});
