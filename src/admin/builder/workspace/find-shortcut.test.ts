import { expect, test } from 'vitest';

import { findShortcut, type Key } from './find-shortcut.ts';

const press = (key: string, ...held: (keyof Omit<Key, 'key'>)[]) =>
  findShortcut({
    key,
    ctrl: held.includes('ctrl'),
    shift: held.includes('shift'),
    alt: held.includes('alt'),
    meta: held.includes('meta'),
  });

test('Ctrl and Command mean the same, on either keyboard', () => {
  expect(press('z', 'ctrl')).toBe('undo');
  expect(press('z', 'meta')).toBe('undo');
  expect(press('я', 'ctrl')).toBe('undo');
  expect(press('Z', 'ctrl', 'shift')).toBe('redo');
  expect(press('y', 'ctrl')).toBe('redo');
  expect(press('D', 'ctrl')).toBe('duplicate');
});

test('keys that mean nothing here are left alone', () => {
  expect(press('z')).toBeNull();
  expect(press('z', 'ctrl', 'alt')).toBeNull();
  expect(press('c', 'ctrl', 'shift')).toBeNull();
  expect(press('ArrowUp')).toBeNull();
  expect(press('Delete', 'alt')).toBeNull();
});

test('arrows move with Alt, and a question mark helps', () => {
  expect(press('ArrowUp', 'alt')).toBe('moveUp');
  expect(press('ArrowDown', 'alt')).toBe('moveDown');
  expect(press('?', 'shift')).toBe('help');
  expect(press('Escape')).toBe('unselect');
  expect(press('Delete')).toBe('remove');
});

test('F6 goes from region to region, with Shift back; with other keys it is the browser’s', () => {
  expect(press('F6')).toBe('nextRegion');
  expect(press('F6', 'shift')).toBe('previousRegion');
  expect(press('F6', 'ctrl')).toBeNull();
});
