import { expect, test } from 'vitest';

import { createKeyRates } from './key-rates.ts';

test('each key has its own calls, and all of them again in the next window', () => {
  let at = 1_000_000;
  const rates = createKeyRates({ limit: 2, windowSeconds: 60, now: () => at });
  expect(rates.count(1)).toEqual({ limit: 2, remaining: 1, reset: 60, isExceeded: false });
  at += 20_500;
  expect(rates.count(1)).toEqual({ limit: 2, remaining: 0, reset: 40, isExceeded: false });
  expect(rates.count(1)).toEqual({ limit: 2, remaining: 0, reset: 40, isExceeded: true });
  expect(rates.count(2)).toMatchObject({ remaining: 1, isExceeded: false });
  at += 39_500;
  expect(rates.count(1)).toEqual({ limit: 2, remaining: 1, reset: 60, isExceeded: false });
});
