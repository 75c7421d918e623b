import { describe, expect, test } from 'vitest';

import { formatCookie, isSecureOrigin, readCookie } from './cookies.ts';

const read = (cookie: string | undefined, isSecure = false) => readCookie({ cookie }, 'vt_cart', isSecure);

describe('over http', () => {
  test('a cookie is read by its plain name, the first of several', () => {
    expect(read('a=1; vt_cart=2;vt_cart=3')).toBe('2');
    expect(read('xvt_cart=1; vt_cart = 2')).toBeUndefined();
    expect(read(undefined)).toBeUndefined();
  });

  test('a cookie goes to the whole site, or where it is wanted', () => {
    expect(formatCookie('vt_cart', '1.2.3', { maxAgeSeconds: 60, isSecure: false })).toBe(
      'vt_cart=1.2.3; Path=/; Max-Age=60; SameSite=Lax',
    );
    expect(
      formatCookie('t', 'x', { maxAgeSeconds: 0, isSecure: false, sameSite: 'Strict', plainPath: '/admin' }),
    ).toBe('t=x; Path=/admin; Max-Age=0; SameSite=Strict');
  });
});

describe('over https', () => {
  test('a cookie bears the prefix with what it asks for: Secure, every path, no domain', () => {
    expect(
      formatCookie('t', 'x', { maxAgeSeconds: 60, isSecure: true, isHttpOnly: true, plainPath: '/admin' }),
    ).toBe('__Host-t=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure');
  });

  test('a cookie without the prefix, or with a weaker one, is none', () => {
    expect(read('vt_cart=1; __Secure-vt_cart=2; __host-vt_cart=3', true)).toBeUndefined();
    expect(read('vt_cart=1; __Host-vt_cart=2', true)).toBe('2');
    expect(read('__Host-vt_cart=2')).toBeUndefined();
  });
});

test('an origin is secure by its scheme', () => {
  expect(['https://shop.example', 'http://shop.example', undefined].map(isSecureOrigin)).toEqual([
    true,
    false,
    false,
  ]);
});
