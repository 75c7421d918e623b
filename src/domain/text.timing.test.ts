import { expect, test } from 'vitest';

import { growthBar, measureGrowth } from '#tests/support/measure-work.ts';

import { plainText } from './text.ts';

test('hostile input takes linear time', () => {
  for (const sign of ['<', '&'])
    expect(measureGrowth((size) => plainText(sign.repeat(size)), 75_000)).toBeLessThan(growthBar);
});
