import { describe, expect, test } from 'vitest';

import { normalizeTarget, pathKey, spellingsOf } from './redirect-target.ts';

describe('a target', () => {
  test.each([
    ['new-url', '/new-url'],
    ['/new-url', '/new-url'],
    [' /new-url ', '/new-url'],
    ['/search?q=a:b', '/search?q=a:b'],
    ['?page=2', '/?page=2'],
    ['https://a.example/x', 'https://a.example/x'],
    ['HTTP://a.example', 'HTTP://a.example'],
    ['/чай', '/%D1%87%D0%B0%D0%B9'],
    ['/%D1%87', '/%D1%87'],
  ])('%s leads to %s', (to, expected) => {
    expect(normalizeTarget(to)).toBe(expected);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '/\t/evil.example',
    '\t//evil.example',
    'https:evil.example',
    'data:text/html,x',
    'ftp://evil.example',
    'http://',
    '/a\r\nSet-Cookie: x=1',
    '',
    ' ',
  ])('%j is refused', (to) => {
    expect(normalizeTarget(to)).toBeNull();
  });
});

test('paths are compared decoded, without query and trailing slashes', () => {
  expect(pathKey('/a/b/?x=1#y')).toBe('/a/b');
  expect(pathKey('/%D1%87%D0%B0%D0%B9')).toBe('/чай');
  expect(pathKey('/')).toBe('/');
  expect(pathKey('///')).toBe('/');
  expect(pathKey('/%zz')).toBe('/%zz');
});

test('a path is looked for as given, decoded and as redirects are stored, with and without a slash', () => {
  expect(spellingsOf('/old?x=1')).toEqual(['/old', '/old/']);
  expect(spellingsOf('/a%2Cчай/')).toEqual([
    '/a%2Cчай',
    '/a%2Cчай/',
    '/a,чай',
    '/a,чай/',
    '/a,%D1%87%D0%B0%D0%B9',
    '/a,%D1%87%D0%B0%D0%B9/',
  ]);
});
