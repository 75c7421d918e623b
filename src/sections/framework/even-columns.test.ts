import { expect, test } from 'vitest';

import { evenColumns } from './even-columns.ts';

test('few cards stand in one row, one alone in half of it', () => {
  expect([1, 2, 3, 4, 5].map((count) => evenColumns(count, 5))).toEqual([2, 2, 3, 4, 5]);
});

test('more cards stand in rows that are full, or as nearly as can be', () => {
  expect([6, 7, 8, 9, 10, 11, 16].map((count) => evenColumns(count, 5))).toEqual([3, 4, 4, 3, 5, 4, 4]);
  expect([5, 6, 7].map((count) => evenColumns(count, 4))).toEqual([3, 3, 4]);
});
