import { expect, test } from 'vitest';

import { checkCheckout } from './checkout-rules.ts';
import { checkoutFieldsSchema, type CheckoutFields } from './schemas/order.schema.ts';

const pickup: CheckoutFields = checkoutFieldsSchema.parse({
  firstName: 'Ann',
  phone: '+7 495 000-00-14',
  deliveryType: 'pickup',
  locationCode: 'studio',
  paymentMethod: 'cash',
  consent: true,
});
const address = { country: 'RU', region: '', locality: 'Москва', street: 'Гончарная, 9', postalCode: '' };
const check = (fields: Partial<CheckoutFields>, { consent = true, needsDelivery = true } = {}) =>
  checkCheckout({ ...pickup, ...fields }, { consent, needsDelivery });

test('a pickup order needs a name, a phone, a place, a way to pay and consent', () => {
  expect(check({})).toEqual({});
  expect(checkCheckout(checkoutFieldsSchema.parse({}), { consent: true, needsDelivery: true })).toEqual({
    firstName: { errors: ['forms.errors.noEmpty'] },
    phone: { errors: ['forms.errors.noEmpty'] },
    deliveryType: { errors: ['forms.errors.choose'] },
    paymentMethod: { errors: ['forms.errors.choose'] },
    consent: { errors: ['forms.errors.consent'] },
  });
  expect(check({ locationCode: '' })).toEqual({ locationCode: { errors: ['forms.errors.choose'] } });
});

test('consent is asked only where the shop asks for it', () => {
  expect(check({ consent: false }, { consent: false })).toEqual({});
});

test('a delivery order needs country, locality and street', () => {
  expect(check({ deliveryType: 'delivery', locationCode: '', address })).toEqual({});
  expect(check({ deliveryType: 'delivery', address: { ...address, country: '', street: ' ' } })).toEqual({
    address: {
      children: {
        country: { errors: ['forms.errors.noEmpty'] },
        street: { errors: ['forms.errors.noEmpty'] },
      },
    },
  });
});

test('paying online needs an address for the receipt', () => {
  expect(check({ paymentMethod: 'stripe' })).toEqual({ email: { errors: ['forms.errors.noEmpty'] } });
  expect(check({ paymentMethod: 'stripe', email: 'ann@shop.example' })).toEqual({});
  expect(check({ email: 'ann@' })).toEqual({ email: { errors: ['forms.errors.email'] } });
});

test('a receiver needs a name and a phone, an empty one is nobody', () => {
  expect(check({ receiver: { firstName: ' ', lastName: '', phone: '' } })).toEqual({});
  expect(check({ receiver: { firstName: '', lastName: 'Lee', phone: 'zzz' } })).toEqual({
    receiver: {
      children: {
        firstName: { errors: ['forms.errors.noEmpty'] },
        phone: { errors: ['forms.errors.phone'] },
      },
    },
  });
});

test('an order of which nothing is delivered asks for an email, and for no place and receiver', () => {
  const nowhere = { deliveryType: '', locationCode: '', email: '' } as const;
  const receiver = { firstName: '', lastName: 'Lee', phone: 'zzz' };
  expect(check({ ...nowhere, receiver }, { needsDelivery: false })).toEqual({
    email: { errors: ['forms.errors.noEmpty'] },
  });
  expect(check({ ...nowhere, email: 'ann@shop.example' }, { needsDelivery: false })).toEqual({});
});

test('gift cards want an email of their buyer, and a day within a year for their recipient', () => {
  const cardsFrom = '2026-11-27';
  const wrong = (fields: Partial<CheckoutFields>) =>
    checkCheckout(
      { ...pickup, email: 'ann@shop.example', ...fields },
      { consent: false, needsDelivery: true, cardsFrom },
    );
  const giftCard = { email: '', name: '', message: '', sendOn: '' };
  expect(wrong({ email: '' })).toEqual({ email: { errors: ['forms.errors.noEmpty'] } });
  expect(wrong({ giftCard: { ...giftCard, email: 'eve' } })).toEqual({
    giftCard: { children: { email: { errors: ['forms.errors.email'] } } },
  });
  const dayError = (sendOn: string) =>
    wrong({ giftCard: { ...giftCard, sendOn } })['giftCard']?.children?.['sendOn']?.errors?.[0];
  expect(dayError('2026-11-26')).toBe('giftCards.errors.dayPassed');
  expect(dayError('2027-11-28')).toBe('giftCards.errors.dayFar');
  expect(['27.11.2026', '2026-02-30', '2026-13-01', '9'.repeat(300)].map(dayError)).toEqual(
    Array.from({ length: 4 }, () => 'giftCards.errors.noDay'),
  );
  expect(['', '2026-11-27', '2027-11-27'].map(dayError)).toEqual([undefined, undefined, undefined]);
});
