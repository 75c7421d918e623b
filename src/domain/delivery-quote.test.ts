import { expect, test } from 'vitest';

import { chooseZone, findBrokenLimits, mayReach, priceDelivery, type Destination } from './delivery-quote.ts';
import type { ShippingZone } from './schemas/delivery.schema.ts';

function zone(code: string, rest: Partial<ShippingZone> = {}): ShippingZone {
  return {
    id: 1,
    code,
    title: code,
    enabled: true,
    countries: [],
    regions: [],
    localities: [],
    price: 10,
    shippingSpeed: 'day_2',
    ...rest,
  };
}
const moscow: Destination = { country: 'RU', region: 'MOW', locality: 'Москва' };

const everywhere = zone('world');
const country = zone('country', { countries: ['RU', 'BY'] });
const region = zone('region', { countries: ['RU'], regions: ['MOW'] });
const locality = zone('locality', { localities: ['Москва', 'Королёв'] });

test('the narrowest zone wins, wherever it stands in the list [R365]', () => {
  const zones = [everywhere, country, region, locality];
  for (const list of [zones, zones.toReversed()]) {
    expect(chooseZone(list, moscow)?.code).toBe('locality');
    expect(chooseZone(list, { ...moscow, locality: 'Троицк' })?.code).toBe('region');
    expect(chooseZone(list, { ...moscow, region: 'SPE', locality: '' })?.code).toBe('country');
    expect(chooseZone(list, { country: 'US', region: 'MD', locality: 'Bel Air' })?.code).toBe('world');
  }
});

test('no zone, no delivery; a zone that is switched off is none', () => {
  expect(chooseZone([country], { country: 'US', region: '', locality: '' })).toBeNull();
  expect(chooseZone([{ ...everywhere, enabled: false }], moscow)).toBeNull();
});

test('an address that is not whole yet may lie in a zone, unless what is there says no', () => {
  expect(mayReach([region], { country: 'RU', region: '', locality: '' })).toBe(true);
  expect(mayReach([locality], { country: '', region: '', locality: ' ' })).toBe(true);
  expect(mayReach([region], { country: 'RU', region: 'SPE', locality: '' })).toBe(false);
  expect(mayReach([region], { country: 'US', region: '', locality: '' })).toBe(false);
  expect(mayReach([{ ...everywhere, enabled: false }], moscow)).toBe(false);
});

test('names are compared without case, surrounding spaces and the dots of ё', () => {
  expect(chooseZone([locality], { country: 'ru', region: '', locality: ' королев ' })?.code).toBe('locality');
  expect(chooseZone([country], { country: 'ru', region: '', locality: '' })?.code).toBe('country');
});

test('the first of equally narrow zones wins', () => {
  expect(chooseZone([zone('a'), zone('b')], moscow)?.code).toBe('a');
});

test('delivery is free from the amount on', () => {
  const terms = { price: 350, freeFrom: 10_000 };
  expect(priceDelivery(terms, 9999)).toBe(350);
  expect(priceDelivery(terms, 10_000)).toBe(0);
  expect(priceDelivery({ price: 350 }, 1e9)).toBe(350);
});

test('limits bind at the other side of their value', () => {
  const terms = { price: 0, minAmount: 1000, maxAmount: 2000, minWeight: 1, maxWeight: 2 };
  expect(findBrokenLimits(terms, 1000, 1)).toEqual([]);
  expect(findBrokenLimits(terms, 2000, 2)).toEqual([]);
  expect(findBrokenLimits(terms, 999, 0.999)).toEqual([
    { code: 'minAmount', value: 1000 },
    { code: 'minWeight', value: 1 },
  ]);
  expect(findBrokenLimits(terms, 2001, 2.001)).toEqual([
    { code: 'maxAmount', value: 2000 },
    { code: 'maxWeight', value: 2 },
  ]);
});

test('an unknown weight breaks no limit; an order beyond all amounts always does', () => {
  expect(findBrokenLimits({ price: 0, minWeight: 1 }, 1000, null)).toEqual([]);
  expect(findBrokenLimits({ price: 0 }, 1e15, null)).toMatchObject([{ code: 'maxAmount' }]);
});
