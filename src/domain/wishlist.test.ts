import { expect, test } from 'vitest';

import { addWish, decodeWishes, encodeWishes, maxWishes, removeWish } from './wishlist.ts';

const full = Array.from({ length: maxWishes }, (_, index) => index + 1);

test('the latest comes first, each product once, and a full list takes no more', () => {
  expect(addWish([2, 1], 3)).toEqual([3, 2, 1]);
  expect(addWish([2, 1], 1)).toEqual([2, 1]);
  expect(addWish(full, 999)).toEqual(full);
  expect(addWish(removeWish(full, 7), 999)).toHaveLength(maxWishes);
});

test('a cookie brings back what was written, and fits one', () => {
  expect(decodeWishes(encodeWishes([12, 5]))).toEqual([12, 5]);
  expect(decodeWishes(encodeWishes(full))).toEqual(full);
  expect(encodeWishes(full.map((id) => id + 999_999_000 - maxWishes)).length).toBeLessThan(4096);
});

test('what cannot be read is left out', () => {
  expect(decodeWishes(undefined)).toEqual([]);
  expect(decodeWishes('5.x.-1.0.5.1e3.9999999999. 7.12')).toEqual([5, 12]);
  expect(decodeWishes('1.'.repeat(5000))).toEqual([1]);
});
