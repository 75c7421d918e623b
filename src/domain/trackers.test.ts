import { expect, test } from 'vitest';

import { configuredTrackers, trackerOrigins } from './trackers.ts';

const none = {
  googleAnalytics: '',
  googleTagManager: '',
  metaPixel: '',
  yandexMetrika: '',
  snapchatPixel: '',
  callTracking: '',
};

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

test('names the origins of the services in use only', () => {
  expect(trackerOrigins({})).toEqual({ scripts: [], connections: [] });
  const { scripts, connections } = trackerOrigins({
    metaPixel: '1',
    callTracking: 'https://calls.example/w.js',
  });
  expect(scripts).toEqual(['https://connect.facebook.net', 'https://calls.example']);
  expect(connections).toContain('https://www.facebook.com');
});
