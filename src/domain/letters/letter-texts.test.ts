import { expect, test } from 'vitest';

import { cleanLetterText, fillLetterText, findUnknownWord, splitParagraphs } from './letter-texts.ts';

test('a line stays a line, and turns no direction', () => {
  expect(cleanLetterText('subject', ' Order\r\nBcc: eve@evil.example \u202e{number}')).toBe(
    'Order Bcc: eve@evil.example {number}',
  );
});

test('paragraphs keep their lines, and no more than one empty line between them', () => {
  const text = cleanLetterText('intro', ' One \r\ntwo\u0000\r\n\r\n\r\n\r\nthree ');
  expect(text).toBe('One\ntwo\n\nthree');
  expect(splitParagraphs(text)).toEqual(['One\ntwo', 'three']);
});

test.each([
  ['Order {number}', null],
  ['A smile :-} and a { brace apart', null],
  ['Order {order}', '{order}'],
  ['Order { number }', '{ number }'],
  ['{{number}', null],
  ['{constructor}', '{constructor}'],
  ['{}', '{}'],
  ['{count, plural, other {x}}', '{x}'],
])('%j asks for %j, which is unknown', (text, unknown) => {
  expect(findUnknownWord(text, ['number'])).toBe(unknown);
});

test('values are put in once: what they hold asks for nothing', () => {
  const values = { name: '{total}', total: '$1' };
  expect(fillLetterText('{name} owes {total}', values)).toBe('{total} owes $1');
});

test('what nobody knows stays as it is written', () => {
  expect(fillLetterText('{constructor} {toString} {gone}', { gone: undefined })).toBe(
    '{constructor} {toString} {gone}',
  );
});
