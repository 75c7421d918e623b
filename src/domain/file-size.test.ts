import { expect, test } from 'vitest';

import { toMegabytes } from './file-size.ts';

test('a length is told in megabytes, the smallest file as a tenth of one', () => {
  expect([1, 149_999, 1_000_000, 4_250_000, 209_715_200].map((bytes) => toMegabytes(bytes, 'en'))).toEqual([
    '0.1',
    '0.1',
    '1',
    '4.3',
    '209.7',
  ]);
  expect(toMegabytes(4_250_000, 'ru')).toBe('4,3');
});
