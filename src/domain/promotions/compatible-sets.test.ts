import { expect, test } from 'vitest';

import { listCompatibleSets } from './compatible-sets.ts';

const setsOf = (items: string, ...pairs: string[]) =>
  listCompatibleSets([...items], (a, b) => pairs.includes(a + b) || pairs.includes(b + a))
    .map((set) => set.join(''))
    .toSorted();

test('sets are as large as they can be, and in the order of the items', () => {
  expect(setsOf('')).toEqual([]);
  expect(setsOf('abc')).toEqual(['a', 'b', 'c']);
  expect(setsOf('cba', 'ab', 'bc', 'ac')).toEqual(['cba']);
  expect(setsOf('abcd', 'ab', 'bc', 'cd')).toEqual(['ab', 'bc', 'cd']);
  expect(setsOf('abcd', 'ab', 'ac', 'bc', 'bd', 'cd')).toEqual(['abc', 'bcd']);
});

test('one that stands beside itself alone is in one set, by itself', () => {
  expect(setsOf('ab', 'aa')).toEqual(['a', 'b']);
});

test('of a thousand possible sets a hundred are listed', () => {
  // Ten groups of two that exclude each other: 2 to the power of 10 sets.
  const items = Array.from({ length: 20 }, (_, index) => index);
  const sets = listCompatibleSets(items, (a, b) => a >> 1 !== b >> 1);
  expect(sets).toHaveLength(100);
  expect(new Set(sets.map((set) => set.join())).size).toBe(100);
  expect(sets.every(({ length }) => length === 10)).toBe(true);
});
