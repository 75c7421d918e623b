import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toMajor, toMinor } from './money.ts';
import { lineTotal, maxOrderAmount, sumOrder, type AmountLine } from './order-amounts.ts';

const anyLine: fc.Arbitrary<AmountLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    fullPrice: fc.nat({ max: 100_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quantity, fullPrice, share }) => ({ quantity, fullPrice, price: Math.floor(fullPrice * share) }));
const anyLines = fc.array(anyLine, { maxLength: 100 });
const anyDelivery = fc.nat({ max: 10_000_000 });

test('three times 0.1 is 0.3', () => {
  const line = { quantity: 3, fullPrice: toMinor(0.1), price: toMinor(0.1) };
  expect(toMajor(sumOrder([line], 0).total)).toBe(0.3);
});

test('goods are full prices, the discount is what the shown prices save [R346]', () => {
  const lines = [
    { quantity: 2, fullPrice: 15_050, price: 10_000 },
    { quantity: 1, fullPrice: 500, price: 500 },
  ];
  expect(sumOrder(lines, 300)).toEqual({ goods: 30_600, discount: 10_100, delivery: 300, total: 20_800 });
});

test('nothing costs nothing', () => {
  expect(sumOrder([], 0)).toEqual({ goods: 0, discount: 0, delivery: 0, total: 0 });
});

test('amounts are whole, never negative, and their parts are the total, for everything that may be ordered', () => {
  fc.assert(
    fc.property(anyLines, anyDelivery, (lines, delivery) => {
      const amounts = sumOrder(lines, delivery);
      fc.pre(amounts.goods <= maxOrderAmount);
      for (const amount of Object.values(amounts)) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(amounts.total).toBe(amounts.goods - amounts.discount + amounts.delivery);
      expect(amounts.total - delivery).toBe(lines.reduce((sum, line) => sum + lineTotal(line), 0));
    }),
  );
});

test('the order of lines and splitting a line change nothing', () => {
  fc.assert(
    fc.property(anyLines, anyDelivery, (lines, delivery) => {
      const split = lines.flatMap((line) =>
        line.quantity > 1
          ? [
              { ...line, quantity: 1 },
              { ...line, quantity: line.quantity - 1 },
            ]
          : [line],
      );
      expect(sumOrder(split.toReversed(), delivery)).toEqual(sumOrder(lines, delivery));
    }),
  );
});

test('whatever a client sends, more than the largest amount is seen as such', () => {
  const line = { quantity: 9999, fullPrice: 100_000_000_000, price: 100_000_000_000 };
  expect(
    sumOrder(
      Array.from({ length: 100 }, () => line),
      0,
    ).goods,
  ).toBeGreaterThan(maxOrderAmount);
});
