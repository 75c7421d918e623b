import { expect, test } from 'vitest';

import { earliest, latest } from './moments.ts';

const [a, b] = [new Date('2026-11-01'), new Date('2026-11-02')];

test.each([
  [[], null, null],
  [[null], null, null],
  [[a, b], a, b],
  [[b, a], a, b],
  [[null, b], b, b],
  [[a, null, b], a, b],
])('of %j the first and the last', (moments, first, last) => {
  expect([earliest(moments), latest(moments)]).toEqual([first, last]);
});
