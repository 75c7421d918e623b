import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { offerFor, offersOf, type PriceList } from './price-lists.ts';

const cup = { variationId: 1, fullPrice: 1000, discountPrice: null };
const list = (input: Partial<PriceList>): PriceList => ({
  id: 1,
  name: 'Wholesale',
  percent: null,
  percentFrom: 1,
  rounding: 'cent',
  prices: [],
  ...input,
});

describe('prices of lists', () => {
  it('takes a percentage off the full price, and keeps a lower discount', () => {
    expect(offersOf(cup, [list({ percent: 1250 })])).toStrictEqual([
      { minQuantity: 1, price: 875, list: 'Wholesale' },
    ]);
    expect(offersOf({ ...cup, discountPrice: 800 }, [list({ percent: 1250 })])).toStrictEqual([]);
    expect(offersOf({ ...cup, discountPrice: 900 }, [list({ percent: 1250 })])).toHaveLength(1);
  });

  it('prefers the own price of a variation to the percentage of its list', () => {
    const prices = [{ variationId: 1, minQuantity: 5, price: 950 }];
    const offers = offersOf(cup, [list({ percent: 5000, prices })]);
    expect(offers).toStrictEqual([{ minQuantity: 5, price: 950, list: 'Wholesale' }]);
    expect(offersOf({ ...cup, variationId: 2 }, [list({ percent: 5000, prices })])[0]?.price).toBe(500);
  });

  it('counts from its quantity on', () => {
    const prices = [
      { variationId: 1, minQuantity: 10, price: 800 },
      { variationId: 1, minQuantity: 3, price: 900 },
    ];
    const offers = offersOf(cup, [list({ prices })]);
    const priceOf = (quantity: number) => offerFor(offers, quantity)?.price ?? null;
    expect([1, 2, 3, 9, 10, 500].map(priceOf)).toStrictEqual([null, null, 900, 900, 800, 800]);
  });

  it('never makes more pieces dearer a piece, nor anything dearer than for everybody', () => {
    const prices = [
      { variationId: 1, minQuantity: 1, price: 700 },
      { variationId: 1, minQuantity: 10, price: 800 },
      { variationId: 1, minQuantity: 20, price: 1200 },
    ];
    expect(offersOf(cup, [list({ prices })])).toStrictEqual([
      { minQuantity: 1, price: 700, list: 'Wholesale' },
    ]);
  });

  it('makes nothing cheaper that has no price, and gives nothing away by rounding', () => {
    expect(offersOf({ ...cup, fullPrice: 0 }, [list({ percent: 5000 })])).toStrictEqual([]);
    expect(offersOf({ ...cup, fullPrice: 400 }, [list({ percent: 5000, rounding: 'ten' })])).toStrictEqual(
      [],
    );
  });

  it('does not depend on the order of lists', () => {
    const price = fc.record({
      variationId: fc.constant(1),
      minQuantity: fc.integer({ min: 1, max: 20 }),
      price: fc.integer({ min: 1, max: 1500 }),
    });
    const lists = fc.array(
      fc.record({
        id: fc.nat(),
        name: fc.constant('One'),
        percent: fc.option(fc.integer({ min: 1, max: 9999 })),
        percentFrom: fc.integer({ min: 1, max: 20 }),
        rounding: fc.constantFrom('cent', 'whole', 'ten'),
        prices: fc.uniqueArray(price, { selector: ({ minQuantity }) => minQuantity, maxLength: 4 }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 25 }), (some, quantity) => {
        const there = offersOf(cup, some);
        const back = offersOf(cup, some.toReversed());
        expect(there).toStrictEqual(back);
        const alone = some.map((each) => offerFor(offersOf(cup, [each]), quantity)?.price ?? 1000);
        expect(offerFor(there, quantity)?.price ?? 1000).toBe(Math.min(1000, ...alone));
      }),
    );
  });
});
