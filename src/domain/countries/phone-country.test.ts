import { expect, test } from 'vitest';

import { defaultPhoneCountry } from './phone-country.ts';

test.each([
  ['AE', 'ru', 'RUB', 'AE', 971],
  ['de', 'en', 'AED', 'DE', 49],
  ['', 'ru', 'AED', 'RU', 7],
  ['', 'en', 'AED', 'AE', 971],
  ['', 'en', 'USD', 'US', 1],
  ['Dubai', 'en', 'EUR', 'US', 1],
] as const)(
  'a shop in "%s" that speaks %s and counts in %s takes numbers of %s [R537-538]',
  (country, language, currency, code, phoneNumberPrefix) => {
    expect(defaultPhoneCountry({ address: { country }, language, currency })).toEqual({
      code,
      phoneNumberPrefix,
    });
  },
);
