import { expect, test } from 'vitest';

import { nameBrowser } from './name-browser.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari', 'iOS'],
  [
    'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 YaBrowser/25.1 Mobile Safari/537.36',
    'Yandex Browser',
    'Android',
  ],
])('%s', (userAgent, browser, system) => expect(nameBrowser(userAgent)).toEqual({ browser, system }));

test.each(['', 'curl/8.5'])('"%s" is no browser that people know', (userAgent) =>
  expect(nameBrowser(userAgent)).toBeNull(),
);
