import { expect, test } from 'vitest';

import { companyNumberKind, isCompanyNumber, isReverseCharged } from './company-number.ts';
import type { TaxRules } from './find-rate.ts';

const french = 'FR40303265045';
const greek = 'EL094259216';
const shop: TaxRules = {
  enabled: true,
  pricesIncludeTax: true,
  country: 'DE',
  byDestination: true,
  deliveryClass: null,
  sellsToCompanies: true,
  rates: [],
};
const isCharged = (country: string, number: string, rules: Partial<TaxRules> = {}) =>
  isReverseCharged({ ...shop, ...rules }, { country, region: '' }, number);

test('a number is that of the country of delivery, or of a state of the EU with its letters', () => {
  expect(isCompanyNumber(french, 'FR')).toBe(true);
  expect(isCompanyNumber(french, 'AE')).toBe(true);
  expect(isCompanyNumber('40303265045', 'FR')).toBe(false);
  expect(isCompanyNumber('100123456700003', 'AE')).toBe(true);
  expect(isCompanyNumber('10012345670000', 'AE')).toBe(false);
  expect(isCompanyNumber('7707083893', 'RU')).toBe(true);
  expect(isCompanyNumber('7707083894', 'RU')).toBe(false);
  expect(isCompanyNumber('12-3456789', 'US')).toBe(true);
});

test('a number is called as its country calls it', () => {
  expect(companyNumberKind(french, 'US')).toBe('vatId');
  expect(companyNumberKind('100123456700003', 'AE')).toBe('trn');
  expect(companyNumberKind('7707083893', 'RU')).toBe('inn');
  expect(companyNumberKind('12-3456789', 'US')).toBeNull();
});

test('a company of another state accounts for the tax of what is delivered to its state', () => {
  expect(isCharged('FR', french)).toBe(true);
  expect(isCharged(' fr ', french)).toBe(true);
  expect(isCharged('GR', greek)).toBe(true);
  expect(isCharged('FR', french, { byDestination: false })).toBe(true);
});

test.each([
  ['at home', 'DE', 'DE136695976', {}],
  ['with a number of home, abroad', 'FR', 'DE136695976', {}],
  ['with a number of a third state', 'BE', french, {}],
  ['with a number of another form', 'FR', 'FR4030326504', {}],
  ['without a number', 'FR', '', {}],
  ['outside of the EU', 'US', french, {}],
  ['while it is unknown where it goes', '', french, {}],
  ['of a shop that sells to no companies', 'FR', french, { sellsToCompanies: false }],
  ['of a shop that shows no taxes', 'FR', french, { enabled: false }],
  ['of a shop outside of the EU', 'FR', french, { country: 'AE' }],
])('%s the shop accounts for it', (_where, country, number, rules) => {
  expect(isCharged(country, number, rules)).toBe(false);
});
