import { expect, test } from 'vitest';

import { readSearchWords } from './read-order-filter.ts';

test.each([
  ['  Ann  LEE ', ['ann', 'lee']],
  ['#1004', ['1004']],
  ['№ 1004', ['1004']],
  ['1004', ['1004']],
  ['+7 (495) 000-00-14', ['74950000014']],
  ['12 34', ['12', '34']],
  ['12 345', ['12345']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['ann@mail.example', ['ann@mail.example']],
  ['', []],
])('%j asks for %j', (query, words) => {
  expect(readSearchWords(query).words).toEqual(words);
});

test('an article number is taken as it was typed', () => {
  expect(readSearchWords('CUP-01 B').sku).toBe('cup-01 b');
});
