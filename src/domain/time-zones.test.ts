import { expect, test } from 'vitest';

import { isTimeZone } from './local-days.ts';
import { shopTimeZone } from './time-zones.ts';

test.each([
  ['Asia/Omsk', 'RU', 'Asia/Omsk'],
  ['', 'RU', 'Europe/Moscow'],
  ['', 'ae', 'Asia/Dubai'],
  ['', 'US', 'America/New_York'],
  ['', 'GB', 'Europe/London'],
  ['', '', 'UTC'],
  ['', 'Wonderland', 'UTC'],
  ['', 'ZZ', 'UTC'],
  ['Mars/Olympus', 'FR', 'Europe/Paris'],
])('a shop that chose %j in %j has the days of %s', (timeZone, country, expected) => {
  expect(shopTimeZone({ timeZone, address: { country } })).toBe(expected);
});

test('every country whose address a shop may have leads to a zone that programs know', async () => {
  const { countries } = await import('./countries/countries.ts');
  const zones = countries.map(({ code }) => shopTimeZone({ timeZone: '', address: { country: code } }));
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(zones.filter((zone) => zone === 'UTC').length).toBeLessThan(10);
});
