import { expect, test } from 'vitest';

import { findRate, type DatedRate, type TaxRules } from './find-rate.ts';

const rate = (country: string, percent: number, fields: Partial<DatedRate> = {}): DatedRate => ({
  class: 'standard',
  country,
  region: null,
  rate: percent * 1000,
  validFrom: '2020-01-01',
  name: 'VAT',
  ...fields,
});
const rules = (fields: Partial<TaxRules> = {}): TaxRules => ({
  enabled: true,
  pricesIncludeTax: true,
  country: 'DE',
  byDestination: false,
  deliveryClass: null,
  sellsToCompanies: false,
  rates: [
    rate('DE', 19),
    rate('DE', 7, { class: 'books' }),
    rate('FI', 24),
    rate('FI', 25.5, { validFrom: '2024-09-01' }),
    rate('ES', 21),
    rate('ES', 7, { region: 'ES-GC' }),
  ],
  ...fields,
});
const find = (
  shop: TaxRules,
  country: string,
  { taxClass, region = '', day = '2026-11-26' }: { taxClass?: string; region?: string; day?: string } = {},
) => {
  const found = findRate(shop, taxClass ?? null, { place: { country, region }, day });
  return found && found.rate / 1000;
};

test('a shop taxes by its own country, wherever it delivers', () => {
  expect(['', 'DE', 'FI', 'US'].map((country) => find(rules(), country))).toEqual([19, 19, 19, 19]);
  expect(find(rules(), 'FI', { taxClass: 'books' })).toBe(7);
});

test('a shop without taxes has no rate', () => {
  expect(find(rules({ enabled: false }), 'DE')).toBeNull();
  expect(find(rules({ rates: [] }), 'DE')).toBeNull();
});

test('by the country of delivery, where the shop says so', () => {
  const oss = rules({ byDestination: true });
  expect(find(oss, 'FI')).toBe(25.5);
  expect(find(oss, ' fi ')).toBe(25.5);
  expect(find(oss, 'DE')).toBe(19);
  // Fetched, or not known yet.
  expect(find(oss, '')).toBe(19);
});

test('within the EU a country without a rate is taxed as at home; outside nothing is', () => {
  const oss = rules({ byDestination: true });
  expect(find(oss, 'FR')).toBe(19);
  expect(find(oss, 'FR', { taxClass: 'books' })).toBe(7);
  expect(find(oss, 'US')).toBeNull();
  expect(find({ ...oss, country: 'AE', rates: [rate('AE', 5)] }, 'DE')).toBeNull();
});

test('a class without a rate in a country, or one that is gone, has the standard one', () => {
  expect(find(rules({ byDestination: true }), 'FI', { taxClass: 'books' })).toBe(25.5);
  expect(find(rules(), 'DE', { taxClass: 'gone' })).toBe(19);
});

test('a rate holds from its day until the next one', () => {
  const oss = rules({ byDestination: true });
  expect(find(oss, 'FI', { day: '2024-08-31' })).toBe(24);
  expect(find(oss, 'FI', { day: '2024-09-01' })).toBe(25.5);
  expect(find(rules(), 'DE', { day: '2019-12-31' })).toBeNull();
});

test('a region’s own rate comes before that of the rest of its country', () => {
  const spanish = rules({ country: 'ES' });
  expect(find(spanish, 'ES', { region: 'es-gc' })).toBe(7);
  expect(find(spanish, 'ES', { region: 'ES-M' })).toBe(21);
  expect(find(rules({ byDestination: true }), 'ES', { region: 'ES-GC' })).toBe(7);
  // Of another country.
  expect(find(spanish, 'FR', { region: 'ES-GC' })).toBe(21);
});
