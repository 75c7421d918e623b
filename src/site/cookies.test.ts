import { expect, test } from 'vitest';

import { formatCookie, parseCookies } from './cookies.ts';

test('reads the cookies of a header', () => {
  expect([...parseCookies('a=1; b = x=y ;c; =d; a=2')]).toEqual([
    ['a', '1'],
    ['b', 'x=y'],
  ]);
  expect(parseCookies(undefined).size).toBe(0);
});

test('writes a cookie for the whole site', () => {
  expect(formatCookie('vt_cart', '1.2.3', { maxAgeSeconds: 60, secure: false })).toBe(
    'vt_cart=1.2.3; Path=/; Max-Age=60; SameSite=Lax',
  );
  expect(formatCookie('t', 'x', { maxAgeSeconds: 0, secure: true, httpOnly: true })).toBe(
    't=x; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
  );
});
