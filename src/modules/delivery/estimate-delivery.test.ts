import { describe, expect, test } from 'vitest';

import type { ShippingZone } from '#domain/schemas/delivery.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildVariation } from '#tests/support/products.ts';

import { estimateDelivery } from './estimate-delivery.ts';

const zone = (code: string, rest: Partial<ShippingZone> = {}): ShippingZone => ({
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
});
const near = zone('near', { countries: ['US'], regions: ['MD', 'DC'], price: 9, freeFrom: 120 });
const country = zone('country', { countries: ['US'], price: 15, shippingSpeed: 'day_6' });
const neighbors = zone('neighbors', { countries: ['MX', 'CA'], price: 28, shippingSpeed: 'week_2' });
const world = zone('world', { price: 48, shippingSpeed: 'month_1' });

const sizes = { weight: null, length: null, width: null, height: null };

async function estimate(
  zones: ShippingZone[],
  { price = 50, weight = 2, language = 'en', home = 'US' } = {},
) {
  const settings = parseSettings({
    language,
    common: { address: { country: home } },
    ecommerce: { currency: 'USD' },
  });
  return estimateDelivery(
    { settings: { read: async () => settings }, delivery: { listShippingZones: async () => zones } },
    sizes,
    buildVariation(1, { fullPrice: price, weight }),
  );
}
const titles = async (...input: Parameters<typeof estimate>) =>
  (await estimate(...input)).places.map(({ title }) => title);

describe('the places', () => {
  test('are those that zones name, and the rest of each country and of the world', async () => {
    expect(await titles([world, neighbors, country, near])).toEqual([
      'Maryland',
      'Washington DC',
      'United States, elsewhere',
      'Canada',
      'Mexico',
      'Other countries',
    ]);
  });

  test('are named in the language of the shop', async () => {
    const [first, , ...others] = await titles(
      [zone('a', { countries: ['RU'], regions: ['MOW', 'MOS'] }), zone('b', { countries: ['RU'] })],
      { language: 'ru', home: 'RU' },
    );
    expect(first).toBe('Москва');
    expect(others).toEqual(['Россия, другие места']);
  });

  test('leave out what nobody delivers to', async () => {
    expect(await titles([near])).toEqual(['Maryland', 'Washington DC']);
    expect(await titles([{ ...world, enabled: false }])).toEqual([]);
  });

  test('bear the name of the zone where one zone is for everywhere', async () => {
    expect(await titles([{ ...world, title: 'By post' }])).toEqual(['By post']);
  });

  test('name towns', async () => {
    const town = zone('town', { countries: ['US'], regions: ['MD'], localities: ['Bel Air'] });
    expect(await titles([town, country])).toEqual([
      'Bel Air',
      'Maryland, elsewhere',
      'United States, elsewhere',
    ]);
  });

  test('have keys by which a device remembers them, and each its zone', async () => {
    const { places, zones } = await estimate([near, country]);
    const found = places.map(({ key, zone: index }) => [key, zones[index]?.price]);
    expect(found).toEqual([
      ['US|MD|', 9],
      ['US|DC|', 9],
      ['US||', 15],
    ]);
  });
});

test('one piece is delivered for nothing from the amount on', async () => {
  const zones = async (price: number) => (await estimate([near], { price })).zones;
  expect(await zones(119.99)).toEqual([{ price: 9, speed: 'day_2', freeFrom: 120 }]);
  expect(await zones(120)).toEqual([{ price: 0, speed: 'day_2', freeFrom: 120 }]);
});

test('what the zone does not take says why', async () => {
  const [heavy] = (await estimate([{ ...country, maxWeight: 1 }])).zones;
  expect(heavy?.limit).toMatch(/1 kg/);
  const [cheap] = (await estimate([{ ...country, minAmount: 60 }])).zones;
  expect(cheap?.limit).toMatch(/\$60/);
});
