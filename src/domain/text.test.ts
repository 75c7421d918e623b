import { expect, test } from 'vitest';

import { cleanLine, cleanText, foldText, normalizeEmail, plainText } from './text.ts';

test.each([
  ['  Зелёный  ЧАЙ ', 'зеленый чай'],
  ['Е\u0308лка', 'елка'],
  ['Tea\u00a0Time', 'tea time'],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['<p>Green <b>tea</b></p>', 'Green tea'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<b>V</b>itrina', 'Vitrina'],
  ['a<br>b<br/>c', 'a b c'],
  ['<blockquote>a</blockquote>b', 'a b'],
  ['&laquo;Tea&raquo; &amp; cakes&nbsp;&#8212; &#x2F;', '«Tea» & cakes — /'],
  ['&lt;script&gt;', '<script>'],
  ['&amp;lt;', '&lt;'],
  ['&unknown; &constructor; &#0; &#xD800;', '&unknown; &constructor; &#0; &#xD800;'],
  ['a < b', 'a < b'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ['  Ada\n Lovelace\t', 'Ada Lovelace'],
  ['e\u0301', '\u00e9'],
  ['a\u0000b\u202ec\u2066d', 'abcd'],
  ['\ud800', '\ufffd'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  [' \u0007 ', ''],
])('%j is the line %j', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test('an address of mail is compared without capitals and spaces around', () => {
  expect(normalizeEmail(' Ada@Example.ORG ')).toBe('ada@example.org');
});

test('a text keeps its line breaks', () => {
  expect(cleanText('\n Ring\u0007 twice.\r\n\tThen wait. ')).toBe('Ring twice.\r\n\tThen wait.');
});
