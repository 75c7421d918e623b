import { expect, test } from 'vitest';

import { cacheKey } from './cache-key.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/catalogs/prints?page=2&utm_medium=x', '/catalogs/prints?page=2'],
  ['/catalogs/prints?sort=title&page=2', '/catalogs/prints?page=2&sort=title'],
  ['/catalogs/prints?page=2&sort=title', '/catalogs/prints?page=2&sort=title'],
  ['/c?filter[a][b]=1', '/c?filter%5Ba%5D%5Bb%5D=1'],
  ['/c?page=2&page=1', '/c?page=2'],
  ['/c?page=1&page=2', '/c?page=1'],
  ['/c?tag=b&tag=a&tag=b', '/c?tag=a&tag=b'],
  ['/%61bout', '/about'],
  ['/%d1%87', '/%D1%87'],
  ['/a%2fb', '/a%2Fb'],
  ['/%2541', '/%2541'],
  ['/c?filter%5Ba%5D%5Bb%5D=1', '/c?filter%5Ba%5D%5Bb%5D=1'],
])('%s is kept as %s', (target, key) => {
  expect(cacheKey(target)).toBe(key);
});

test('an address too long to be worth storing has no key', () => {
  expect(cacheKey(`/${'a'.repeat(2000)}`)).toBeNull();
  const filters = Array.from({ length: 100 }, (_, index) => `filter[a][${index}]=1`);
  expect(cacheKey(`/c?${filters.join('&')}`)).toBeNull();
  expect(cacheKey(`/c?x=${'1'.repeat(10_000)}`)).toBeNull();
});

test.each(['/about#x', 'http://evil.example/about', '*', '/%zz', '/%c0%af', '/%ed%a0%80'])(
  '%s, which no link of ours says, has no key',
  (target) => {
    expect(cacheKey(target)).toBeNull();
  },
);
