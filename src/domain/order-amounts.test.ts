import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toMajor, toMinor } from './money.ts';
import {
  deliveryWeight,
  findBrokenLimits,
  linePaid,
  lineTotal,
  maxOrderAmount,
  priceDelivery,
  sumDeliveryWeight,
  sumOrder,
  volumetricWeight,
  type AmountLine,
} from './order-amounts.ts';

const anyLine: fc.Arbitrary<AmountLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    fullPrice: fc.nat({ max: 100_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quantity, fullPrice, share }) => {
    const price = Math.floor(fullPrice * share);
    const discount = Math.floor(quantity * price * share);
    return {
      quantity,
      fullPrice,
      price,
      discount,
      taxAdded: Math.floor((quantity * price - discount) * share),
    };
  });
const anyLines = fc.array(anyLine, { maxLength: 100 });
const anyDelivery = fc.record({
  delivery: fc.nat({ max: 10_000_000 }),
  deliveryTaxAdded: fc.nat({ max: 1_000_000 }),
});
const free = { delivery: 0, deliveryTaxAdded: 0 };

test('three times 0.1 is 0.3', () => {
  const line = { quantity: 3, fullPrice: toMinor(0.1), price: toMinor(0.1), discount: 0, taxAdded: 0 };
  expect(toMajor(sumOrder([line], free).total)).toBe(0.3);
});

test('goods are full prices, the discount is what the shown prices save [R346]', () => {
  const lines = [
    { quantity: 2, fullPrice: 15_050, price: 10_000, discount: 0, taxAdded: 0 },
    { quantity: 1, fullPrice: 500, price: 500, discount: 0, taxAdded: 0 },
  ];
  const amounts = { goods: 30_600, discount: 10_100, delivery: 300, taxAdded: 0, total: 20_800 };
  expect(sumOrder(lines, { delivery: 300, deliveryTaxAdded: 0 })).toEqual(amounts);
});

test('a line has a discount as a whole, which need not divide by its pieces', () => {
  const lines = [{ quantity: 3, fullPrice: 1000, price: 1000, discount: 100, taxAdded: 0 }];
  expect(sumOrder(lines, free)).toMatchObject({ goods: 3000, discount: 100, total: 2900 });
});

test('tax on top of prices is paid with them, and is no part of what a line costs by its price', () => {
  const line = { quantity: 3, fullPrice: 1999, price: 1999, discount: 600, taxAdded: 479 };
  expect([lineTotal(line), linePaid(line)]).toEqual([5397, 5876]);
  const amounts = { goods: 5997, discount: 600, delivery: 500, taxAdded: 523, total: 6420 };
  expect(sumOrder([line], { delivery: 500, deliveryTaxAdded: 44 })).toEqual(amounts);
});

test('nothing costs nothing', () => {
  expect(sumOrder([], free)).toEqual({ goods: 0, discount: 0, delivery: 0, taxAdded: 0, total: 0 });
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
      const { goods, discount, taxAdded, total } = amounts;
      expect(total).toBe(goods - discount + delivery.delivery + taxAdded);
      const ofDelivery = delivery.delivery + delivery.deliveryTaxAdded;
      expect(total - ofDelivery).toBe(lines.reduce((sum, line) => sum + linePaid(line), 0));
    }),
  );
});

test('the order of lines and splitting a line change nothing', () => {
  fc.assert(
    fc.property(anyLines, anyDelivery, (lines, delivery) => {
      const split = lines.flatMap((line) =>
        line.quantity > 1
          ? [
              { ...line, quantity: 1, discount: 0, taxAdded: 0 },
              { ...line, quantity: line.quantity - 1 },
            ]
          : [line],
      );
      expect(sumOrder(split.toReversed(), delivery)).toEqual(sumOrder(lines, delivery));
    }),
  );
});

test('whatever a client sends, more than the largest amount is seen as such', () => {
  const line = {
    quantity: 9999,
    fullPrice: 100_000_000_000,
    price: 100_000_000_000,
    discount: 0,
    taxAdded: 0,
  };
  expect(
    sumOrder(
      Array.from({ length: 100 }, () => line),
      free,
    ).goods,
  ).toBeGreaterThan(maxOrderAmount);
});

test('delivery is free from the amount on', () => {
  const terms = { price: 350, freeFrom: 10_000 };
  expect(priceDelivery(terms, 9999)).toBe(350);
  expect(priceDelivery(terms, 10_000)).toBe(0);
  expect(priceDelivery({ price: 350 }, 1e9)).toBe(350);
});

test('limits bind at the other side of their value', () => {
  const terms = { price: 0, minAmount: 1000, maxAmount: 2000, minWeight: 1, maxWeight: 2 };
  expect(findBrokenLimits(terms, 1000, 1)).toEqual([]);
  expect(findBrokenLimits(terms, 2000, 2)).toEqual([]);
  expect(findBrokenLimits(terms, 999, 0.999)).toEqual([
    { code: 'minAmount', value: 1000 },
    { code: 'minWeight', value: 1 },
  ]);
  expect(findBrokenLimits(terms, 2001, 2.001)).toEqual([
    { code: 'maxAmount', value: 2000 },
    { code: 'maxWeight', value: 2 },
  ]);
});

test('an unknown weight breaks no limit; an order beyond all amounts always does', () => {
  expect(findBrokenLimits({ price: 0, minWeight: 1 }, 1000, null)).toEqual([]);
  expect(findBrokenLimits({ price: 0 }, 0, 0)).toEqual([]);
  expect(findBrokenLimits({ price: 0 }, 1e15, null)).toMatchObject([{ code: 'maxAmount' }]);
});

test.each([
  [{ length: 50, height: 40, width: 30 }, 12],
  [{ length: 50, height: 40, width: null }, 0],
  [{ length: -50, height: -40, width: 30 }, 0],
  [{}, 0],
])('volumetric weight of %j is %d [R369-370,728]', (measured, weight) => {
  expect(volumetricWeight(measured)).toBe(weight);
});

test.each([
  [{ weight: 20, length: 50, height: 40, width: 30 }, 20],
  [{ weight: 2, length: 50, height: 40, width: 30 }, 12],
  [{ weight: 1.5 }, 1.5],
  [{ weight: 0, length: 0, height: 0, width: 0 }, null],
  [{ weight: null, length: null, height: null, width: null }, null],
])('delivery weight of %j is %j', (measured, weight) => {
  expect(deliveryWeight(measured)).toBe(weight);
});

test.each([
  ['quantity', [{ weight: 1.5, quantity: 2 }], 3],
  [
    'each line by its larger weight',
    [
      { weight: 1, quantity: 1 },
      { length: 50, height: 40, width: 30, quantity: 2 },
    ],
    25,
  ],
  [
    'no binary dust',
    [
      { weight: 0.1, quantity: 1 },
      { weight: 0.2, quantity: 1 },
    ],
    0.3,
  ],
  [
    'unknown beside known',
    [
      { weight: null, quantity: 4 },
      { weight: 1, quantity: 1 },
    ],
    1,
  ],
  ['all unknown', [{ weight: null, quantity: 4 }], null],
  ['no lines', [], null],
])('sum: %s [R371]', (_, lines, weight) => {
  expect(sumDeliveryWeight(lines.map((line) => ({ ...line, fulfilment: null })))).toBe(weight);
});

test('what is not delivered weighs nothing', () => {
  const lines = [
    { weight: 2, quantity: 1, fulfilment: null },
    { weight: 5, quantity: 3, fulfilment: 'download' as const },
  ];
  expect(sumDeliveryWeight(lines)).toBe(2);
  expect(sumDeliveryWeight(lines.slice(1))).toBeNull();
});
