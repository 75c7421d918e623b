import { expect, test } from 'vitest';

import { createTranslator } from '#domain/i18n/translate.ts';
import { messagesOf } from '#i18n/messages-of.ts';
import { isRequired, validate } from '#ui/form/form-rules.ts';

import { checkValues, rulesFor } from './checkout-check.ts';
import { startValues, type CheckoutValues } from './checkout-values.ts';

const t = createTranslator('en', messagesOf('en'));
const start = startValues({
  deliveryType: 'pickup',
  locationCode: '',
  country: 'US',
  paymentMethod: 'cash',
  consent: false,
});
const demands = {
  consent: true,
  needsDelivery: true,
  areMethodsLoaded: true,
  asksCompany: true,
  phone: () => null,
  receiverPhone: () => null,
};
const wrong = (values: Partial<CheckoutValues>, more = {}) => {
  const all = { ...start, ...values };
  return validate(all, rulesFor(all, { ...demands, ...more }), t);
};
const filled = { firstName: 'Ann', phone: '+12025550142', locationCode: 'studio', consent: true };

test('each wrong field has its own text', () => {
  expect(wrong({})).toEqual({
    firstName: 'This value should not be blank.',
    phone: 'This value should not be blank.',
    locationCode: 'Please choose an option',
    consent: 'Please give your consent to continue',
  });
  expect(wrong(filled)).toEqual({});
});

test('delivery asks for an address instead of a location [R358]', () => {
  expect(Object.keys(wrong({ ...filled, locationCode: '', deliveryType: 'delivery' }))).toEqual([
    'address.locality',
    'address.street',
  ]);
});

test('a pickup point of a carrier is asked for instead of a street', () => {
  const address = { ...start.address, locality: 'Boston' };
  const toPoint = { ...filled, address, deliveryType: 'delivery', handover: 'point' } as const;
  expect(wrong(toPoint)).toEqual({ pickupPoint: 'Please choose an option' });
  expect(wrong({ ...toPoint, pickupPoint: 'SPB12' })).toEqual({});
  expect(Object.keys(wrong({ ...toPoint, address: start.address }))).toEqual([
    'address.locality',
    'pickupPoint',
  ]);
  expect(wrong({ ...toPoint, deliveryType: 'pickup' })).toEqual({});
});

test('where nothing is delivered an email is asked for, and neither place nor receiver', () => {
  const nowhere = { ...filled, locationCode: '', deliveryType: 'delivery', hasReceiver: true } as const;
  expect(wrong(nowhere, { needsDelivery: false })).toEqual({ email: 'This value should not be blank.' });
});

test('paying online asks for an address of mail', () => {
  expect(wrong({ ...filled, paymentMethod: 'stripe' })).toEqual({ email: 'This value should not be blank.' });
});

test('a receiver that was announced has a name and a phone', () => {
  const expected = {
    children: { firstName: { errors: ['forms.errors.noEmpty'] }, phone: expect.anything() },
  };
  const values = { ...start, ...filled, hasReceiver: true };
  expect(checkValues(values, { consent: true, needsDelivery: true })['receiver']).toMatchObject(expected);
  expect(Object.keys(wrong({ ...filled, hasReceiver: true }))).toEqual([
    'receiver.firstName',
    'receiver.phone',
  ]);
});

test('phones are judged by their country too, a receiver’s only where there is one', () => {
  const rule = () => 'forms.errors.phone' as const;
  expect(wrong(filled, { phone: rule, receiverPhone: rule })).toEqual({ phone: 'Incorrect phone format' });
});

test('without ways to pay sending says so [R359]', () => {
  expect(wrong(filled, { areMethodsLoaded: false })).toEqual({
    paymentMethod: 'Payment methods not loaded, please reload the page',
  });
});

test('the asterisk follows the choice', () => {
  const isNeeded = (values: CheckoutValues, path: string) =>
    isRequired(values, rulesFor(values, demands), path);
  expect(isNeeded(start, 'email')).toBe(false);
  expect(isNeeded({ ...start, paymentMethod: 'stripe' }, 'email')).toBe(true);
  expect(isNeeded(start, 'address.street')).toBe(false);
  expect(isNeeded({ ...start, deliveryType: 'delivery' }, 'address.street')).toBe(true);
  expect(isNeeded(start, 'consent')).toBe(true);
});
