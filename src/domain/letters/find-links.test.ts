import { expect, test } from 'vitest';

import { findLinks } from './find-links.ts';

test('addresses of the web and of mail are links, without the mark that ends their sentence', () => {
  expect(
    findLinks(
      'See https://shop.example/faq?a=1#b. Write to (mailto:hi@shop.example), or http://shop.example!',
    ),
  ).toEqual(['https://shop.example/faq?a=1#b', 'mailto:hi@shop.example', 'http://shop.example']);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://shop.example',
  'https://shop.example@evil.example/',
  'https://user:word@shop.example/',
  'https://',
  'mailto:nobody',
  'https://shop.example/{number}',
  `https://shop.example/${'a'.repeat(500)}`,
  'www.shop.example',
])('%s is no link', (text) => {
  expect(findLinks(text)).toEqual([]);
});

test('what breaks out of an attribute ends the address', () => {
  expect(findLinks('https://shop.example/"onclick="x')).toEqual(['https://shop.example/']);
});
