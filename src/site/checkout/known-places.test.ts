import { expect, test } from 'vitest';

import type { ShippingZone } from '#domain/schemas/delivery.schema.ts';

import { listKnownPlaces, localitiesIn, putKnownFirst, regionOfLocality } from './known-places.ts';

const zone = (rest: Partial<ShippingZone>): ShippingZone => ({
  id: 1,
  code: 'zone',
  title: 'Zone',
  enabled: true,
  countries: [],
  regions: [],
  localities: [],
  price: 10,
  shippingSpeed: 'day_2',
  ...rest,
});
const places = listKnownPlaces([
  zone({ countries: ['RU'], regions: ['MOS'], localities: ['Химки', 'Королёв'] }),
  zone({ countries: ['RU'], regions: ['MOS', 'VLA'], localities: ['Пушкино', 'Химки'] }),
  zone({ countries: ['BY'], localities: ['Минск'] }),
  zone({ localities: ['Anywhere'] }),
  zone({ countries: ['US'], localities: ['Off'], enabled: false }),
]);

test('places are those of the country and the region, each once', () => {
  expect(localitiesIn(places, 'RU', '')).toEqual(['Химки', 'Королёв', 'Пушкино', 'Anywhere']);
  expect(localitiesIn(places, 'RU', 'VLA')).toEqual(['Пушкино', 'Химки', 'Anywhere']);
  expect(localitiesIn(places, 'BY', 'BR')).toEqual(['Минск', 'Anywhere']);
  expect(localitiesIn(places, 'US', '')).toEqual(['Anywhere']);
});

test('a place tells its region where only one can be meant', () => {
  expect(regionOfLocality(places, 'RU', 'Королёв')).toBe('MOS');
  expect(regionOfLocality(places, 'RU', 'Пушкино')).toBe('');
  expect(regionOfLocality(places, 'RU', 'Химки')).toBe('');
  expect(regionOfLocality(places, 'BY', 'Минск')).toBe('');
  expect(regionOfLocality(places, 'RU', 'Кор')).toBe('');
});

test('countries that the shop delivers to come first', () => {
  const countries = ['AD', 'BY', 'GB', 'RU'].map((code) => ({ code }));
  expect(putKnownFirst(countries, places).map(({ code }) => code)).toEqual(['BY', 'RU', 'AD', 'GB']);
});
