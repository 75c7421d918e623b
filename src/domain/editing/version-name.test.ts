import { expect, test } from 'vitest';

import { parseVersionName, printVersionName } from './version-name.ts';

test.each([
  { key: 'page:12', version: 3 },
  { key: 'settings', version: 1 },
  { key: 'menu:main', version: 999_999_999 },
] as const)('%o is read as it was written', (name) => {
  expect(parseVersionName(printVersionName(name))).toEqual(name);
});

test.each([
  '',
  '@',
  'page:12',
  'page:12@',
  'page:12@0',
  'page:12@-1',
  'page:12@1@2',
  'page:x@1',
  'order@1',
  '@3',
])('%j names no version', (text) => {
  expect(parseVersionName(text)).toBeNull();
});
