import { assert, integer, property, record, string, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addItem,
  cartCookie,
  clampQuantity,
  countItems,
  decodeCartCookie,
  encodeCartCookie,
  maxCartLines,
  mergeCarts,
  removeItem,
  setQuantity,
} from './cart.ts';

const item = (variationId: number, quantity: number) => ({ id: variationId * 10, variationId, quantity });

describe('adding', () => {
  it('increases the line of the same variation [R329]', () => {
    expect(addItem([item(1, 1)], item(1, 2))).toEqual([item(1, 3)]);
  });
  it('appends another variation', () => {
    expect(addItem([item(1, 1)], item(2, 1))).toEqual([item(1, 1), item(2, 1)]);
  });
  it('refuses a line too many', () => {
    const full = Array.from({ length: maxCartLines }, (_, index) => item(index + 1, 1));
    expect(addItem(full, item(9999, 1))).toHaveLength(maxCartLines);
  });
});

it('changes and removes by variation', () => {
  expect(setQuantity([item(1, 1), item(2, 1)], 2, 5)).toEqual([item(1, 1), item(2, 5)]);
  expect(removeItem([item(1, 1), item(2, 1)], 1)).toEqual([item(2, 1)]);
});

it('keeps quantities whole and possible', () => {
  expect([Number.NaN, -3, 0, 1.9, 1e9].map(clampQuantity)).toEqual([1, 1, 1, 1, 9999]);
});

it('merges as union by variation, the larger quantity wins [R338]', () => {
  expect(mergeCarts([item(1, 2), item(2, 1)], [item(1, 1), item(3, 3)])).toEqual([
    item(1, 2),
    item(2, 1),
    item(3, 3),
  ]);
  expect(mergeCarts([item(1, 1)], [item(1, 4)])).toEqual([item(1, 4)]);
});

it('counts pieces, not lines', () => {
  expect(countItems([item(1, 2), item(2, 3)])).toBe(5);
});

describe('the cookie', () => {
  it('gives back what was put in', () => {
    const lines = uniqueArray(
      record({
        id: integer({ min: 1, max: 999_999_999 }),
        variationId: integer({ min: 1, max: 999_999_999 }),
        quantity: integer({ min: 1, max: 9999 }),
      }),
      { selector: ({ variationId }) => variationId, maxLength: maxCartLines },
    );
    assert(
      property(lines, (list) => {
        expect(decodeCartCookie(encodeCartCookie(list))).toEqual(list);
      }),
    );
  });
  it('is kept for thirty days under its name', () => {
    expect(cartCookie).toEqual({ name: 'vt_cart', maxAgeSeconds: 2_592_000 });
  });
  it('never throws on what people send', () => {
    assert(property(string(), (text) => void decodeCartCookie(text)));
    expect(decodeCartCookie(undefined)).toEqual([]);
    expect(decodeCartCookie('1.2.0-0.2.3-1.0.3-1.2.3-x-1.2.4-1.2.99999')).toEqual([
      { id: 1, variationId: 2, quantity: 7 },
    ]);
  });
});
