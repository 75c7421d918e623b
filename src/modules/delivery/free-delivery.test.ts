import { expect, test } from 'vitest';

import type { ShippingZone } from '#domain/schemas/delivery.schema.ts';

import { findFreeDelivery, leftToFree } from './free-delivery.ts';

function zone(title: string, rest: Partial<ShippingZone> = {}): ShippingZone {
  return {
    id: 1,
    code: title,
    title,
    enabled: true,
    countries: [],
    regions: [],
    localities: [],
    price: 10,
    shippingSpeed: 'day_2',
    ...rest,
  };
}
const unknown = { country: '', region: '', locality: '' };
const maryland = { country: 'US', region: 'MD', locality: '' };
const near = zone('near', { countries: ['US'], regions: ['MD'], freeFrom: 120 });
const far = zone('far', { countries: ['US'], freeFrom: 200 });
const abroad = zone('abroad');

test('of a known address its own zone counts', () => {
  expect(findFreeDelivery([far, near], maryland)).toEqual({ from: 12_000, zone: null });
  expect(findFreeDelivery([far, near], { ...maryland, region: 'NY' })).toEqual({ from: 20_000, zone: null });
  expect(findFreeDelivery([near, abroad], { ...maryland, country: 'FR' })).toBeNull();
  expect(findFreeDelivery([near], { ...maryland, region: 'NY' })).toBeNull();
});

test('of an unknown one the highest amount, which is enough in every zone', () => {
  expect(findFreeDelivery([near, far], unknown)).toEqual({ from: 20_000, zone: null });
});

test('where a zone has none, the lowest, and the zone by name', () => {
  expect(findFreeDelivery([far, near, abroad], unknown)).toEqual({ from: 12_000, zone: 'near' });
});

test('a zone that costs nothing anyway asks for nothing and is not told of', () => {
  const gift = zone('gift', { price: 0 });
  expect(findFreeDelivery([gift, near], unknown)).toEqual({ from: 12_000, zone: null });
  expect(findFreeDelivery([gift, near, abroad], unknown)).toEqual({ from: 12_000, zone: 'near' });
  expect(findFreeDelivery([gift], unknown)).toBeNull();
  expect(findFreeDelivery([gift], maryland)).toBeNull();
});

test('an amount that the zone does not take, a zone that is off and no zone at all promise nothing', () => {
  expect(findFreeDelivery([zone('small', { freeFrom: 200, maxAmount: 100 })], unknown)).toBeNull();
  expect(findFreeDelivery([{ ...near, enabled: false }], unknown)).toBeNull();
  expect(findFreeDelivery([], unknown)).toBeNull();
});

test('nothing is left from the amount on', () => {
  const free = { from: 12_000, zone: null };
  expect([0, 11_999, 12_000, 20_000].map((goods) => leftToFree(free, goods))).toEqual([12_000, 1, 0, 0]);
});
