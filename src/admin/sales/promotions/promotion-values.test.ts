import { expect, test } from 'vitest';

import { promotionInputSchema, type AdminPromotion } from '#domain/schemas/promotion.schema.ts';

import { offerNames, toInput, toValues, type PromotionValues } from './promotion-values.ts';

const zone = 'Europe/Moscow';
const start = { ...toValues(null, zone), title: 'Sale', amount: 5.1, tiers: [{ from: 3, percent: 10 }] };

/** As the server answers. */
const answer = (values: PromotionValues) =>
  ({ ...promotionInputSchema.parse(toInput(values, zone)), id: 1, version: 0 }) as AdminPromotion;

test.each(offerNames)('%s is sent as the server takes it, and comes back as it was', (offer) => {
  const again = toValues(answer({ ...start, offer }), zone);
  expect(again).toMatchObject({ offer, title: 'Sale', combines: ['product', 'order', 'shipping'] });
  expect(toInput(again, zone)).toEqual(toInput({ ...start, offer }, zone));
});

test('amounts and steps are sent as they were typed', () => {
  const effectOf = (offer: PromotionValues['offer']) => toInput({ ...start, offer }, zone).effect;
  expect(effectOf('product.fixed')).toEqual({ kind: 'fixed', amount: 5.1 });
  expect(effectOf('order.tiers')).toEqual({
    kind: 'tiers',
    by: 'amount',
    tiers: [{ from: 3, percent: 10 }],
  });
  expect(effectOf('product.buyGet')).toEqual({ kind: 'buyGet', buy: 2, get: 1, percent: 10 });
});

test('times are those of the shop’s clocks, whoever looks', () => {
  const values = { ...start, startsAt: '2026-11-27T00:00', endsAt: '2026-11-30T23:59' };
  expect(toInput(values, zone)).toMatchObject({
    startsAt: '2026-11-26T21:00:00.000Z',
    endsAt: '2026-11-30T20:59:00.000Z',
  });
  expect(toValues(answer(values), zone)).toMatchObject({
    startsAt: '2026-11-27T00:00',
    endsAt: '2026-11-30T23:59',
  });
  expect(toInput(start, zone)).toMatchObject({ startsAt: null, endsAt: null });
});

test('what is left empty is no limit, and conditions stay as they were', () => {
  const conditions = {
    products: [3],
    catalogs: [4],
    facetValues: [5],
    exceptDiscounted: true,
    minAmount: 99.99,
    minQuantity: 2,
    firstOrder: true,
    places: ['usa'],
  };
  const values = { ...start, ...conditions };
  expect(toValues(answer(values), zone)).toMatchObject({
    ...conditions,
    usageLimit: null,
    buyerLimit: null,
    priority: 0,
  });
});
