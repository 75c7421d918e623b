import { expect, test } from 'vitest';

import { fractionOf, roundToStep, stepOf } from './price-steps.ts';

test.each([
  [40, 1],
  [100, 1],
  [101, 2],
  [450, 5],
  [900, 10],
  [12_000, 200],
  [48_000, 500],
])('of a range %d wide a step is %d', (width, step) => {
  expect(stepOf(width)).toBe(step);
});

test('a thumb stands on round prices, and at the very ends', () => {
  const range = { low: 1490, high: 24_990, step: 200 };
  expect(roundToStep(5123, range)).toBe(5200);
  expect(roundToStep(1500, range)).toBe(1490);
  expect(roundToStep(24_950, range)).toBe(24_990);
  expect(roundToStep(1600, range)).toBe(1600);
});

test('a fraction of the way, also where there is one price alone', () => {
  expect(fractionOf(75, 50, 100)).toBe(0.5);
  expect(fractionOf(50, 50, 50)).toBe(0);
});
