import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { prorate } from './prorate.ts';

test('parts are by weight, and what does not divide goes to the largest remainders', () => {
  expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(prorate(3, [1, 1, 2])).toEqual([1, 1, 1]);
  expect(prorate(1, [1, 1, 2])).toEqual([0, 0, 1]);
});

test('nothing is divided among nothing', () => {
  expect(prorate(5, [])).toEqual([]);
  expect(prorate(0, [0, 0])).toEqual([0, 0]);
  expect(prorate(5, [0])).toEqual([0]);
  expect(() => prorate(-1, [1])).toThrow(RangeError);
});

test('parts add up to any amount, and an amount that is not larger than all weights gives none more than its own', () => {
  const weights = fc.array(fc.nat({ max: 1_000_000_000_000 }), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
      const whole = each.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.floor(whole * share);
      const parts = prorate(amount, each);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(each[index] ?? 0);
    }),
    { numRuns: 500 },
  );
});
