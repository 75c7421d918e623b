import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { fromDecimal, toDecimal } from './provider-amounts.ts';

test('every amount survives the way to a provider and back, as text and as number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => {
      expect(toDecimal(minor)).toMatch(/^\d+\.\d{2}$/);
      expect(fromDecimal(toDecimal(minor))).toBe(minor);
      expect(fromDecimal(Number(toDecimal(minor)))).toBe(minor);
    }),
  );
});

test.each([
  ['1', 100],
  ['1.5', 150],
  ['1.500', 150],
  ['0.05', 5],
  [10.1, 1010],
])('%s is read as %i', (decimal, minor) => {
  expect(fromDecimal(decimal)).toBe(minor);
});

test.each([
  '',
  '-1.00',
  '1,00',
  '1.001',
  '1e3',
  ' 1',
  '1.',
  '.5',
  'NaN',
  '1'.repeat(14),
  Number.NaN,
  -1,
  1e21,
])('%s is no amount', (decimal) => {
  expect(fromDecimal(decimal)).toBeNull();
});
