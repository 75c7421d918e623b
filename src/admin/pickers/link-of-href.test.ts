import { expect, test } from 'vitest';

import { resolveLinkTarget } from '#domain/link-target.ts';

import { linkOfHref } from './link-of-href.ts';

test.each([
  '/',
  '/catalogs/prints',
  '/products/tall-vase',
  'https://example.com/a?b#c',
  '/about',
  '/journal/first',
  'mailto:a@b.example',
  'tel:+79123456789',
])('%s comes back as it was', (href) => {
  expect(resolveLinkTarget(linkOfHref(href)).href).toBe(href);
});

test('knows what it can know', () => {
  expect(linkOfHref('/')).toEqual({ type: 'homepage' });
  expect(linkOfHref('/products/ваза')).toEqual({ type: 'product', url: 'ваза' });
  expect(linkOfHref('/products/%')).toEqual({ type: 'product', url: '%' });
  expect(linkOfHref('/products/a/b')).toEqual({ type: 'external', url: '/products/a/b' });
});
