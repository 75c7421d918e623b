import { expect, test } from 'vitest';

import { readSocialAddress, type SocialNetwork } from './social-address.ts';

test.each<[SocialNetwork, string, string | null]>([
  ['instagram', '', ''],
  ['instagram', '@tide_and_clay', 'https://www.instagram.com/tide_and_clay'],
  ['instagram', ' tide.and.clay ', 'https://www.instagram.com/tide.and.clay'],
  ['instagram', 'instagram.com/tide', 'https://instagram.com/tide'],
  ['instagram', 'https://www.instagram.com/tide/?hl=en', 'https://www.instagram.com/tide/?hl=en'],
  ['telegram', '@shop', 'https://t.me/shop'],
  ['telegram', 't.me/shop', 'https://t.me/shop'],
  ['tiktok', '@shop', 'https://www.tiktok.com/@shop'],
  ['vk', 'магазин', 'https://vk.com/магазин'],
  ['facebook', 'shop', 'https://www.facebook.com/shop'],
  ['linkedIn', 'shop', 'https://www.linkedin.com/company/shop'],
  ['twitter', 'shop', 'https://x.com/shop'],
  ['medium', '@shop', 'https://medium.com/@shop'],
  ['facebook', 'shop.com', 'https://shop.com'],
  ['facebook', 'localhost:1', null],
  ['instagram', 'two words', null],
  ['instagram', '@', null],
  ['instagram', 'javascript:alert(1)', null],
])('%s %j is %j', (network, typed, address) => {
  expect(readSocialAddress(network, typed)).toBe(address);
});
