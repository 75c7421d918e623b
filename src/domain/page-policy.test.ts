import { expect, test } from 'vitest';

import { readAllowedHosts } from './page-policy.ts';

test('a list holds origins, and the word that lets texts run as code', () => {
  expect(readAllowedHosts([' HTTPS://*.A.example ', 'wss://b.example:8443', 'https://a'])).toEqual({
    origins: ['https://*.a.example', 'wss://b.example:8443', 'https://a'],
    mayEval: false,
  });
  expect(readAllowedHosts(['Eval', 'http://c.example'])).toEqual({
    origins: ['http://c.example'],
    mayEval: true,
  });
});

test('what would end the policy or allow everybody is left out', () => {
  const refused = [
    '*',
    'https:',
    'data:',
    "'unsafe-inline'",
    'https://a.example; script-src *',
    'https://a/b',
    '',
  ];
  expect(readAllowedHosts(refused)).toEqual({ origins: [], mayEval: false });
});
