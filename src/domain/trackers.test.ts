import { expect, test } from 'vitest';

import { configuredTrackers, loadsOwnCode, trackerOrigins } from './trackers.ts';

const none = {
  googleAnalytics: '',
  googleTagManager: '',
  metaPixel: '',
  yandexMetrika: '',
  snapchatPixel: '',
  callTracking: '',
};

const google = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const googleAds = [
  'https://www.google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];

test('takes ids that look like those of their service [R648-652]', () => {
  expect(
    configuredTrackers({
      googleAnalytics: ' G-ABC1234567 ',
      googleTagManager: 'GTM-ABCD123',
      metaPixel: '123456789012345',
      yandexMetrika: '12345678',
      snapchatPixel: '0f8fad5b-d9cb-469f-a165-70867728950e',
      callTracking: 'https://calls.example/widget.js?id=7',
    }),
  ).toEqual({
    googleAnalytics: 'G-ABC1234567',
    googleTagManager: 'GTM-ABCD123',
    metaPixel: '123456789012345',
    yandexMetrika: '12345678',
    snapchatPixel: '0f8fad5b-d9cb-469f-a165-70867728950e',
    callTracking: 'https://calls.example/widget.js?id=7',
  });
});

test('leaves out what could be no id: it goes into scripts and policies', () => {
  expect(
    configuredTrackers({
      ...none,
      googleAnalytics: "G-1';alert(1)//",
      yandexMetrika: '12 34',
      callTracking: 'javascript:alert(1)',
    }),
  ).toEqual({});
});

test.each<[keyof typeof none, string[], string[]]>([
  [
    'googleAnalytics',
    ['https://www.googletagmanager.com', ...googleAds],
    [...google, 'https://google.com', ...googleAds],
  ],
  ['googleTagManager', ['https://www.googletagmanager.com'], google],
  [
    'metaPixel',
    ['https://connect.facebook.net'],
    ['https://www.facebook.com', 'https://connect.facebook.net'],
  ],
  [
    'yandexMetrika',
    ['https://mc.yandex.ru', 'https://yastatic.net'],
    ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.com'],
  ],
  ['snapchatPixel', ['https://sc-static.net'], ['https://tr.snapchat.com']],
])('%s loads and tells from where its makers say', (name, scripts, connections) => {
  expect(trackerOrigins({ [name]: '1' })).toEqual({ scripts, connections });
});

test('two services name an origin that both use once', () => {
  const { scripts } = trackerOrigins({ googleAnalytics: '1', googleTagManager: '1' });
  expect(scripts).toEqual(['https://www.googletagmanager.com', ...googleAds]);
});

test('a tag manager and call tracking load code that nobody can name beforehand', () => {
  expect(loadsOwnCode({ googleTagManager: '1' })).toBe(true);
  expect(loadsOwnCode({ callTracking: '1' })).toBe(true);
  expect(loadsOwnCode({ googleAnalytics: '1', metaPixel: '1' })).toBe(false);
});

test('names the origins of the services in use only', () => {
  expect(trackerOrigins({})).toEqual({ scripts: [], connections: [] });
  const { scripts, connections } = trackerOrigins({
    metaPixel: '1',
    callTracking: 'https://calls.example/w.js',
  });
  expect(scripts).toEqual(['https://connect.facebook.net', 'https://calls.example']);
  expect(connections).toContain('https://www.facebook.com');
});
