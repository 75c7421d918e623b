import { expect, test } from 'vitest';

import { foldTaxNumber, isTaxNumber, taxNumberKind } from './tax-number.ts';

const isOne = (number: string, country: string) => isTaxNumber(foldTaxNumber(number), country);

test.each([
  ['DE', 'DE 136 695 976'],
  ['AT', 'atu12345678'],
  ['BE', 'BE0123.456.789'],
  ['ES', 'ESX1234567X'],
  ['FR', 'FRXX 123456789'],
  ['GR', 'EL123456789'],
  ['IE', 'IE1234567WA'],
  ['LT', 'LT123456789012'],
  ['NL', 'NL123456789B01'],
  ['SE', 'SE123456789001'],
  ['AE', '1001-2345-6789-012'],
  ['RU', '7707083893'],
  ['RU', '500100732259'],
])('a number of %s is one: %s', (country, number) => {
  expect(isOne(number, country)).toBe(true);
});

test.each([
  ['DE', '136695976'],
  ['DE', 'DE13669597'],
  ['DE', 'ATU12345678'],
  ['GR', 'GR123456789'],
  ['NL', 'NL123456789X01'],
  ['AE', '10012345678901'],
  ['AE', 'AE0123456789012'],
  ['RU', '7707083894'],
  ['RU', '500100732258'],
  ['RU', '77070838933'],
  ['RU', ''],
])('a number of %s is none: %s', (country, number) => {
  expect(isOne(number, country)).toBe(false);
});

test('of other countries any number is one', () => {
  expect(isOne('12-3456789', 'US')).toBe(true);
  expect(isOne('1'.repeat(41), 'US')).toBe(false);
  expect(['DE', 'AE', 'RU', 'US'].map(taxNumberKind)).toEqual(['vatId', 'trn', 'inn', null]);
});
