import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { sumOfParts, type RefundParts } from './refund-amounts.ts';
import { spreadRefund } from './spread-refund.ts';

test('money is used up in its order, and pieces go back once', () => {
  const parts = {
    lines: [
      { id: 1, quantity: 2, amount: 500 },
      { id: 2, quantity: 1, amount: 300 },
    ],
    delivery: 100,
  };
  expect(spreadRefund(parts, [600, 250, 900])).toEqual([
    {
      lines: [
        { id: 1, quantity: 2, amount: 500 },
        { id: 2, quantity: 1, amount: 100 },
      ],
      delivery: 0,
    },
    { lines: [{ id: 2, quantity: 0, amount: 200 }], delivery: 50 },
    { lines: [], delivery: 50 },
  ]);
  expect(() => spreadRefund(parts, [600, 299])).toThrow(RangeError);
});

test('pieces that cost nothing go back with the first money, also where they are the last', () => {
  const parts = {
    lines: [
      { id: 1, quantity: 1, amount: 50 },
      { id: 2, quantity: 3, amount: 0 },
    ],
    delivery: 0,
  };
  expect(spreadRefund(parts, [50, 10])).toEqual([
    {
      lines: [
        { id: 2, quantity: 3, amount: 0 },
        { id: 1, quantity: 1, amount: 50 },
      ],
      delivery: 0,
    },
    { lines: [], delivery: 0 },
  ]);
});

test('whatever is spread over whatever money: parts sum to the whole, none is more than its money', () => {
  const anyLines = fc.array(
    fc.record({ quantity: fc.nat({ max: 9 }), amount: fc.nat({ max: 1_000_000_000 }) }),
    { maxLength: 6 },
  );
  const anyShares = fc.array(fc.integer({ min: 1, max: 400_000_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyLines, fc.nat({ max: 100_000 }), anyShares, (some, delivery, shares) => {
      const whole: RefundParts = { lines: some.map((line, index) => ({ id: index + 1, ...line })), delivery };
      const amounts = [...shares, Math.max(1, sumOfParts(whole) - shares.reduce((sum, each) => sum + each))];
      const spread = spreadRefund(whole, amounts);
      spread.forEach((parts, index) => expect(sumOfParts(parts)).toBeLessThanOrEqual(amounts[index] ?? 0));
      expect(spread.reduce((sum, parts) => sum + parts.delivery, 0)).toBe(delivery);
      for (const { id, quantity, amount } of whole.lines) {
        const ofLine = spread.flatMap(({ lines }) => lines.filter((line) => line.id === id));
        expect(ofLine.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        expect(ofLine.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
      }
    }),
    { numRuns: 1000 },
  );
});
