import { expect, test } from 'vitest';

import { createPasswords } from './password-hash.ts';
import { createPasswordQueue } from './password-queue.ts';

const passwords = createPasswords(createPasswordQueue());

test('a password of an account that is not there costs as much and is never right', async () => {
  const hash = await passwords.hash('x');
  const best = { known: Infinity, unknown: Infinity };
  for (let round = 0; round < 8; round++) {
    for (const kind of ['known', 'unknown'] as const) {
      const startedAt = performance.now();
      expect(await passwords.verify('wrong', kind === 'known' ? hash : null)).toBe(false);
      best[kind] = Math.min(best[kind], performance.now() - startedAt);
    }
  }
  // Whatever else the machine does, the quickest of eight is close to what it costs.
  expect(best.unknown / best.known).toBeGreaterThan(0.5);
  expect(best.unknown / best.known).toBeLessThan(2);
});
