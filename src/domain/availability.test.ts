import { expect, test } from 'vitest';

import { isAvailable } from './availability.ts';

test.each([
  [null, true],
  [1, true],
  [0, false],
  [-1, false],
])('stock %j available: %j [R293-294]', (stock, available) => {
  expect(isAvailable(stock)).toBe(available);
});
