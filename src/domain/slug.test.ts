import { describe, expect, test } from 'vitest';

import { checkSlug, isReservedSlug, slugify } from './slug.ts';

test.each([
  ['Зелёный чай «Сенча», 100 г', 'zelenyy-chay-sencha-100-g'],
  ['Щука, объезд, цапля', 'schuka-obezd-tsaplya'],
  ['Hello, World!', 'hello-world'],
  ["Doesn't matter", 'doesnt-matter'],
  ['Crème brûlée', 'creme-brulee'],
  ['  --a__b--  ', 'a-b'],
  ['Қазақ тілі', 'qazaq-tili'],
  ['Й разложенная: й', 'y-razlozhennaya-y'],
  ['№ 5', 'no-5'],
  ['كوب الصباح، 350 مل', 'كوب-الصباح-350-مل'],
  ['مَدّ وطِيـــن', 'مد-وطين'],
  ['أزرق آخر', 'ازرق-اخر'],
  ['中文', ''],
  ['', ''],
])('%s becomes %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('a long slug is cut at a hyphen', () => {
  const slug = slugify('слово '.repeat(60));
  expect(slug.length).toBeLessThanOrEqual(120);
  expect(slug).toMatch(/^(slovo-)*slovo$/);
  expect(slugify('a'.repeat(300))).toHaveLength(120);
});

describe('checking', () => {
  test.each([
    ['about', null],
    ['о-нас', null],
    ['чай_зелёный-2', null],
    ['2024-news', null],
    ['', 'forms.errors.noEmpty'],
    ['2024', 'forms.errors.slugDigits'],
    ['a'.repeat(120), null],
    ['a'.repeat(121), 'forms.errors.slugTooLong'],
    ['a b', 'forms.errors.slugFormat'],
    ['a/b', 'forms.errors.slugFormat'],
    ['..', 'forms.errors.slugFormat'],
    ['-a', 'forms.errors.slugFormat'],
    ['a-', 'forms.errors.slugFormat'],
    ['a?b', 'forms.errors.slugFormat'],
    ['cart', 'forms.errors.slugReserved'],
    ['Cart', 'forms.errors.slugReserved'],
  ])('%s: %j', (slug, error) => {
    expect(checkSlug(slug)).toBe(error);
  });

  test.each([
    'cart',
    'checkout',
    'payment',
    'liveness',
    'readiness',
    'reset_password_confirm',
    'account',
    'admin',
    'catalogs',
    'products',
    'new-page',
    'api',
    'img',
    'assets',
    'search',
    'feeds',
    'sitemap.xml',
    'robots.txt',
    'favicon.ico',
  ])('%s is reserved for pages and categories', (slug) => {
    expect(isReservedSlug(slug, 'page')).toBe(true);
    expect(isReservedSlug(slug, 'category')).toBe(true);
  });

  test('other kinds live under their own prefix', () => {
    expect(checkSlug('cart', 'product')).toBeNull();
    expect(checkSlug('cart', 'catalog')).toBeNull();
    expect(checkSlug('new-page', 'catalog')).toBe('forms.errors.slugReserved');
    expect(checkSlug('related-products', 'product')).toBe('forms.errors.slugReserved');
  });
});
