import { describe, expect, test } from 'vitest';

import { discountPercent, priceRange, shownPrice } from './price.ts';

const price = (fullPrice: number, discountPrice: number | null = null) => ({ fullPrice, discountPrice });

test.each([
  [price(100), 100],
  [price(100, 80), 80],
  [price(100, 0), 0],
  [{ fullPrice: 100 }, 100],
])('%j shows %d', (priced, shown) => {
  expect(shownPrice(priced)).toBe(shown);
});

describe('price range', () => {
  test.each([
    ['no variations', [], null],
    ['one', [price(100)], { price: 100, fullPrice: 100, differs: false }],
    ['one discounted', [price(100, 80)], { price: 80, fullPrice: 100, differs: false }],
    ['equal shown prices', [price(100, 80), price(80)], { price: 80, fullPrice: 100, differs: false }],
    ['different', [price(100), price(200, 90)], { price: 90, fullPrice: 200, differs: true }],
    ['an unpriced one beside', [price(0), price(200)], { price: 200, fullPrice: 200, differs: false }],
    ['only unpriced ones', [price(0), price(0)], { price: 0, fullPrice: 0, differs: false }],
  ])('%s', (_, variations, range) => {
    expect(priceRange(variations)).toEqual(range);
  });
});

test.each([
  [price(100), null],
  [price(100, 100), null],
  [price(100, 120), null],
  [price(0, 0), null],
  [price(0, -1), null],
  [price(-1, -2), null],
  [price(1, 0), 100],
  [price(200, 197), 2],
  [price(200, 198), 1],
  [price(201, 200), null],
  [price(100, 80), 20],
  [price(0.3, 0.27), 10],
  [price(1000, 999), null],
  [price(1000, 1), 99],
  [price(1000, 0), 100],
  [price(3, 2), 33],
])('discount of %j is %j percent', (priced, percent) => {
  expect(discountPercent(priced)).toBe(percent);
});
