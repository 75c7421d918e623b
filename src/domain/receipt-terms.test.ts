import { expect, test } from 'vitest';

import { parsePaymentMode, parseVatCode } from './receipt-terms.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i is a VAT code of receipts', (code) => {
  expect(parseVatCode(`${code}`)).toBe(code);
});

test.each(['0', '13', '01', '20 %', ''])('%j is none', (text) => {
  expect(parseVatCode(text)).toBeNull();
});

test('a payment mode is taken by its name alone', () => {
  expect(parsePaymentMode('full_prepayment')).toBe('full_prepayment');
  expect(parsePaymentMode('full_payment')).toBe('full_payment');
  expect(parsePaymentMode('credit')).toBeNull();
});
