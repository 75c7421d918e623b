import { describe, expect, test } from 'vitest';

import { cleanBarcode, gtinOf, isRoundedNumber } from './gtin.ts';

describe('gtinOf', () => {
  test.each([
    ['EAN-13', '4006381333931'],
    ['UPC-A', '036000291452'],
    ['EAN-8', '96385074'],
    ['GTIN-14 of a case', '10036000291459'],
    ['ISBN-13', '9780306406157'],
  ])('%s is known to others', (_kind, barcode) => {
    expect(gtinOf(barcode)).toBe(barcode);
  });

  test.each([
    ['a wrong check digit', '4006381333932'],
    ['a digit too few', '400638133393'],
    ['letters', 'CUP-1'],
    ['nothing', ''],
    ["a shop's own number", '2000000000008'],
    ["a shop's own number of twelve digits", '200000000004'],
    ["a shop's own number of eight digits", '20000004'],
    ['a coupon', '9900000000004'],
  ])('%s is not', (_kind, barcode) => {
    expect(gtinOf(barcode)).toBeNull();
  });
});

test.each([
  ["'4006381333931", '4006381333931'],
  ['978-0-306-40615-7', '9780306406157'],
  ['4 006381 333931', '4006381333931'],
  ['SHELF-12 A', 'SHELF-12 A'],
])('%s is kept as %s', (typed, kept) => {
  expect(cleanBarcode(typed)).toBe(kept);
});

test.each([
  ['4.00638E+12', true],
  ['4,00638E12', true],
  ['4006381333931', false],
  ['E12', false],
])('whether a spreadsheet has rounded %s: %s', (text, isRounded) => {
  expect(isRoundedNumber(text)).toBe(isRounded);
});
