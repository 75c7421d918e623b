import { expect, test } from 'vitest';

import { hearText, isUntold, startText, tellText, type TypedText } from './typed-text.ts';

const type = (text: TypedText, typed: string): TypedText => ({ ...text, typed });

test('letters typed between telling a text and its coming back stay', () => {
  const told = tellText(type(startText(''), 'ban'));
  const ahead = type(told, 'banner');
  const heard = hearText(ahead, 'ban');
  expect(heard.typed).toBe('banner');
  expect(isUntold(heard)).toBe(true);
  expect(hearText(tellText(heard), 'banner')).toEqual(startText('banner'));
});

test('texts told one after the other come back in order, or only the last of them', () => {
  const twice = tellText(type(tellText(type(startText(''), 'a')), 'ab'));
  expect(hearText(twice, 'a').typed).toBe('ab');
  expect(hearText(hearText(twice, 'a'), 'ab')).toEqual(startText('ab'));
  expect(hearText(twice, 'ab')).toEqual(startText('ab'));
});

test('a value decided elsewhere takes the place of what is typed, which is then not told', () => {
  const typing = type(tellText(type(startText('old'), 'new')), 'newer');
  const heard = hearText(typing, '');
  expect(heard).toEqual(startText(''));
  expect(isUntold(heard)).toBe(false);
});

test('a text that was typed and taken back needs no telling', () => {
  expect(isUntold(type(type(startText('x'), 'xy'), 'x'))).toBe(false);
  expect(isUntold(type(tellText(type(startText('x'), 'xy')), 'x'))).toBe(true);
});

test('going back to a text that was told and heard before is heard again', () => {
  const heard = hearText(tellText(type(startText(''), 'x')), 'x');
  expect(hearText(heard, '').typed).toBe('');
  expect(hearText(hearText(heard, ''), 'x').typed).toBe('x');
});
