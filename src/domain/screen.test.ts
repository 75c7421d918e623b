import { expect, test } from 'vitest';

import { screenClass } from './screen.ts';

test.each([
  [0, 'mobile'],
  [390, 'mobile'],
  [567, 'mobile'],
  [567.9, 'mobile'],
  [568, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
  [2560, 'desktop'],
  [Number.NaN, 'desktop'],
])('%d wide is %s [R583-586]', (width, screen) => {
  expect(screenClass(width)).toBe(screen);
});
