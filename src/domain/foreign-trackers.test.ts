import { expect, test } from 'vitest';

import { hasForeignTracker, trackersIn } from './foreign-trackers.ts';
import type { Trackers } from './trackers.ts';

const trackers: Trackers = {
  googleAnalytics: 'G-1',
  googleTagManager: 'GTM-1',
  metaPixel: '12345',
  snapchatPixel: '0f0f0f0f',
  yandexMetrika: '1234',
  callTracking: 'https://calls.example/a.js',
};
const domestic = { yandexMetrika: '1234', callTracking: 'https://calls.example/a.js' };

test.each([
  ['RU', ['RU'], domestic],
  ['RU', ['by', 'ru'], domestic],
  ['DE', ['RU'], trackers],
  [null, ['RU'], domestic],
])('of a visitor from %s, where foreign services are off in %s', (country, offIn, left) => {
  expect(trackersIn(country, trackers, offIn)).toEqual(left);
});

test('only services from abroad have to be asked about', () => {
  expect(hasForeignTracker(trackers)).toBe(true);
  expect(hasForeignTracker(domestic)).toBe(false);
});
