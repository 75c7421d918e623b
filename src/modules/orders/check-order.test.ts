import { expect, test } from 'vitest';

import { AppError } from '#domain/errors.ts';
import { orderRequestSchema, type OrderRequest } from '#domain/schemas/order.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import type { TaxRules } from '#domain/taxes/find-rate.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { DeliveryPlace, ShopTerms } from '#modules/delivery/delivery-terms.ts';
import { pickupCheckout } from '#tests/support/pickup-order.ts';

import { checkBuyer, checkRequest, checkTotal, cleanRequest } from './check-order.ts';

const place: DeliveryPlace = {
  id: 1,
  code: 'studio',
  title: 'Studio',
  enabled: true,
  address: '',
  phone: '',
  workTime: '',
  price: 0,
  shippingSpeed: 'day_1',
  terms: { price: 0 },
};
const shop: ShopTerms = {
  settings: parseSettings({}),
  t: translatorOf('en'),
  place,
  point: null,
  mayDeliver: true,
  methods: [{ key: 'cash', currencies: ['USD'] }],
  methodsAnywhere: [{ key: 'stripe', currencies: ['USD'] }],
  zones: [],
};
const taxRules: TaxRules = {
  enabled: true,
  pricesIncludeTax: true,
  country: 'DE',
  byDestination: false,
  deliveryClass: null,
  sellsToCompanies: false,
  rates: [],
};
const request = (change: Record<string, unknown> = {}): OrderRequest =>
  orderRequestSchema.parse({ ...pickupCheckout, items: [{ variationId: 1, quantity: 1 }], ...change });
/** The fields that are wrong, with the first error of each. */
function errorsOf(
  change: Record<string, unknown>,
  terms: Partial<ShopTerms> & { needsDelivery?: boolean } = {},
) {
  const { needsDelivery = true, ...others } = terms;
  try {
    checkRequest(request(change), { ...shop, ...others }, { taxRules, needsDelivery, sellsGiftCards: false });
    return {};
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 422) throw error;
    return Object.fromEntries(
      Object.entries(error.children ?? {}).map(([name, { errors }]) => [name, errors?.[0]]),
    );
  }
}

test('a complete request gives its place', () => {
  expect(checkRequest(request(), shop, { taxRules, needsDelivery: true, sellsGiftCards: false })).toBe(place);
});

test('what the shop does not have is told at its field', () => {
  expect(errorsOf({}, { place: null })).toEqual({ locationCode: 'This pickup point is not available' });
  const address = { country: 'AE', locality: 'Dubai', street: 'Marina 1' };
  expect(errorsOf({ deliveryType: 'delivery', address }, { place: null })).toEqual({
    address: 'We do not deliver to this address',
  });
  expect(errorsOf({ paymentMethod: 'stripe', email: 'ann@mail.example' })).toEqual({
    paymentMethod: 'This payment method is not available here',
  });
  expect(errorsOf({ items: [] })).toEqual({ items: 'Cart is empty' });
});

test('an order of which nothing is delivered has no place, an email, and any way to pay', () => {
  const email = 'ann@mail.example';
  const wish = request({ deliveryType: '', locationCode: '', email, paymentMethod: 'stripe' });
  expect(checkRequest(wish, shop, { taxRules, needsDelivery: false, sellsGiftCards: false })).toBeNull();
  expect(errorsOf({ paymentMethod: 'stripe', email: '' }, { needsDelivery: false })).toEqual({
    email: 'forms.errors.noEmpty',
  });
});

test('cash pays for what is not delivered only where there is no other way', () => {
  const wish = { deliveryType: '', locationCode: '', email: 'ann@mail.example', paymentMethod: 'cash' };
  const cash = { key: 'cash', currencies: ['USD' as const] };
  const card = { key: 'stripe', currencies: ['USD' as const] };
  expect(errorsOf(wish, { needsDelivery: false, methodsAnywhere: [cash] })).toEqual({});
  expect(errorsOf(wish, { needsDelivery: false, methodsAnywhere: [cash, card] })).toEqual({
    paymentMethod: 'This payment method is not available here',
  });
});

test('of one item so many may be ordered, in one line or several', () => {
  const items = (...quantities: [variationId: number, quantity: number][]) => ({
    items: quantities.map(([variationId, quantity]) => ({ variationId, quantity })),
  });
  expect(errorsOf(items([1, 9999], [2, 9999]))).toEqual({});
  expect(errorsOf(items([1, 9998], [2, 1], [1, 1]))).toEqual({});
  expect(errorsOf(items([1, 9999], [2, 1], [1, 1]))).toEqual({
    items: 'At most 9999 of one item can be ordered',
  });
});

test('a request is compared and stored with its texts cleaned, and without a receiver who is nobody', () => {
  const typed = request({
    firstName: ' Ann  Lee ',
    comment: ' Ring\n twice ',
    address: { country: 'GB', postalCode: ' sw1a1aa ' },
    receiver: { firstName: ' ', lastName: '', phone: '' },
  });
  expect(cleanRequest(typed)).toMatchObject({
    firstName: 'Ann Lee',
    comment: 'Ring\n twice',
    address: { country: 'GB', postalCode: 'SW1A 1AA' },
    receiver: null,
  });
  const receiver = { firstName: ' Eve ', lastName: '', phone: '' };
  expect(cleanRequest(request({ receiver })).receiver).toEqual({ firstName: 'Eve', lastName: '', phone: '' });
});

test('another total than the one that was seen is told; who has seen none takes what it is', () => {
  const amounts = { goods: 1000, discount: 0, delivery: 50, taxAdded: 0, total: 1050 };
  const check = (expectedTotal?: number) => () => checkTotal(request({ expectedTotal }), amounts, shop);
  expect(check()).not.toThrow();
  expect(check(10.5)).not.toThrow();
  expect(check(10.51)).toThrow(expect.objectContaining({ status: 409, data: { total: 10.5 } }));
});

test('a buyer may place twenty orders an hour and have thirty waiting, by every way to tell them', () => {
  const check =
    (...counts: [recent: number, waiting: number][]) =>
    () =>
      checkBuyer({ buyers: counts.map(([recent, waiting]) => ({ recent, waiting, unconfirmed: 99 })) });
  const refusal = expect.objectContaining({ status: 429, retryAfter: 3600 });
  expect(check()).not.toThrow();
  expect(check([19, 29], [19, 29])).not.toThrow();
  expect(check([20, 0])).toThrow(refusal);
  expect(check([0, 30])).toThrow(refusal);
  expect(check([0, 0], [20, 0])).toThrow(refusal);
});
