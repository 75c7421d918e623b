import { describe, expect, test } from 'vitest';

import { cleanQuery, isOneEditAway, splitQuery, swapLayout } from './search-words.ts';

test('a query is bounded and rid of what no text has', () => {
  expect(cleanQuery(`  ${'x'.repeat(150)}`)).toHaveLength(100);
  expect(cleanQuery('a\0b \uD800')).toBe('a b \uFFFD');
});

test('words are letters and digits, folded', () => {
  expect(splitQuery("Зелёный:* & !'чай' | (50%)").words).toEqual(['зеленый', 'чай', '50']);
  expect(splitQuery('AB-12').sku).toBe('ab-12');
});

test('Arabic words are found as they are typed', () => {
  expect(splitQuery('إبريقُ الشّاي').words).toEqual(['ابريق', 'الشاي']);
  expect(splitQuery('مـــزهرية أخرى').words).toEqual(['مزهريه', 'اخري']);
});

test.each([
  ['ghbdtn', 'привет'],
  ['Xfq', 'чай'],
  [',jhot', 'борще'],
  ['еуф', 'tea'],
  ['еуф зще', 'tea pot'],
])('%s is %s on the other layout', (typed, meant) => expect(swapLayout(typed)).toBe(meant));

describe('one edit', () => {
  test.each([
    ['чай', 'чайй'],
    ['tea', 'te'],
    ['kettle', 'kittle'],
    ['kettle', 'ekttle'],
  ])('%s and %s', (a, b) => expect([isOneEditAway(a, b), isOneEditAway(b, a)]).toEqual([true, true]));

  test.each([
    ['tea', 'tea'],
    ['tea', 'toe'],
    ['tea', 'teapo'],
    ['kettle', 'ketlte '],
  ])('is not between %s and %s', (a, b) => expect(isOneEditAway(a, b)).toBe(false));
});
