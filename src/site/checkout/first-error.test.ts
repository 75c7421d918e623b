import { expect, it } from 'vitest';

import { startValues } from './checkout-values.ts';
import { listWrongFields } from './first-error.tsx';

const values = startValues({
  deliveryType: 'delivery',
  locationCode: '',
  country: 'US',
  paymentMethod: '',
  consent: false,
});
const pathsOf = (errors: Record<string, string>, changes = {}) =>
  listWrongFields({ errors, values: { ...values, ...changes } }).map(({ path }) => path);

it('begins with the topmost field, whatever the order in which fields were judged', () => {
  expect(pathsOf({ consent: 'x', 'address.street': 'x', phone: 'x', 'address.locality': 'x' })).toEqual([
    'phone',
    'address.locality',
    'address.street',
    'consent',
  ]);
});

it('has who receives the order above where it goes, as on the page', () => {
  expect(pathsOf({ 'address.street': 'x', 'receiver.phone': 'x' }, { hasReceiver: true })).toEqual([
    'receiver.phone',
    'address.street',
  ]);
});

it('leaves out what is not on the screen', () => {
  expect(pathsOf({ 'address.street': 'x', locationCode: 'x' }, { deliveryType: 'pickup' })).toEqual([
    'locationCode',
  ]);
});

it('ends with what no field holds', () => {
  expect(pathsOf({ items: 'Too little', consent: 'x' })).toEqual(['consent', 'items']);
});
