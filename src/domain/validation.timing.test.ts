import { expect, test } from 'vitest';

import { growthBar, measureGrowth } from '#tests/support/measure-work.ts';

import { checkEmail, checkPhone } from './validation.ts';

test('hostile input is refused in linear time', () => {
  const hostile = [
    (size: number) => '1 '.repeat(size),
    (size: number) => `a@${'a.'.repeat(size)}`,
    (size: number) => `${' '.repeat(size)}x`,
  ];
  for (const make of hostile) {
    for (const check of [checkEmail, checkPhone])
      expect(measureGrowth((size) => check(make(size)), 50_000)).toBeLessThan(growthBar);
  }
});
