import { expect, test } from 'vitest';

import { createTranslator } from '#domain/i18n/translate.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import { messagesOf } from '#i18n/messages-of.ts';
import { buildQuote } from '#tests/support/quote.ts';

import { amountOf, sheetTerms } from './sheet-terms.ts';

const t = createTranslator('en', messagesOf('en'));
const place: Quote['place'] = { code: 'all', title: 'Courier', price: 5, speed: 'day_2' };
const sumOf = ({ lineItems, shippingRates = [] }: ReturnType<typeof sheetTerms>) =>
  [...lineItems, ...shippingRates].reduce((sum, { amount }) => sum + amount, 0);

test('a sheet with an address has the zone as its one way of delivery, in minor units', () => {
  expect(sheetTerms(buildQuote({ place }), true, t)).toEqual({
    lineItems: [{ name: 'Your order', amount: 4000 }],
    shippingRates: [{ id: 'all', displayName: 'Courier', amount: 500, deliveryEstimate: 'up to 2 days' }],
  });
});

test('before the address is known there is a way of delivery all the same', () => {
  const terms = sheetTerms(buildQuote({ place: null, delivery: null, total: 40 }), true, t);
  expect(terms).toEqual({
    lineItems: [{ name: 'Your order', amount: 4000 }],
    shippingRates: [{ id: 'unknown', displayName: 'Delivery', amount: 0 }],
  });
});

test('what is fetched has its price as a line, and what is not delivered has none', () => {
  expect(sheetTerms(buildQuote({ place }), false, t).lineItems).toEqual([
    { name: 'Your order', amount: 4000 },
    { name: 'Courier', amount: 500 },
  ]);
  const files = buildQuote({ place: null, delivery: 0, total: 40, needsDelivery: false });
  expect(sheetTerms(files, false, t)).toEqual({ lineItems: [{ name: 'Your order', amount: 4000 }] });
});

test.each([45, 44.99, 5, 4.5, 0.5])('of %s left by gift cards all parts are exactly that', (due) => {
  const quote = buildQuote({ place, due });
  for (const takesAddress of [true, false]) {
    const terms = sheetTerms(quote, takesAddress, t);
    expect(sumOf(terms)).toBe(amountOf(quote));
    expect(amountOf(quote)).toBe(Math.round(due * 100));
    for (const { amount } of terms.lineItems) expect(amount).toBeGreaterThanOrEqual(0);
  }
});
