import { expect, test } from 'vitest';

import { findNewAddresses } from './find-new-addresses.ts';

const origin = 'https://shop.example';
const find = (after: unknown, before: unknown = {}) => findNewAddresses(before, after, origin);

test.each([
  [
    'a link in rich text',
    '<p><a href="https://evil.example/a?b=1&amp;c=2">x</a></p>',
    ['https://evil.example/a?b=1&c=2'],
  ],
  ['an address without its scheme', '<a href="//evil.example">x</a>', ['//evil.example']],
  [
    'a mailbox and a phone',
    '<a href="mailto:a@b.example">x</a> <a href="TEL:+123">y</a>',
    ['mailto:a@b.example', 'TEL:+123'],
  ],
  [
    'an address of the shop',
    '<a href="https://SHOP.example/about">x</a> //shop.example?q https://shop.example',
    [],
  ],
  [
    'an address that begins like that of the shop',
    'https://shop.example.evil.example/',
    ['https://shop.example.evil.example/'],
  ],
  ['a path', '<a href="/about">x</a>', []],
])('%s is told or passed over', (_, text, addresses) => {
  expect(find({ sections: { s1: { items: [{ text }] } } })).toEqual(addresses);
});

test('phone numbers of links are addresses too', () => {
  const link = (type: string) => ({ link: { type, phone: '+7 900 123-45-67' } });
  expect(find(link('phone'))).toEqual(['tel:+79001234567']);
  expect(find(link('whatsapp'))).toEqual(['https://wa.me/79001234567']);
  expect(find(link('other'))).toEqual([]);
});

test('what was there before, wherever it stood, is not new, and each is told once', () => {
  const before = { a: 'https://partner.example/' };
  const after = { b: ['https://partner.example/', 'https://other.example/', 'https://other.example/'] };
  expect(find(after, before)).toEqual(['https://other.example/']);
});
