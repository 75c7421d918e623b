import { expect, test } from 'vitest';

import { buildQuote as quote, quoteLine as line } from '#tests/support/quote.ts';

import { isShort, listChanges, takeAvailable, toQuoteRequest } from './checkout-quote.ts';

const items = [{ id: 1, variationId: 1, quantity: 2 }];
const address = {
  country: 'US',
  region: 'MD',
  locality: 'Annapolis',
  street: '1 Main St',
  postalCode: '21401',
};

test('a quote is asked for what it depends on, and for nothing else', () => {
  const buyer = { email: 'ann@mail.example', phone: '+12025550142' };
  const company = { name: 'Studio', taxNumber: 'FR40303265045' };
  const toDoor = { handover: 'door' as const, pickupPoint: 'SPB12' };
  const values = { ...buyer, locationCode: 'studio', address, company, ...toDoor };
  const delivery = toQuoteRequest(items, { ...values, deliveryType: 'delivery' }, false);
  expect(delivery).toEqual({
    items: [{ variationId: 1, quantity: 2 }],
    email: '',
    phone: '',
    deliveryType: 'delivery',
    locationCode: '',
    address: { ...address, street: '' },
    taxNumber: 'FR40303265045',
  });
  const toPoint = { ...values, deliveryType: 'delivery', handover: 'point' } as const;
  expect(toQuoteRequest(items, toPoint, false)).toMatchObject({
    address: { ...address, street: '', postalCode: '' },
    pickupPoint: 'SPB12',
  });
  const pickup = toQuoteRequest(items, { ...values, deliveryType: 'pickup' }, true);
  expect(pickup).toMatchObject({
    ...buyer,
    locationCode: 'studio',
    address: { country: '', locality: '' },
    taxNumber: '',
  });
});

test('tells what has become another one', () => {
  expect(listChanges(quote(), quote())).toEqual([]);
  const after = quote({ lines: [line(1, { price: 12 })], delivery: 7, total: 31 });
  expect(listChanges(quote(), after)).toEqual([
    { key: 'cart.priceChanged', params: { title: 'Print 1' }, money: { price: 12 } },
    { key: 'cart.lineGone', params: { title: 'Print 2' }, money: {} },
    { key: 'checkout.deliveryChanged', params: {}, money: { price: 7 } },
    { key: 'checkout.totalChanged', params: {}, money: { total: 31 } },
  ]);
});

test('tells why a code takes nothing off any more', () => {
  const code = { code: 'SPRING', isKnown: true, giftCard: null };
  const before = quote({ codes: [{ ...code, isApplied: true, message: '' }], total: 40 });
  const after = quote({ codes: [{ ...code, isApplied: false, message: 'It has been used up' }] });
  expect(listChanges(before, after)).toEqual([
    { text: 'It has been used up' },
    { key: 'checkout.totalChanged', params: {}, money: { total: 45 } },
  ]);
  expect(listChanges(after, after)).toEqual([]);
});

test('takes what is left of each line', () => {
  const wanted = [1, 2, 3, 4].map((variationId) => ({ id: 1, variationId, quantity: 3 }));
  const answer = {
    lines: [line(1, { available: 2 }), line(2, { available: 0 }), line(3)],
    missing: [4],
  };
  expect(takeAvailable(wanted, answer)).toEqual([
    { id: 1, variationId: 1, quantity: 2 },
    { id: 1, variationId: 3, quantity: 3 },
  ]);
});

test('only goods that are not there can be mended by taking less', () => {
  expect(isShort(quote())).toBe(false);
  expect(isShort(quote({ missing: [9] }))).toBe(true);
  expect(isShort(quote({ problems: [{ code: 'stock', message: 'Only 1' }] }))).toBe(true);
  expect(isShort(quote({ problems: [{ code: 'minAmount', message: 'More' }] }))).toBe(false);
});
