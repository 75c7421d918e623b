import { expect, test } from 'vitest';

import { backoffSeconds } from './backoff.ts';

test('doubles from a second to an hour', () => {
  const never = () => 0;
  expect([1, 2, 3, 10, 12].map((attempt) => backoffSeconds(attempt, never))).toEqual([1, 2, 4, 512, 2048]);
  expect([13, 14, 1000].map((attempt) => backoffSeconds(attempt, never))).toEqual([3600, 3600, 3600]);
});

test('is shortened by chance, by half at most', () => {
  expect(backoffSeconds(4, () => 0.999_999)).toBeCloseTo(4, 4);
  expect(backoffSeconds(4, () => 0.5)).toBe(6);
});
