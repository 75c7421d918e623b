import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
} from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bringToPresent, findPriorPrice } from './prior-price.ts';
import { saleRowsOf, type CoveredVariation, type SaleList } from './sale-prices.ts';

const cup: CoveredVariation = {
  variationId: 1,
  productId: 10,
  fullPrice: 10_000,
  discountPrice: null,
  catalogs: [3, 1],
};
const plate: CoveredVariation = { ...cup, variationId: 2, productId: 20, discountPrice: 9000, catalogs: [] };
const fifth: SaleList = {
  id: 1,
  percent: 2000,
  rounding: 'cent',
  covers: 'all',
  catalogs: [],
  products: [],
  skipsReduced: false,
  prices: [],
};
const rows = (list: Partial<SaleList>, variations = [cup, plate]) =>
  saleRowsOf({ ...fifth, ...list }, variations).map(({ variationId, price }) => [variationId, price]);

describe('a sale list', () => {
  test('takes its percentage off the full price of everything, rounded', () => {
    expect(rows({})).toEqual([
      [1, 8000],
      [2, 8000],
    ]);
    expect(rows({ percent: 333, rounding: 'ten' })).toEqual([[1, 10_000]].slice(1));
    expect(rows({ percent: 1250, rounding: 'whole' })).toEqual([
      [1, 8800],
      [2, 8800],
    ]);
  });

  test('covers what is chosen, by product and by any catalog above it', () => {
    expect(rows({ covers: 'chosen' })).toEqual([]);
    expect(rows({ covers: 'chosen', catalogs: [1] })).toEqual([[1, 8000]]);
    expect(rows({ covers: 'chosen', products: [20] })).toEqual([[2, 8000]]);
  });

  test('takes its own price in the place of the percentage, whatever is chosen', () => {
    expect(rows({ prices: [{ variationId: 1, price: 9500 }] })).toEqual([
      [1, 9500],
      [2, 8000],
    ]);
    expect(rows({ covers: 'chosen', prices: [{ variationId: 2, price: 100 }] })).toEqual([[2, 100]]);
  });

  test('leaves alone what is reduced, where it is to', () => {
    expect(rows({ skipsReduced: true })).toEqual([[1, 8000]]);
  });
});

const price = integer({ min: 1, max: 1_000_000 });
const variation = record({
  variationId: constant(1),
  productId: constant(10),
  fullPrice: price,
  discountPrice: option(price),
  catalogs: constant([1]),
});
const list = record({
  id: integer({ min: 1, max: 99 }),
  percent: option(integer({ min: 1, max: 9999 })),
  rounding: constantFrom('cent' as const, 'whole' as const, 'ten' as const),
  covers: constantFrom('all' as const, 'chosen' as const),
  catalogs: constantFrom([], [1]),
  products: constantFrom([], [10]),
  skipsReduced: boolean(),
  prices: oneof(
    constant([]),
    price.map((own) => [{ variationId: 1, price: own }]),
  ),
});

test('sales only lower, to something, and the lowest of several counts in whatever order', () => {
  assert(
    property(variation, array(list, { maxLength: 5 }), (one, lists) => {
      const usual = one.discountPrice ?? one.fullPrice;
      const priceBy = (ordered: SaleList[]) =>
        ordered.reduce((lowest, each) => Math.min(lowest, saleRowsOf(each, [one])[0]?.price ?? usual), usual);
      const paid = priceBy(lists);
      expect(paid).toBeGreaterThan(0);
      expect(paid).toBeLessThanOrEqual(usual);
      expect(priceBy(lists.toReversed())).toBe(paid);
      expect(priceBy([])).toBe(usual);
    }),
    { numRuns: 2000 },
  );
});

test('what has just been reduced has a prior price before the history tells of it', () => {
  const day = 86_400_000;
  const known = [
    { price: 90, isReduced: false, from: 0, to: 10 * day },
    { price: 100, isReduced: false, from: 10 * day, to: null },
  ];
  expect(findPriorPrice(known)).toBeNull();
  const now = 20 * day;
  expect(findPriorPrice(bringToPresent(known, { price: 80, now }))).toBe(90);
  const told = [
    ...known.slice(0, 1),
    { ...known[1], to: now },
    { price: 80, isReduced: true, from: now, to: null },
  ];
  expect(bringToPresent(told as typeof known, { price: 80, now: 21 * day })).toBe(told);
  expect(bringToPresent([], { price: 80, now })).toEqual([]);
});
