import { expect, it } from 'vitest';

import { readDsn } from './read-dsn.ts';

it('reads the address of envelopes and the origin for the policy', () => {
  expect(readDsn(' https://0a1b2c@o1.errors.example/42 ')).toEqual({
    endpoint: 'https://o1.errors.example/api/42/envelope/?sentry_version=7&sentry_key=0a1b2c',
    origin: 'https://o1.errors.example',
  });
});

it('takes a port and a folder, and leaves a secret key out', () => {
  expect(readDsn('https://key:secret@errors.example:8443/glitch/tip/1')).toEqual({
    endpoint: 'https://errors.example:8443/glitch/tip/api/1/envelope/?sentry_version=7&sentry_key=key',
    origin: 'https://errors.example:8443',
  });
});

it.each([
  '',
  'nonsense',
  'http://key@errors.example/1',
  'https://errors.example/1',
  'https://key@errors.example',
  'https://key@errors.example/shop',
  'https://key@errors.example/1?x=1',
  'https://key@localhost/1',
  'https://key@127.0.0.1/1',
  'https://key@[::1]/1',
  "https://key@errors.example/';script-src%20*/1",
  'javascript:alert(1)',
])('refuses %j', (text) => {
  expect(readDsn(text)).toBeNull();
});
