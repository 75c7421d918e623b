import { expect, test } from 'vitest';

import {
  findPriceForAll,
  nextChange,
  selectForAll,
  type OfferedPromotion,
  type PriceForAll,
} from './price-for-all.ts';
import { unconditional } from './promotion.fixture.ts';
import type { PromotedLine, Promotion } from './promotion.ts';

let id = 0;
type Change = Partial<Omit<OfferedPromotion, 'conditions'>> & {
  conditions?: Partial<Promotion['conditions']>;
};
function promote(effect: Promotion['effect'], { conditions, ...change }: Change = {}): OfferedPromotion {
  return {
    id: ++id,
    title: `Promotion ${id}`,
    class: 'product',
    effect,
    priority: 0,
    combines: [],
    usageLimit: null,
    buyerLimit: null,
    startsAt: null,
    endsAt: null,
    ...change,
    conditions: { ...unconditional, ...conditions },
  };
}
const tenth: Promotion['effect'] = { kind: 'percent', percent: 10 };
const freeDelivery = (change: Change = {}) =>
  promote({ kind: 'freeDelivery' }, { class: 'shipping', ...change });

const piece: Omit<PromotedLine, 'quantity'> = {
  productId: 1,
  catalogIds: new Set([10]),
  facetValueIds: new Set([100]),
  fullPrice: 10_000,
  price: 9000,
};
const goods = (named: Partial<Promotion['conditions']['goods']>) => ({
  conditions: { goods: { products: [], catalogs: [], facetValues: [], ...named } },
});

test.each<[string, OfferedPromotion[], number | null]>([
  ['nothing is on', [], null],
  ['a percent is for everybody', [promote(tenth)], 8100],
  ['it is for the goods of a catalog above', [promote(tenth, goods({ catalogs: [10] }))], 8100],
  ['it is for goods with a value', [promote(tenth, goods({ facetValues: [100] }))], 8100],
  ['it is for other goods', [promote(tenth, goods({ products: [2] }))], null],
  ['it is for goods without a discount', [promote(tenth, { conditions: { exceptDiscounted: true } })], null],
  ['an amount is taken off the order', [promote({ kind: 'fixed', amount: 500 }, { class: 'order' })], 8500],
  ['a piece costs enough', [promote(tenth, { conditions: { minAmount: 9000 } })], 8100],
  ['a piece costs too little', [promote(tenth, { conditions: { minAmount: 9001 } })], null],
  ['one wants two pieces', [promote(tenth, { conditions: { minQuantity: 2 } })], null],
  ['one gets the second piece', [promote({ kind: 'buyGet', buy: 1, get: 1, percent: 100 })], null],
  [
    'a step begins with one piece',
    [promote({ kind: 'tiers', by: 'quantity', tiers: [{ from: 1, percent: 10 }] })],
    8100,
  ],
  ['it is for first orders', [promote(tenth, { conditions: { firstOrder: true } })], null],
  ['it is for a group', [promote(tenth, { conditions: { groups: [1] } })], null],
  ['it is for a place', [promote(tenth, { conditions: { places: ['studio'] } })], null],
  ['it is for so many orders', [promote(tenth, { usageLimit: 100 })], null],
  ['each buyer has it once', [promote(tenth, { buyerLimit: 1 })], null],
  ['the delivery is free', [freeDelivery()], null],
  ['a free delivery may be taken in its place', [promote(tenth), freeDelivery()], null],
  [
    'a free delivery of a group may be taken in its place',
    [promote(tenth), freeDelivery({ conditions: { groups: [1] } })],
    null,
  ],
  [
    'a free delivery stands beside it',
    [promote(tenth, { combines: ['shipping'] }), freeDelivery({ combines: ['product'] })],
    8100,
  ],
  [
    'a free delivery wants more than a piece',
    [promote(tenth), freeDelivery({ conditions: { minAmount: 20_000 } })],
    8100,
  ],
  ['the cheapest of two is taken', [promote(tenth), promote({ kind: 'percent', percent: 20 })], 7200],
  ['a minor unit is left to pay', [promote({ kind: 'fixed', amount: 8999 })], 1],
  ['nothing is left to pay', [promote({ kind: 'percent', percent: 100 })], null],
])('where %s', (_title, promotions, expected) => {
  const found = findPriceForAll(piece, promotions);
  expect(found && found.price).toBe(expected);
});

test('lasts while all that make it do', () => {
  const [a, b, c] = ['2026-11-01', '2026-11-10', '2026-11-20'].map((day) => new Date(day));
  const both = (first: Change, second: Change): PriceForAll | null =>
    findPriceForAll(piece, [
      promote(tenth, { title: 'Tenth', combines: ['order'], ...first }),
      promote(
        { kind: 'fixed', amount: 100 },
        {
          title: 'One',
          class: 'order',
          combines: ['product'],
          ...second,
        },
      ),
    ]);
  const of = { price: 8000, titles: ['Tenth', 'One'] };
  expect(both({ startsAt: a, endsAt: c }, { startsAt: b, endsAt: c })).toEqual({
    ...of,
    startsAt: b,
    endsAt: c,
  });
  expect(both({ startsAt: b, endsAt: b }, { startsAt: a, endsAt: c })).toEqual({
    ...of,
    startsAt: b,
    endsAt: b,
  });
  expect(both({ startsAt: a }, { endsAt: c })).toEqual({ ...of, startsAt: a, endsAt: c });
  expect(both({}, {})).toEqual({ ...of, startsAt: null, endsAt: null });
});

test('is decided by promotions for everybody and by deliveries beside them, and by nothing without the former', () => {
  const [all, delivery, first] = [promote(tenth), freeDelivery(), promote(tenth, { usageLimit: 5 })];
  expect(selectForAll([all, delivery, first])).toEqual([all, delivery]);
  expect(selectForAll([delivery, first])).toEqual([]);
});

test('changes when the next promotion begins or ends', () => {
  const [a, b, c] = ['2026-11-01', '2026-11-10', '2026-11-20'].map((day) => new Date(day)) as [
    Date,
    Date,
    Date,
  ];
  const promotions = [promote(tenth, { startsAt: a, endsAt: c }), promote(tenth, { endsAt: b })];
  const before = (moment: Date) => new Date(moment.getTime() - 1);
  expect([before(a), a, before(b), b, c].map((now) => nextChange(promotions, now))).toEqual([
    a,
    b,
    b,
    c,
    null,
  ]);
  expect(nextChange([], a)).toBeNull();
});
