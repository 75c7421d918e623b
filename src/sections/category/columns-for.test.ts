import { expect, test } from 'vitest';

import { columnsFor } from './columns-for.ts';

test('a few catalogs share one row', () => {
  expect([1, 2, 3, 4].map(columnsFor)).toEqual([2, 2, 3, 4]);
});

test('more fill their rows as well as they can', () => {
  expect([5, 6, 7, 8, 9, 10, 12].map(columnsFor)).toEqual([3, 3, 4, 4, 3, 4, 4]);
});
