import { expect, test } from 'vitest';

import { shortcuts } from './find-shortcut.ts';
import { printKeys, shortcutGroups } from './shortcut-list.ts';

test('every shortcut is listed, once', () => {
  const listed = Object.values(shortcutGroups).flatMap(Object.keys);
  expect(new Set(listed).size).toBe(listed.length);
  expect(shortcuts.filter((shortcut) => !listed.includes(shortcut))).toEqual([]);
});

test('keys are called as they are on the keyboard at hand', () => {
  expect(printKeys('Mod Shift Z', { isApple: false, space: 'Space' })).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(printKeys('Mod Shift Z', { isApple: true, space: 'Space' })).toEqual(['⌘', '⇧', 'Z']);
  expect(printKeys('Shift Space', { isApple: false, space: 'Пробел' })).toEqual(['Shift', 'Пробел']);
});
