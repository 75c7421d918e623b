import { expect, test } from 'vitest';

import type { ShippingZone } from '#domain/schemas/delivery.schema.ts';

import { chooseZone, mayReach, type Destination } from './delivery-terms.ts';

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

test('one name is as narrow as many, a region without its country narrower than the country', () => {
  const one = {
    country: zone('country', { countries: ['RU'] }),
    region: zone('region', { regions: ['MOW'] }),
    locality: zone('locality', { localities: ['Москва'] }),
  };
  expect(chooseZone([everywhere, one.country], moscow)?.code).toBe('country');
  expect(chooseZone([one.country, one.region], moscow)?.code).toBe('region');
  expect(chooseZone([region, one.locality], moscow)?.code).toBe('locality');
});

test('no zone, no delivery; a zone that is switched off is none', () => {
  expect(chooseZone([country], { country: 'US', region: '', locality: '' })).toBeNull();
  expect(chooseZone([{ ...everywhere, enabled: false }], moscow)).toBeNull();
});

test('an address that is not whole yet may lie in a zone, unless what is there says no', () => {
  expect(mayReach([region], { country: 'RU', region: '', locality: '' })).toBe(true);
  expect(mayReach([locality], { country: '', region: '', locality: ' ' })).toBe(true);
  expect(mayReach([zone('us', { countries: ['US'] }), region], moscow)).toBe(true);
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
