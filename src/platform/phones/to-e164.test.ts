import { expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';

import { toE164 } from './to-e164.ts';

test.each([
  ['RU', '8 912 345-67-89', '+79123456789'],
  ['RU', '+7 (912) 345-67-89', '+79123456789'],
  ['US', '8 912 345-67-89', '+79123456789'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['AE', '050 123 4567', '+971501234567'],
  ['AE', '+44 20 7946 0958', '+442079460958'],
  ['US', '112 34', '112 34'],
  ['US', '', ''],
])('in a shop of %s %s is stored as %s', (country, typed, stored) => {
  expect(toE164(typed, parseSettings({ common: { address: { country } } }))).toBe(stored);
});
