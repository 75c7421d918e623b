import { expect, test } from 'vitest';

import { visitorCountry } from './visitor-country.ts';

test.each([
  [{ 'cf-ipcountry': 'RU' }, 'RU'],
  [{ 'x-country-code': ' de ' }, 'DE'],
  [{ 'cf-ipcountry': 'XX', 'x-country-code': 'KZ' }, 'KZ'],
  [{ 'cf-ipcountry': 'T1' }, null],
  [{ 'cf-ipcountry': 'Russia' }, null],
  [{}, null],
])('%o is told as %s', (headers, country) => {
  expect(visitorCountry(headers)).toBe(country);
});
