import { expect, test } from 'vitest';

import { ownPage } from './own-page.ts';

test.each([
  [
    'https://shop.example/products/cup?utm_source=ads#top',
    'https://shop.example/products/cup?utm_source=ads',
  ],
  ['/contacts', 'https://shop.example/contacts'],
  ['https://evil.example/login?next=1', 'https://shop.example/login?next=1'],
  ['//evil.example/login', 'https://shop.example/login'],
  ['https://user:word@evil.example:8080/', 'https://shop.example/'],
  ['javascript:alert(1)', ''],
  ['data:text/html,<b>', ''],
  ['http://[', ''],
  ['', ''],
])('%s is stored as "%s"', (address, stored) => {
  expect(ownPage(address, 'https://shop.example')).toBe(stored);
});
