import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { divideAmount, priceOfPieces, sumOfParts, type RefundableLine } from './refund-amounts.ts';

const line = (change: Partial<RefundableLine> = {}): RefundableLine => ({
  id: 1,
  quantity: 3,
  price: 1000,
  discount: 0,
  taxAdded: 0,
  refundedQuantity: 0,
  refundedAmount: 0,
  ...change,
});

test('pieces give back their price, and never more than is left of their line', () => {
  expect(priceOfPieces(line(), 2)).toBe(2000);
  expect(priceOfPieces(line({ refundedAmount: 1500 }), 2)).toBe(1500);
  expect(priceOfPieces(line({ refundedAmount: 3000 }), 1)).toBe(0);
});

test('pieces of a line that does not divide differ by a unit, and all of them are the line', () => {
  const discounted = line({ discount: 100 });
  expect(priceOfPieces(discounted, 3)).toBe(2900);
  let given = { refundedQuantity: 0, refundedAmount: 0 };
  const pieces = [1, 1, 1].map((quantity) => {
    const amount = priceOfPieces(line({ discount: 100, ...given }), quantity);
    given = {
      refundedQuantity: given.refundedQuantity + quantity,
      refundedAmount: given.refundedAmount + amount,
    };
    return amount;
  });
  expect(pieces).toEqual([966, 967, 967]);
});

test('any line that goes back in any steps gives back exactly what was paid for it', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    price: fc.nat({ max: 100_000_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    steps: fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(anyLine, ({ quantity, price, share, steps }) => {
      const sold = line({ quantity, price, discount: Math.floor(quantity * price * share) });
      let { refundedQuantity, refundedAmount } = sold;
      for (const step of [...steps, quantity]) {
        const pieces = Math.min(step, quantity - refundedQuantity);
        const amount = priceOfPieces({ ...sold, refundedQuantity, refundedAmount }, pieces);
        expect(amount).toBeGreaterThanOrEqual(0);
        refundedQuantity += pieces;
        refundedAmount += amount;
      }
      expect(refundedAmount).toBe(quantity * price - sold.discount);
    }),
    { numRuns: 1000 },
  );
});

test('an amount is divided by what is left, to the last unit', () => {
  const lines = [line({ id: 1 }), line({ id: 2, quantity: 1, price: 1 }), line({ id: 3, price: 0 })];
  const parts = divideAmount({ lines, delivery: 500, refundedDelivery: 0 }, 1001);
  expect(parts).toEqual({ lines: [{ id: 1, quantity: 0, amount: 858 }], delivery: 143 });
  expect(sumOfParts(parts)).toBe(1001);
});

test('the largest remainders get what is missing, of equal ones the first', () => {
  const lines = [line({ id: 1, price: 1 }), line({ id: 2, price: 1 }), line({ id: 3, price: 2 })];
  const divide = (amount: number) => divideAmount({ lines, delivery: 0, refundedDelivery: 0 }, amount).lines;
  expect(divide(1)).toEqual([{ id: 3, quantity: 0, amount: 1 }]);
  expect(divide(3)).toEqual([
    { id: 1, quantity: 0, amount: 1 },
    { id: 2, quantity: 0, amount: 1 },
    { id: 3, quantity: 0, amount: 1 },
  ]);
  expect(divide(2)).toEqual([
    { id: 1, quantity: 0, amount: 1 },
    { id: 3, quantity: 0, amount: 1 },
  ]);
});

test('nothing is divided where nothing is left', () => {
  expect(divideAmount({ lines: [], delivery: 0, refundedDelivery: 0 }, 0)).toEqual({
    lines: [],
    delivery: 0,
  });
  expect(divideAmount({ lines: [], delivery: 5, refundedDelivery: 6 }, 0).delivery).toBe(0);
  expect(() => divideAmount({ lines: [], delivery: 5, refundedDelivery: 5 }, 1)).toThrow(RangeError);
});

test('all that is left brings the pieces back too', () => {
  const lines = [line({ id: 1, refundedQuantity: 1, refundedAmount: 1000 }), line({ id: 2 })];
  expect(divideAmount({ lines, delivery: 500, refundedDelivery: 200 }, 5300)).toEqual({
    lines: [
      { id: 1, quantity: 2, amount: 2000 },
      { id: 2, quantity: 3, amount: 3000 },
    ],
    delivery: 300,
  });
});

test('parts add up to any amount, and none is larger than what is left of it', () => {
  const lines = Array.from({ length: 7 }, (_, index) =>
    line({ id: index, quantity: index + 1, price: 10 ** index * 3 + 1, refundedAmount: index }),
  );
  const refundable = { lines, delivery: 999_999_999_999, refundedDelivery: 1 };
  const left = lines.reduce(
    (sum, { quantity, price, refundedAmount }) => sum + quantity * price - refundedAmount,
    0,
  );
  for (const amount of [1, 2, 3, 7, 100, 99_999, 12_345_678, left, left + 999_999_999_997]) {
    const parts = divideAmount(refundable, amount);
    expect(sumOfParts(parts)).toBe(amount);
    for (const part of parts.lines) {
      const of = lines[part.id];
      expect(part.amount).toBeLessThanOrEqual(of ? of.quantity * of.price - of.refundedAmount : 0);
    }
  }
  expect(() => divideAmount(refundable, left + 999_999_999_999)).toThrow(RangeError);
});
