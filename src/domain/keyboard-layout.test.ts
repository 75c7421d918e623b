import { expect, test } from 'vitest';

import { fixKeyboardLayout } from './keyboard-layout.ts';

test.each([
  ['ghbdtn', 'привет'],
  ['Ptk`ysq xfq', 'Зелёный чай'],
  ['[kt,', 'хлеб'],
  ['еуф', 'tea'],
  ['Пкуут еуф', 'Green tea'],
  ['123 🍵', '123 🍵'],
  ['', ''],
])('%s is %s', (typed, meant) => {
  expect(fixKeyboardLayout(typed)).toBe(meant);
});

test('there and back', () => {
  expect(fixKeyboardLayout(fixKeyboardLayout('съешь ещё булок'))).toBe('съешь ещё булок');
});
