import { expect, test } from 'vitest';

import { findUnread } from './find-unread.ts';

test('numbers that cannot be read are found wherever they stand in a form', () => {
  const values = {
    price: Number.NaN,
    stock: null,
    title: 'NaN',
    variations: [{ weight: 1 }, { weight: Number.NaN }],
  };
  expect(findUnread(values)).toEqual(['price', 'variations.1.weight']);
  expect(findUnread({ price: 0 })).toEqual([]);
});
