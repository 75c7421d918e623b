import { expect, test } from 'vitest';

import { changePrices } from './bulk-prices.ts';

const plain = { fullPrice: 10_000, discountPrice: null };
const reduced = { fullPrice: 10_000, discountPrice: 8000 };

test('a price moves by percents, by an amount or to one, and a discount price moves along but with the last', () => {
  expect(changePrices(reduced, { price: { kind: 'percent', value: 10, rounding: 'cent' } })).toEqual({
    fullPrice: 11_000,
    discountPrice: 8800,
  });
  expect(changePrices(reduced, { price: { kind: 'amount', value: -550, rounding: 'cent' } })).toEqual({
    fullPrice: 9450,
    discountPrice: 7450,
  });
  expect(changePrices(reduced, { price: { kind: 'set', value: 9000 } })).toEqual({
    fullPrice: 9000,
    discountPrice: 8000,
  });
});

test('a discount is taken off the price that the same change makes, or goes', () => {
  const price = { kind: 'set', value: 20_000 } as const;
  const discount = (change: { kind: 'percent' | 'amount'; value: number }) =>
    changePrices(plain, { price, discount: { ...change, rounding: 'cent' } }).discountPrice;
  expect(discount({ kind: 'percent', value: 25 })).toBe(15_000);
  expect(discount({ kind: 'amount', value: 1 })).toBe(19_999);
  expect(changePrices(reduced, { discount: { kind: 'none' } })).toEqual(plain);
});

test('a discount that makes no sense any more goes', () => {
  expect(changePrices(reduced, { price: { kind: 'set', value: 8000 } }).discountPrice).toBeNull();
  expect(changePrices(reduced, { price: { kind: 'set', value: 8001 } }).discountPrice).toBe(8000);
  const off = { kind: 'amount', value: 10_000, rounding: 'cent' } as const;
  expect(changePrices(plain, { discount: off }).discountPrice).toBeNull();
  expect(changePrices(plain, { discount: { ...off, value: 9999 } }).discountPrice).toBe(1);
});

test.each([
  ['cent', 10_001, 10_551],
  ['whole', 10_001, 10_600],
  ['whole', 10_000, 10_600],
  ['ten', 10_001, 11_000],
  ['ten', 9900, 10_000],
] as const)('by 5.5 %% rounded to a %s, %d becomes %d', (rounding, fullPrice, expected) => {
  const price = { kind: 'percent', value: 5.5, rounding } as const;
  expect(changePrices({ fullPrice, discountPrice: null }, { price }).fullPrice).toBe(expected);
});

test('percents with a fraction leave no binary dust, halves go up', () => {
  const by = (value: number, fullPrice: number) =>
    changePrices({ fullPrice, discountPrice: null }, { price: { kind: 'percent', value, rounding: 'cent' } })
      .fullPrice;
  expect(by(10.01, 10_000)).toBe(11_001);
  expect(by(50, 1)).toBe(2);
  expect(by(0.14, 50_000)).toBe(50_070);
});

test('a price stays between nothing and a milliard', () => {
  const by = (value: number) =>
    changePrices(plain, { price: { kind: 'amount', value, rounding: 'cent' } }).fullPrice;
  expect(by(-10_001)).toBe(0);
  expect(by(1e12)).toBe(100_000_000_000);
});
