import { expect, test } from 'vitest';

import { shareOverParts, stockOfBundle } from './bundles.ts';

test('there are as many bundles as the scarcest part makes', () => {
  expect(
    stockOfBundle([
      { stock: 10, quantity: 1 },
      { stock: 7, quantity: 2 },
    ]),
  ).toBe(3);
  expect(stockOfBundle([{ stock: 1, quantity: 2 }])).toBe(0);
});

test('a part that is not counted is always there', () => {
  expect(
    stockOfBundle([
      { stock: null, quantity: 5 },
      { stock: 4, quantity: 1 },
    ]),
  ).toBe(4);
  expect(stockOfBundle([{ stock: null, quantity: 5 }])).toBeNull();
});

test('a line is shared by what the parts cost alone, to the last minor unit', () => {
  const parts = [
    { price: 300, quantity: 1 },
    { price: 100, quantity: 2 },
    { price: 100, quantity: 1 },
  ];
  expect(shareOverParts(1000, parts)).toEqual([500, 333, 167]);
  expect(shareOverParts(1, parts)).toEqual([1, 0, 0]);
  expect(shareOverParts(0, parts)).toEqual([0, 0, 0]);
});

test('parts without a price share by their pieces', () => {
  expect(
    shareOverParts(100, [
      { price: 0, quantity: 1 },
      { price: 0, quantity: 2 },
    ]),
  ).toEqual([33, 67]);
});

test('10,000 random lines are shared without a rest', () => {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 10_000; round++) {
    const parts = Array.from({ length: 1 + next(20) }, () => ({
      price: next(50_000),
      quantity: 1 + next(99),
    }));
    const amount = next(1_000_000_000);
    const shares = shareOverParts(amount, parts);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  }
});
