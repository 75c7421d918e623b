import { expect, test } from 'vitest';

import { gramsOf, packGoods } from './pack-goods.ts';

const defaults = { weight: 500, length: 20, width: 15, height: 10 };
const unknown = { quantity: 1, weight: null, length: null, width: null, height: null };

test('one piece makes a parcel of its size, in whole grams and centimetres', () => {
  const vase = { quantity: 1, weight: 0.7504, length: 9.2, width: 30, height: 12 };
  expect(packGoods([vase], defaults)).toEqual({ weight: 750, length: 30, width: 12, height: 10 });
});

test('pieces lie one on the other on their largest sides', () => {
  const print = { quantity: 3, weight: 0.1, length: 30, width: 40, height: 2 };
  const mug = { quantity: 2, weight: 0.4, length: 10, width: 8, height: 9 };
  expect(packGoods([print, mug], defaults)).toEqual({ weight: 1100, length: 40, width: 30, height: 22 });
});

test('what is not known of a piece is what the carrier’s settings say', () => {
  expect(packGoods([{ ...unknown, quantity: 2 }], defaults)).toEqual({
    weight: 1000,
    length: 20,
    width: 15,
    height: 20,
  });
  expect(packGoods([{ ...unknown, weight: 0.2, length: 5 }], defaults)).toEqual({ ...defaults, weight: 200 });
  expect(gramsOf({ weight: 0 }, defaults)).toBe(500);
});

test('a parcel is never beyond what can be typed, and nothing is no parcel', () => {
  const heavy = { quantity: 9999, weight: 900, length: 5000, width: 1, height: 1 };
  expect(packGoods([heavy], defaults)).toEqual({ weight: 500_000, length: 1000, width: 1, height: 1000 });
  expect(packGoods([], defaults)).toBeNull();
});
