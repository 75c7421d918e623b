import { expect, test } from 'vitest';

import { resolveShopUrl } from './shop-url.ts';

const origins = ['https://shop.example', 'https://www.shop.example'] as const;

test.each([
  ['/payment?order=1', 'https://shop.example/payment?order=1'],
  ['https://shop.example/payment', 'https://shop.example/payment'],
  ['https://www.shop.example/x', 'https://www.shop.example/x'],
  ['HTTPS://SHOP.EXAMPLE:443/x', 'https://shop.example/x'],
])('%s is the shop’s own', (address, url) => {
  expect(resolveShopUrl(address, [...origins])).toBe(url);
});

test.each([
  'http://shop.example/',
  'https://shop.example:444/',
  'https://shop.example@evil.example/',
  'https://ann@shop.example/',
  '//evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'https://',
  `/${'x'.repeat(2000)}`,
])('%s is not', (address) => {
  expect(resolveShopUrl(address, [...origins])).toBeNull();
});
