import { expect, it } from 'vitest';

import { growthBar, measureGrowth } from '#tests/support/measure-work.ts';

import { detectExt } from './inspect-image.ts';

it('takes linear time to tell the kind of markup made to slow it down', () => {
  const hostile = [
    (size: number) => '<!---->'.repeat(size),
    (size: number) => `<!DOCTYPE svg ${'['.repeat(7 * size)}`,
  ];
  for (const make of hostile)
    expect(measureGrowth((size) => detectExt(Buffer.from(make(size))), 600)).toBeLessThan(growthBar);
});
