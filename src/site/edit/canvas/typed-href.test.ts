import { expect, test } from 'vitest';

import { typedHref } from './typed-href.ts';

test.each([
  ['/about', '/about'],
  [' about ', '/about'],
  ['#prices', '#prices'],
  ['?page=2', '?page=2'],
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['example.com', 'https://example.com'],
  ['www.example.com/prices?x=1', 'https://www.example.com/prices?x=1'],
  ['пример.рф', 'https://пример.рф'],
  ['//example.com', 'https://example.com'],
  ['anna@example.com', 'mailto:anna@example.com'],
  ['mailto:anna@example.com', 'mailto:anna@example.com'],
  ['+7 (900) 000-00-00', 'tel:+79000000000'],
  ['tel:+79000000000', 'tel:+79000000000'],
])('%j leads to %s', (typed, href) => {
  expect(typedHref(typed)).toBe(href);
});

test.each([
  '',
  '  ',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'two words',
  '/a\\b',
])('%j leads nowhere', (typed) => {
  expect(typedHref(typed)).toBeNull();
});
