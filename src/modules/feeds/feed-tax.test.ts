import { expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import type { TaxRules } from '#domain/taxes/find-rate.ts';

import { ratesToAdd, withTax } from './feed-tax.ts';

const rates: TaxRules['rates'] = [
  { class: 'standard', country: 'DE', region: null, rate: 16_000, validFrom: '2020-07-01', name: 'VAT' },
  { class: 'standard', country: 'DE', region: null, rate: 19_000, validFrom: '2021-01-01', name: 'VAT' },
  { class: 'books', country: 'DE', region: null, rate: 7000, validFrom: '2021-01-01', name: 'VAT' },
  { class: 'free', country: 'DE', region: null, rate: 0, validFrom: '2021-01-01', name: 'VAT' },
];
const rules = (fields: Partial<TaxRules> = {}): TaxRules => ({
  enabled: true,
  pricesIncludeTax: false,
  country: 'DE',
  byDestination: true,
  deliveryClass: null,
  sellsToCompanies: false,
  rates,
  ...fields,
});
const settings = parseSettings({});
const today = new Date('2026-11-27T12:00:00Z');

test('prices without tax are told with that of their class, rounded once', () => {
  const added = ratesToAdd(rules(), settings, today) ?? {};
  // 19.99 · 19 % is 3.7981, 19.99 · 7 % is 1.3993.
  expect(withTax(19.99, null, added)).toBe(23.79);
  expect(withTax(19.99, 'books', added)).toBe(21.39);
  expect(withTax(19.99, 'free', added)).toBe(19.99);
  expect(withTax(19.99, 'gone', added)).toBe(23.79);
});

test('rates are those of the day', () => {
  expect(ratesToAdd(rules(), settings, new Date('2020-12-01T12:00:00Z'))).toMatchObject({ standard: 16_000 });
});

test('prices with tax are told as they are, and so are all for the USA and Canada', () => {
  expect(ratesToAdd(rules({ pricesIncludeTax: true }), settings, today)).toBeNull();
  expect(ratesToAdd(rules({ country: 'US' }), settings, today)).toBeNull();
  expect(ratesToAdd(rules({ country: 'CA' }), settings, today)).toBeNull();
});
