import { expect, test } from 'vitest';

import {
  isInSight,
  keepForNext,
  listKept,
  listKnown,
  listPaths,
  readForm,
  startValues,
  toCheckoutFields,
} from './checkout-values.ts';

const delivered = { needsDelivery: true, sellsGiftCards: false };
const start = startValues({
  deliveryType: 'delivery',
  locationCode: '',
  country: 'RU',
  paymentMethod: '',
  consent: false,
});
const address = { country: 'RU', region: 'MOW', locality: 'Москва', street: 'Гончарная, 9', postalCode: '' };

test('a form has every field of an order [R352]', () => {
  expect(listPaths(start)).toEqual([
    'firstName',
    'lastName',
    'phone',
    'email',
    'comment',
    'address.country',
    'address.region',
    'address.locality',
    'address.street',
    'address.postalCode',
    'handover',
    'pickupPoint',
    'hasReceiver',
    'receiver.firstName',
    'receiver.lastName',
    'receiver.phone',
    'company.name',
    'company.taxNumber',
    'giftCard.email',
    'giftCard.name',
    'giftCard.message',
    'giftCard.sendOn',
    'reminders',
    'deliveryType',
    'locationCode',
    'paymentMethod',
    'consent',
  ]);
});

test('kept fields come back, what does not fit the form stays away', () => {
  const kept = {
    firstName: 'Ann',
    lastName: '',
    phone: 5,
    address: { country: 'KZ', street: null },
    receiver: 'nobody',
    consent: true,
    unknown: 'x',
  };
  expect(listKept(start, kept)).toEqual([
    ['firstName', 'Ann'],
    ['address.country', 'KZ'],
    ['consent', true],
  ]);
  expect(listKept(start, {})).toEqual([]);
});

test('a profile fills what is empty and replaces nothing that was typed', () => {
  const customer = { email: 'ann@shop.example', firstName: 'Ann', lastName: 'Lee', phone: null };
  expect(listKnown({ ...start, firstName: 'Anna' }, customer)).toEqual([
    ['email', 'ann@shop.example'],
    ['lastName', 'Lee'],
  ]);
});

test('an address comes from the profile whole or not at all', () => {
  const customer = { email: '', firstName: '', lastName: '', address: { ...address, country: 'BY' } };
  expect(Object.fromEntries(listKnown(start, customer))).toEqual({
    'address.country': 'BY',
    'address.region': 'MOW',
    'address.locality': 'Москва',
    'address.street': 'Гончарная, 9',
  });
  expect(listKnown({ ...start, address: { ...start.address, locality: 'Тверь' } }, customer)).toEqual([]);
});

test('a form without script is read by the names of its fields', () => {
  const form = new URLSearchParams([
    ['firstName', 'Ann'],
    ['address[locality]', 'Тверь'],
    ['hasReceiver', 'on'],
    ['receiver[phone]', '+7 495 000-00-14'],
    ['price', '1'],
  ]);
  const read = readForm(form, { ...start, consent: true });
  expect(read).toMatchObject({
    firstName: 'Ann',
    address: { country: 'RU', locality: 'Тверь' },
    hasReceiver: true,
    receiver: { firstName: '', phone: '+7 495 000-00-14' },
    consent: false,
  });
  expect(read).not.toHaveProperty('price');
});

test('an order of which nothing is delivered takes neither place nor receiver', () => {
  const all = {
    ...start,
    address,
    locationCode: 'studio',
    deliveryType: 'delivery',
    hasReceiver: true,
  } as const;
  const fields = toCheckoutFields(all, { needsDelivery: false, sellsGiftCards: false });
  expect(fields).toMatchObject({ deliveryType: '', locationCode: '', address: { street: '' } });
  expect(fields).not.toHaveProperty('receiver');
});

test('an order takes one place and a receiver only when there is one [R351]', () => {
  const both = { ...start, address, locationCode: 'studio', receiver: { ...start.receiver, phone: '1' } };
  expect(toCheckoutFields(both, delivered)).toMatchObject({ locationCode: '', address });
  expect(toCheckoutFields(both, delivered)).not.toHaveProperty('receiver');
  expect(toCheckoutFields(both, delivered)).not.toHaveProperty('hasReceiver');
  expect(toCheckoutFields(both, delivered)).not.toHaveProperty('company');
  const company = { name: 'Studio', taxNumber: '' };
  expect(toCheckoutFields({ ...both, company }, delivered)).toMatchObject({ company });
  const pickup = toCheckoutFields({ ...both, deliveryType: 'pickup', hasReceiver: true }, delivered);
  expect(pickup).toMatchObject({
    locationCode: 'studio',
    address: { country: '', street: '' },
    receiver: { phone: '1' },
  });
});

test('an order to a pickup point names it, and of the address the city alone', () => {
  const chosen = { ...start, address, pickupPoint: 'SPB12' };
  expect(toCheckoutFields(chosen, delivered)).not.toHaveProperty('pickupPoint');
  const toPoint = { ...chosen, handover: 'point' as const };
  expect(toCheckoutFields(toPoint, delivered)).toMatchObject({
    pickupPoint: 'SPB12',
    address: { ...address, street: '', postalCode: '' },
  });
  const elsewhere = { ...toPoint, deliveryType: 'pickup' as const };
  expect(toCheckoutFields(elsewhere, delivered)).not.toHaveProperty('pickupPoint');
  expect(isInSight('address.street', toPoint)).toBe(false);
  expect(isInSight('pickupPoint', toPoint)).toBe(true);
  expect(isInSight('pickupPoint', chosen)).toBe(false);
});

test('errors of fields out of sight are out of sight', () => {
  const pickup = { ...start, deliveryType: 'pickup' as const };
  expect(isInSight('address.street', start)).toBe(true);
  expect(isInSight('address.street', pickup)).toBe(false);
  expect(isInSight('locationCode', start)).toBe(false);
  expect(isInSight('locationCode', pickup)).toBe(true);
  expect(isInSight('receiver.phone', start)).toBe(false);
  expect(isInSight('receiver.phone', { ...start, hasReceiver: true })).toBe(true);
  expect(isInSight('phone', pickup)).toBe(true);
});

test('the next order begins with the same buyer, not with the same consent or comment', () => {
  const next = keepForNext({
    ...start,
    firstName: 'Ann',
    comment: 'Ring twice',
    consent: true,
    hasReceiver: true,
  });
  expect(next).toMatchObject({ firstName: 'Ann', comment: '', hasReceiver: false });
  expect(next).not.toHaveProperty('consent');
});
