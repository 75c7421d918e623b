import { expect, test } from 'vitest';

import { foldCode } from './fold-code.ts';

test.each([
  ' summer-10 ',
  'SUMMER10',
  'Summer 10',
  'SUMMERl0',
  'summer1o',
  'ＳＵＭＭＥＲ１０',
  'ЅUMMER10'.replace('Ѕ', 'S'),
])('%j is the code SUMMER10', (typed) => {
  expect(foldCode(typed)).toBe(foldCode('SUMMER10'));
});

test('Cyrillic letters that look like Latin ones are those', () => {
  expect(foldCode('ВЕСНА')).toBe(foldCode('BECHA'));
});

test('other letters stay what they are, and signs alone are no code', () => {
  expect(foldCode('ЛЕТО5')).not.toBe(foldCode('ЛЕТ5'));
  expect(foldCode('قسيمة')).toBe('قسيمة');
  expect(foldCode(' -—/ ')).toBe('');
});

test('a text of any length costs little and is cut', () => {
  expect(foldCode('A'.repeat(1_000_000))).toHaveLength(64);
});
