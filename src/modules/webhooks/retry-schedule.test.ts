import { expect, test } from 'vitest';

import { nextAttemptIn, readRetryAfter } from './retry-schedule.ts';

const never = () => 0;

test('tries ten times within three days and four hours', () => {
  const pauses = Array.from({ length: 10 }, (_, index) => nextAttemptIn(index + 1, { random: never }));
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
});

test('comes up to a fifth later by chance', () => {
  expect(nextAttemptIn(2, { random: () => 0.999_999 })).toBeCloseTo(360, 2);
});

test('waits as long as the receiver asks, up to a day', () => {
  expect(nextAttemptIn(1, { asked: 900, random: never })).toBe(900);
  expect(nextAttemptIn(1, { asked: 9_000_000, random: never })).toBe(86_400);
  expect(nextAttemptIn(4, { asked: 1, random: never })).toBe(7200);
});

test.each([
  ['120', 120],
  ['Thu, 26 Nov 2026 12:01:00 GMT', 60],
  ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  [undefined, 0],
])('reads Retry-After %s as %i seconds', (text, seconds) => {
  expect(readRetryAfter(text, new Date('2026-11-26T12:00:00Z'))).toBe(seconds);
});
