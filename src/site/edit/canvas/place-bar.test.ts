import { expect, test } from 'vitest';

import { chooseTop } from './place-bar.ts';

const byPointer = { room: 600, prefersBelow: false };

test('the bar stands above', () => {
  expect(chooseTop({ top: 200, bottom: 220 }, 40, byPointer)).toBe(152);
});

test('at the top of the window it stands below', () => {
  expect(chooseTop({ top: 20, bottom: 40 }, 40, byPointer)).toBe(48);
});

test('by fingers it stands below, but where there is no room', () => {
  const byFinger = { room: 600, prefersBelow: true };
  expect(chooseTop({ top: 200, bottom: 220 }, 40, byFinger)).toBe(228);
  expect(chooseTop({ top: 550, bottom: 580 }, 40, byFinger)).toBe(502);
});

test('of what is larger than the window it stays at the top', () => {
  expect(chooseTop({ top: -900, bottom: 900 }, 40, byPointer)).toBe(4);
  expect(chooseTop({ top: -900, bottom: -500 }, 40, byPointer)).toBe(4);
});
