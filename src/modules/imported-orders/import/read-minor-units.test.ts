import { expect, test } from 'vitest';

import { readMinorUnits } from './read-minor-units.ts';

test.each([
  ['1299.00', 'INR', 129_900],
  ['-5.5', 'USD', -550],
  ['0', 'USD', 0],
  ['1200', 'JPY', 1200],
  ['1200.00', 'JPY', 1200],
  ['1200.5', 'JPY', 1201],
  ['12.345', 'KWD', 12_345],
  ['12.5', 'KWD', 12_500],
  // WooCommerce writes more decimals than the currency has.
  ['8.333', 'USD', 833],
  ['8.335', 'USD', 834],
  ["'19.99", 'USD', 1999],
  ['$1,250.50', 'USD', 125_050],
])('a program writes %s %s', (text, currency, units) =>
  expect(readMinorUnits(text, currency, 'plain')).toBe(units),
);

test.each([
  ['1 250,50', ',', 'RUB', 125_050],
  ['1 250,50 ₽', ',', 'RUB', 125_050],
  ['1.250,50', ',', 'EUR', 125_050],
  ['1,250.50', '.', 'USD', 125_050],
  ['¥1,200', '.', 'JPY', 1200],
  ['5 000', ',', 'JPY', 5000],
] as const)('people write %s where the mark is %s', (text, mark, currency, units) =>
  expect(readMinorUnits(text, currency, mark)).toBe(units),
);

test('an empty cell is nothing, and what is no amount or could be two is refused', () => {
  expect(readMinorUnits(' ', 'USD', 'plain')).toBeNull();
  for (const text of ['twelve', '1e9', '12-3', '99999999999999999999']) {
    expect(readMinorUnits(text, 'USD', 'plain')).toBeUndefined();
  }
  expect(readMinorUnits('1.250', 'RUB', ',')).toBeUndefined();
});
