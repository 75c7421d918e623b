import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { AdjustmentClass } from '../order-amounts.ts';
import { evaluatePromotions, type Candidate } from './evaluate-promotions.ts';
import { unconditional } from './promotion.fixture.ts';
import type { Promotion, PromotedBasket, PromotedLine } from './promotion.ts';

const classes: AdjustmentClass[] = ['product', 'order', 'shipping'];

let nextId = 0;
function promote(
  kind: AdjustmentClass,
  effect: Promotion['effect'],
  change: Omit<Partial<Promotion>, 'conditions'> & { conditions?: Partial<Promotion['conditions']> } = {},
  code: string | null = null,
): Candidate {
  const { conditions, ...rest } = change;
  const promotion: Promotion = {
    id: ++nextId,
    title: `Promotion ${nextId}`,
    class: kind,
    effect,
    priority: 0,
    combines: [],
    ...rest,
    conditions: { ...unconditional, ...conditions },
  };
  return { promotion, code };
}

const line = (quantity: number, price: number, change: Partial<PromotedLine> = {}): PromotedLine => ({
  productId: 1,
  catalogIds: new Set([10]),
  facetValueIds: new Set([100]),
  quantity,
  fullPrice: price,
  price,
  ...change,
});
const basketOf = (lines: PromotedLine[], change: Partial<PromotedBasket> = {}): PromotedBasket => ({
  lines,
  priceDelivery: () => 500,
  place: 'city',
  isFirstOrder: null,
  groups: null,
  ...change,
});
const percent = (value: number) => ({ kind: 'percent', percent: value }) as const;

test('a percent of goods is rounded once a line, of the order once and divided by what lines cost', () => {
  const lines = [line(3, 333), line(1, 1)];
  expect(evaluatePromotions(basketOf(lines), [promote('product', percent(10))]).discounts).toEqual([100, 0]);
  expect(evaluatePromotions(basketOf(lines), [promote('order', percent(10))]).discounts).toEqual([100, 0]);
  const thirds = [line(1, 100), line(1, 100), line(1, 100)];
  const result = evaluatePromotions(basketOf(thirds), [promote('order', { kind: 'fixed', amount: 100 })]);
  expect(result.discounts).toEqual([34, 33, 33]);
});

test('a fixed amount is of each piece, or of the order once, and never more than there is to pay', () => {
  const lines = [line(2, 1000), line(1, 50)];
  const fixed = { kind: 'fixed', amount: 100 } as const;
  expect(evaluatePromotions(basketOf(lines), [promote('product', fixed)]).discounts).toEqual([200, 50]);
  const tooMuch = { kind: 'fixed', amount: 1_000_000 } as const;
  expect(evaluatePromotions(basketOf(lines), [promote('order', tooMuch)]).discounts).toEqual([2000, 50]);
});

test('of every three pieces the cheapest is free, whatever line it stands in', () => {
  const lines = [line(2, 1000), line(3, 400), line(2, 700)];
  const offer = promote('product', { kind: 'buyGet', buy: 2, get: 1, percent: 100 });
  expect(evaluatePromotions(basketOf(lines), [offer]).discounts).toEqual([0, 800, 0]);
});

test('the highest step that is reached counts', () => {
  const tiers = {
    kind: 'tiers',
    by: 'amount',
    tiers: [
      { from: 1000, percent: 5 },
      { from: 2000, percent: 10 },
    ],
  } as const;
  const offer = promote('order', tiers);
  expect(evaluatePromotions(basketOf([line(1, 999)]), [offer]).discounts).toEqual([0]);
  expect(evaluatePromotions(basketOf([line(1, 1999)]), [offer]).discounts).toEqual([100]);
  expect(evaluatePromotions(basketOf([line(2, 1000)]), [offer]).discounts).toEqual([200]);
});

test('a promotion is for its products, catalogs and values alone', () => {
  const lines = [
    line(1, 1000),
    line(1, 1000, { productId: 2, catalogIds: new Set([11]), facetValueIds: new Set() }),
  ];
  const takes = (goods: Partial<Promotion['conditions']['goods']>) =>
    evaluatePromotions(basketOf(lines), [
      promote('product', percent(10), {
        conditions: { goods: { products: [], catalogs: [], facetValues: [], ...goods } },
      }),
    ]).discounts;
  expect(takes({ products: [2] })).toEqual([0, 100]);
  expect(takes({ catalogs: [10] })).toEqual([100, 0]);
  expect(takes({ facetValues: [100] })).toEqual([100, 0]);
  expect(takes({ products: [2], facetValues: [100] })).toEqual([100, 100]);
});

test.each([
  ['goods', { goods: { products: [9], catalogs: [], facetValues: [] } }, {}],
  ['discountedGoods', { exceptDiscounted: true }, {}],
  ['firstOrder', { firstOrder: true }, { isFirstOrder: false }],
  ['signIn', { groups: [1] }, { groups: null }],
  ['group', { groups: [1, 2] }, { groups: new Set([3]) }],
  ['place', { places: ['country'] }, {}],
] as const)('a code that is refused for %s says so', (reason, conditions, facts) => {
  const lines = [line(1, 900, { fullPrice: 1000 })];
  const code = promote('product', percent(10), { conditions }, 'CODE');
  const result = evaluatePromotions(basketOf(lines, facts), [code]);
  expect(result.applied).toEqual([]);
  expect(result.refused.map(({ refusal }) => refusal)).toEqual([{ reason }]);
});

test('a code says how much is missing, and while the buyer is unknown what would be', () => {
  const lines = [line(2, 1000)];
  const refusalOf = (conditions: Partial<Promotion['conditions']>) =>
    evaluatePromotions(basketOf(lines), [promote('order', percent(10), { conditions }, 'CODE')]).refused[0]
      ?.refusal;
  expect(refusalOf({ minAmount: 2500 })).toEqual({ reason: 'minAmount', value: 500 });
  expect(refusalOf({ minQuantity: 3 })).toEqual({ reason: 'minQuantity', value: 1 });
  expect(refusalOf({ firstOrder: true })).toBeUndefined();
});

test('steps count pieces where they are of pieces, those of other goods left out', () => {
  const tiers = {
    kind: 'tiers',
    by: 'quantity',
    tiers: [
      { from: 5, percent: 20 },
      { from: 3, percent: 10 },
    ],
  } as const;
  const offer = promote('product', tiers, {
    conditions: { goods: { products: [1], catalogs: [], facetValues: [] } },
  });
  const other = line(9, 100, { productId: 2 });
  const discountsOf = (pieces: number) =>
    evaluatePromotions(basketOf([line(pieces, 100), other]), [offer]).discounts;
  expect(discountsOf(2)).toEqual([0, 0]);
  expect(discountsOf(3)).toEqual([30, 0]);
  expect(discountsOf(5)).toEqual([100, 0]);
});

test('of more pieces the cheapest go for less, over as many lines as it takes', () => {
  const half = promote('product', { kind: 'buyGet', buy: 2, get: 1, percent: 50 });
  const discountsOf = (...lines: PromotedLine[]) => evaluatePromotions(basketOf(lines), [half]).discounts;
  expect(discountsOf(line(1, 300), line(1, 100), line(4, 200))).toEqual([0, 50, 100]);
  expect(discountsOf(line(2, 300))).toEqual([0]);
  expect(discountsOf(line(2, 100), line(1, 100))).toEqual([50, 0]);
});

test('what delivery costs is lowered by a percent, by an amount, or goes', () => {
  const takenOff = (effect: Promotion['effect']) =>
    evaluatePromotions(basketOf([line(1, 1000)]), [promote('shipping', effect)]).deliveryDiscount;
  expect(takenOff(percent(25))).toBe(125);
  expect(takenOff({ kind: 'fixed', amount: 200 })).toBe(200);
  expect(takenOff({ kind: 'fixed', amount: 600 })).toBe(500);
  expect(takenOff({ kind: 'freeDelivery' })).toBe(500);
});

test('a delivery that nobody knows yet costs nothing and has no discount', () => {
  const code = promote('shipping', { kind: 'freeDelivery' }, {}, 'CODE');
  const result = evaluatePromotions(basketOf([line(1, 1000)], { priceDelivery: null }), [code]);
  expect(result.deliveryDiscount).toBe(0);
  expect(result.refused.map(({ refusal }) => refusal)).toEqual([{ reason: 'nothing' }]);
});

test('conditions are met by exactly what they ask, and by a buyer or place that is not known yet', () => {
  const takes = (conditions: Partial<Promotion['conditions']>, facts: Partial<PromotedBasket> = {}) =>
    evaluatePromotions(basketOf([line(2, 1000)], facts), [promote('order', percent(10), { conditions })])
      .discounts[0];
  expect(takes({ minAmount: 2000 })).toBe(200);
  expect(takes({ minQuantity: 2 })).toBe(200);
  expect(takes({ firstOrder: true }, { isFirstOrder: true })).toBe(200);
  expect(takes({ places: ['country', 'city'] })).toBe(200);
  expect(takes({ places: ['country'] }, { place: null })).toBe(200);
  expect(takes({}, { isFirstOrder: false })).toBe(200);
  // One of the groups is enough; who has not signed in is in none.
  expect(takes({ groups: [1, 2] }, { groups: new Set([2, 3]) })).toBe(200);
  expect(takes({ groups: [1] }, { groups: null })).toBe(0);
});

test('goods at a lower price are left out where the promotion says so, the others have it', () => {
  const lines = [line(1, 900, { fullPrice: 1000 }), line(1, 500)];
  const offer = promote('product', percent(10), { conditions: { exceptDiscounted: true } });
  expect(evaluatePromotions(basketOf(lines), [offer]).discounts).toEqual([0, 50]);
  const others = { ...unconditional.goods, products: [9] };
  const code = promote(
    'product',
    percent(10),
    { conditions: { exceptDiscounted: true, goods: others } },
    'C',
  );
  expect(evaluatePromotions(basketOf(lines), [code]).refused[0]?.refusal).toEqual({ reason: 'goods' });
});

test('within a class the lower number is taken off first, then the older promotion', () => {
  const all = { combines: classes };
  const [half, amount] = [percent(50), { kind: 'fixed', amount: 100 }] as const;
  const discountOf = (...offers: Candidate[]) =>
    evaluatePromotions(basketOf([line(1, 1000)]), offers).discounts[0];
  const late = promote('order', half, { ...all, priority: 1 });
  expect(discountOf(late, promote('order', amount, all))).toBe(550);
  expect(discountOf(promote('order', half, all), promote('order', amount, all))).toBe(600);
});

test('of two that save the same the older one is taken', () => {
  const [older, newer] = [promote('order', percent(10)), promote('order', percent(10))];
  const result = evaluatePromotions(basketOf([line(1, 1000)]), [newer, older]);
  expect(result.applied).toEqual([{ ...older, lines: [100], delivery: 0, amount: 100 }]);
});

test('both must allow the class of the other to be taken off together', () => {
  const discountOf = (mine: AdjustmentClass[], yours: AdjustmentClass[]) =>
    evaluatePromotions(basketOf([line(1, 1000)]), [
      promote('product', percent(10), { combines: mine }),
      promote('order', percent(20), { combines: yours }),
    ]).discounts[0];
  expect(discountOf(['order'], ['product'])).toBe(280);
  expect(discountOf(['order'], [])).toBe(200);
  expect(discountOf([], ['product'])).toBe(200);
});

test('of many promotions the twenty that take off most are tried', () => {
  const all = { combines: classes };
  const small = Array.from({ length: 5 }, () => promote('product', { kind: 'fixed', amount: 1 }, all));
  const large = Array.from({ length: 20 }, () => promote('product', { kind: 'fixed', amount: 10 }, all));
  expect(evaluatePromotions(basketOf([line(1, 1000)]), [...small, ...large]).discounts).toEqual([200]);
});

test('what stands beside each other is taken off one after the other, goods before order before delivery', () => {
  const all = { combines: classes };
  const result = evaluatePromotions(basketOf([line(1, 1000)]), [
    promote('shipping', { kind: 'freeDelivery' }, all),
    promote('order', percent(10), all),
    promote('product', percent(50), all),
  ]);
  expect(result.applied.map(({ amount }) => amount)).toEqual([500, 50, 500]);
  expect(result.discounts).toEqual([550]);
  expect(result.deliveryDiscount).toBe(500);
});

test('of what does not stand beside each other the buyer gets the better one, and a code is told', () => {
  const lesser = promote('order', percent(10), { combines: ['order'] }, 'TEN');
  const better = promote('order', percent(20));
  const result = evaluatePromotions(basketOf([line(1, 1000)]), [lesser, better]);
  expect(result.applied.map(({ promotion }) => promotion.id)).toEqual([better.promotion.id]);
  expect(result.refused.map(({ refusal }) => refusal)).toEqual([{ reason: 'otherBetter' }]);
});

test('an offer that would cost another one more is left', () => {
  const all = { combines: classes };
  const small = promote('product', percent(1), all);
  const large = promote('order', percent(20), { ...all, conditions: { minAmount: 1000 } });
  const result = evaluatePromotions(basketOf([line(1, 1000)]), [small, large]);
  expect(result.discounts).toEqual([200]);
  const free = promote('shipping', { kind: 'freeDelivery' }, all);
  const three = evaluatePromotions(basketOf([line(1, 1000)]), [small, large, free]);
  expect(three.applied.map(({ promotion }) => promotion)).toEqual([large.promotion, free.promotion]);
});

test('nothing is taken off where the delivery would cost more than it saves', () => {
  const priceDelivery = (goods: number) => (goods >= 1000 ? 0 : 500);
  const basket = basketOf([line(1, 1000)], { priceDelivery });
  expect(evaluatePromotions(basket, [promote('order', percent(1))]).applied).toEqual([]);
  expect(evaluatePromotions(basket, [promote('order', { kind: 'fixed', amount: 1 })]).applied).toEqual([]);
  const late = promote('shipping', { kind: 'freeDelivery' }, { combines: ['order'] });
  const both = evaluatePromotions(basket, [promote('order', percent(1), { combines: ['shipping'] }), late]);
  expect([both.discounts, both.deliveryDiscount]).toEqual([[10], 500]);
});

const anyEffect: fc.Arbitrary<[AdjustmentClass, Promotion['effect']]> = fc.oneof(
  fc.tuple(
    fc.constantFrom<AdjustmentClass[]>('product', 'order', 'shipping'),
    fc.integer({ min: 1, max: 100 }).map((value): Promotion['effect'] => percent(value)),
  ),
  fc.tuple(
    fc.constantFrom<AdjustmentClass[]>('product', 'order', 'shipping'),
    fc.integer({ min: 1, max: 1_000_000 }).map((amount): Promotion['effect'] => ({ kind: 'fixed', amount })),
  ),
  fc.tuple(
    fc.constant<AdjustmentClass>('product'),
    fc
      .record({
        buy: fc.integer({ min: 1, max: 3 }),
        get: fc.integer({ min: 1, max: 3 }),
        percent: fc.integer({ min: 1, max: 100 }),
      })
      .map((offer): Promotion['effect'] => ({ kind: 'buyGet', ...offer })),
  ),
);
const anyCandidate = fc.record({
  effect: anyEffect,
  combines: fc.subarray<AdjustmentClass>(classes),
  minAmount: fc.option(fc.nat({ max: 100_000 })),
  priority: fc.nat({ max: 3 }),
});
const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  price: fc.integer({ min: 1, max: 10_000_000 }),
});

test('10,000 baskets: whole units, nothing below nothing, parts that add up', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      fc.array(anyCandidate, { maxLength: 6 }),
      (each, offers) => {
        const lines = each.map(({ quantity, price }) => line(quantity, price));
        const candidates = offers.map(({ effect: [kind, effect], combines, minAmount, priority }) =>
          promote(kind, effect, { combines, priority, conditions: { minAmount } }, 'CODE'),
        );
        const basket = basketOf(lines);
        const result = evaluatePromotions(basket, candidates);
        for (const [index, discount] of result.discounts.entries()) {
          const { quantity = 0, price = 0 } = lines[index] ?? {};
          expect(Number.isSafeInteger(discount) && discount >= 0 && discount <= quantity * price).toBe(true);
        }
        expect(result.deliveryDiscount).toBeLessThanOrEqual(500);
        for (const { amount, lines: parts, delivery } of result.applied)
          expect(parts.reduce((sum, part) => sum + part, delivery)).toBe(amount);
        expect(result.applied.length + result.refused.length).toBe(candidates.length);
        expect(evaluatePromotions(basket, candidates.toReversed()).discounts).toEqual(result.discounts);
      },
    ),
    { numRuns: 10_000 },
  );
});
