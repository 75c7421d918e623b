import { expect, test } from 'vitest';

import { isOffered } from './is-offered.ts';

test.each([
  [true, 'accepted', false, true],
  [true, 'refused', false, false],
  [true, null, false, false],
  [true, 'refused', true, true],
  [false, null, false, true],
])(
  'a method that needs a test (%j), with the outcome %j, offered untested (%j): %j',
  (needs, testOutcome, isOfferedUntested, offered) => {
    const kinds = { needsTest: (key: string) => key === 'stripe' && needs };
    expect(isOffered(kinds, { key: 'stripe', testOutcome, isOfferedUntested })).toBe(offered);
  },
);
