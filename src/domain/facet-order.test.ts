import { expect, test } from 'vitest';

import { compareFacetValues } from './facet-order.ts';

const sort = (values: readonly (string | [string, number])[]) =>
  values
    .map((entry, id) => {
      const [value, position] = typeof entry === 'string' ? [entry, 0] : entry;
      return { id, value, position };
    })
    .toSorted(compareFacetValues)
    .map(({ value }) => value);

test.each([
  ['numbers by size', ['250', '1000', '350', '200'], ['200', '250', '350', '1000']],
  ['fractions with point or comma', ['0.5', '0,25', '1.75', '1'], ['0,25', '0.5', '1', '1.75']],
  ['numbers with units', ['1000 g', '500 g', '0.25 g'], ['0.25 g', '500 g', '1000 g']],
  ['numbers before words', ['Other', '30', 'Any'], ['30', 'Any', 'Other']],
  [
    'words as they are read',
    ['Size 10', 'Яблоко', 'Size 9', 'Абрикос'],
    ['Абрикос', 'Яблоко', 'Size 9', 'Size 10'],
  ],
])('%s', (_name, values, sorted) => {
  expect(sort(values)).toEqual(sorted);
});

test('the order that the shop set comes first', () => {
  expect(
    sort([
      ['200', 3],
      ['350', 1],
      ['M', 2],
    ]),
  ).toEqual(['350', 'M', '200']);
});
