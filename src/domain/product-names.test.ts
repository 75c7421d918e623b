import { expect, test } from 'vitest';

import { joinProductNames, mostNamedProducts, splitProductNames } from './product-names.ts';

test('names of products are told apart by commas, semicolons, bars and lines; each counts once', () => {
  expect(splitProductNames(' blue-vase, T-1;jug | cup\nblue-vase,,')).toEqual([
    'blue-vase',
    'T-1',
    'jug',
    'cup',
  ]);
  expect(splitProductNames(' , ')).toEqual([]);
});

test('they are read back as they were written, no more than may be named', () => {
  const names = Array.from({ length: 20 }, (_, index) => `p-${index}`);
  expect(splitProductNames(joinProductNames(names))).toEqual(names.slice(0, mostNamedProducts));
});
