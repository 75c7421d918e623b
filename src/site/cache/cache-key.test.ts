import { expect, test } from 'vitest';

import { cacheKey } from './cache-key.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/catalogs/prints?page=2&utm_medium=x', '/catalogs/prints?page=2'],
  ['/catalogs/prints?sort=title&page=2', '/catalogs/prints?page=2&sort=title'],
  ['/catalogs/prints?page=2&sort=title', '/catalogs/prints?page=2&sort=title'],
  ['/c?filter[a][b]=1', '/c?filter%5Ba%5D%5Bb%5D=1'],
  ['/c?filter%5Ba%5D%5Bb%5D=1', '/c?filter%5Ba%5D%5Bb%5D=1'],
])('%s is kept as %s', (target, key) => {
  expect(cacheKey(target)).toBe(key);
});

test('an address too long to be worth storing has no key', () => {
  expect(cacheKey(`/${'a'.repeat(2000)}`)).toBeNull();
  expect(cacheKey(`/c?${'filter[a][b]=1&'.repeat(200)}`)).toBeNull();
  expect(cacheKey(`/c?x=${'1'.repeat(10_000)}`)).toBeNull();
});
