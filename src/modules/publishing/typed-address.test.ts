import { expect, test } from 'vitest';

import { addressesIn, namesAtAddress } from './typed-address.ts';

test.each([
  ['/about', ['page about', 'category about']],
  ['/about/?from=mail#team', ['page about', 'category about']],
  ['/%D0%BE-%D0%BD%D0%B0%D1%81', ['page о-нас', 'category о-нас']],
  ['/catalogs/prints', ['catalog prints']],
  ['/products/vase?variation=3', ['product vase']],
  ['/journal/first', ['article first']],
])('%s is a page that somebody keeps', (address, names) => {
  expect(namesAtAddress(address)).toEqual(names);
});

test.each([
  '/',
  '/cart',
  '/account/orders',
  '/catalogs',
  '/feeds/google.xml',
  '/sitemap.xml',
  '/journal/rss.xml',
  '/a/b/c',
  '//other.example/about',
  'https://other.example/about',
  'mailto:a@b.example',
  '#contacts',
  '',
])('%s is not', (address) => {
  expect(namesAtAddress(address)).toBeNull();
});

test('finds the links of a text', () => {
  const html =
    '<p><a href="/about">us</a> <a class="x" href="/a?b=1&amp;c=2">a</a> <a href="/about">us</a></p>';
  expect(addressesIn(html)).toEqual(['/about', '/a?b=1&c=2']);
  expect(addressesIn('<p>none</p>')).toEqual([]);
});
