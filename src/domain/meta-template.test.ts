import { describe, expect, test } from 'vitest';

import { cutAtWord, defaultMetaTemplates, fillTemplate, renderMeta } from './meta-template.ts';

const values = {
  product_name: 'Sencha',
  catalog_name: 'Tea',
  page_name: 'About',
  article_name: 'How to brew',
  category_name: 'Blog',
  shop_name: 'Vitrina',
  currency: 'USD',
  price: '1,500',
};

describe('filling', () => {
  test.each([
    [
      '%product_name% %catalog_name% %page_name% %article_name% %category_name% %shop_name% %currency% %price%',
      'Sencha Tea About How to brew Blog Vitrina USD 1,500',
    ],
    ['Buy %page_name%', 'Buy About'],
    ['Buy %colour% tea', 'Buy tea'],
    ['%unknown%', ''],
    ['%constructor% tea', 'tea'],
    ['Tea   and\n cakes', 'Tea and cakes'],
    ['Save 50% on %product_name%', 'Save 50% on Sencha'],
    ['%product_name% — %nothing% | %shop_name%', 'Sencha — Vitrina'],
    ['%nothing% | %shop_name%', 'Vitrina'],
    ['%shop_name% | %nothing%', 'Vitrina'],
    ['%product_name% — %nothing%. Photos', 'Sencha. Photos'],
    ['%product_name% (%nothing%)', 'Sencha'],
    ['«%nothing%» %product_name% "%nothing%"', 'Sencha'],
    ['%product_name% , cheap', 'Sencha, cheap'],
    ['Price: %nothing%', 'Price'],
    ['-5% on C++ - today', '-5% on C++ - today'],
  ])('%s', (template, text) => {
    expect(fillTemplate(template, values)).toBe(text);
  });

  test.each([
    ['%product_name% for %price% %currency% — %shop_name%', 'Sencha — Vitrina'],
    ['%product_name%, from %price% %currency% — %shop_name%', 'Sencha — Vitrina'],
    ['%product_name% за %price% %currency% — «%shop_name%»', 'Sencha — «Vitrina»'],
    ['%product_name%. Price: %price% %currency%.', 'Sencha.'],
    ['Platform %price%', 'Platform'],
    ['for %price%', ''],
    ['Only from %price% today for', 'today for'],
    ['Tea, from %price%', 'Tea'],
    ['%price%', ''],
    ['Tea %price% for', 'Tea for'],
    ['A for %price% B from %price% C', 'A B C'],
  ])('%s without a price', (template, text) => {
    expect(fillTemplate(template, { ...values, price: '' })).toBe(text);
  });

  test('a value never acts as a template', () => {
    expect(fillTemplate('%page_name%', { page_name: '%shop_name%', shop_name: 'X' })).toBe('%shop_name%');
    expect(fillTemplate('%page_name%', { page_name: '$& $1' })).toBe('$& $1');
  });

  test('no currency is left without its price', () => {
    expect(fillTemplate('%product_name% — %price% %currency% | %shop_name%', { ...values, price: '' })).toBe(
      'Sencha — Vitrina',
    );
    expect(fillTemplate('Prices in %currency%', { currency: 'USD' })).toBe('Prices in USD');
  });
});

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['green tea leaves', 10, 'green tea'],
  ['green tea leaves', 9, 'green tea'],
  ['green tea leaves', 8, 'green'],
  ['green, tea', 7, 'green'],
  ['green — tea', 9, 'green'],
  ['unbreakable', 5, 'unbre'],
  ['a unbreakable', 5, 'a'],
  [' unbreakable', 5, 'unbr'],
  ['abcd🍵', 5, 'abcd'],
])('%s cut at %d is %s', (text, max, cut) => {
  expect(cutAtWord(text, max)).toBe(cut);
});

describe('rendering', () => {
  const long = 'word '.repeat(100).trim();

  test.each(['en', 'ru'] as const)('%s defaults leave no placeholder and respect lengths', (language) => {
    for (const kind of ['product', 'catalog', 'page', 'category', 'article'] as const) {
      for (const part of ['h1', 'title', 'description'] as const) {
        const text = renderMeta('', values, { kind, part, language });
        expect(text).toContain(values[`${kind}_name`]);
        expect(text).not.toContain('%');
        const cut = renderMeta('', { ...values, [`${kind}_name`]: long }, { kind, part, language });
        expect(cut.length).toBeLessThanOrEqual(part === 'title' ? 70 : 200);
      }
    }
  });

  test("the shop's own template wins over the default", () => {
    expect(
      renderMeta('Best %product_name%', values, { kind: 'product', part: 'title', language: 'en' }),
    ).toBe('Best Sencha');
  });

  test('defaults use every placeholder the specification names', () => {
    const all = JSON.stringify(defaultMetaTemplates.en);
    for (const name of Object.keys(values)) expect(all).toContain(`%${name}%`);
  });
});
