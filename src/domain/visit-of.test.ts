import { expect, test } from 'vitest';

import { visitOf } from './visit-of.ts';

const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'user-agent': 'Mozilla/5.0' };
const open = (url: string, headers: Record<string, string> = {}) =>
  visitOf({ method: 'GET', url, headers: { ...opened, ...headers } });

test('a page that is opened from elsewhere is an arrival, the next one is not', () => {
  expect(open('/products/vase?utm_source=ads')).toBe('arrival');
  expect(open('/', { 'sec-fetch-site': 'cross-site' })).toBe('arrival');
  expect(open('/', { 'sec-fetch-site': 'same-origin' })).toBeNull();
});

test('cart and checkout count wherever one comes from', () => {
  expect(open('/cart', { 'sec-fetch-site': 'same-origin' })).toBe('cart');
  expect(open('/checkout?x=1')).toBe('checkout');
});

test.each([
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch as older browsers tell it', { purpose: 'prefetch' }],
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a picture', { 'sec-fetch-dest': 'image' }],
])('%s is nobody', (_what, headers) => {
  expect(open('/', headers)).toBeNull();
});

test('a browser that names no program is somebody', () => {
  expect(visitOf({ method: 'GET', url: '/', headers: { 'sec-fetch-dest': 'document' } })).toBe('arrival');
  expect(open('/administration')).toBe('arrival');
});

test('neither the admin, nor the API, nor the way back from a provider is a visit', () => {
  for (const url of ['/admin', '/admin/', '/admin/orders', '/api/config', '/payment?order=1'])
    expect(open(url)).toBeNull();
  expect(visitOf({ method: 'POST', url: '/', headers: opened })).toBeNull();
});
