import { expect, test } from 'vitest';

import { normalizeCurrency } from './currencies.ts';

test.each([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['RUB', 'RUB'],
  ['AED', 'AED'],
  ['USD', 'USD'],
  ['EUR', 'EUR'],
  ['GBP', 'RUB'],
  ['usd', 'RUB'],
  ['', 'RUB'],
  [null, 'RUB'],
  [undefined, 'RUB'],
  [{}, 'RUB'],
  ['__proto__', 'RUB'],
])('currency setting %j is %s', (value, currency) => {
  expect(normalizeCurrency(value)).toBe(currency);
});
