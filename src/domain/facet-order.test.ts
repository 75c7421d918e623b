import { expect, test } from 'vitest';

import { compareFacets, compareFacetValues } from './facet-order.ts';

const titlesOf = (...facets: [facetId: number, title: string, position: number][]) =>
  facets
    .map(([facetId, title, position]) => ({ facetId, title, position }))
    .toSorted(compareFacets)
    .map(({ facetId, title }) => `${facetId} ${title}`);

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
  ['units of one kind together', ['1 l', '250 ml', '0,5 л', '70 ml'], ['70 ml', '250 ml', '0,5 л', '1 l']],
  ['weights', ['0,2 кг', '1 kg', '500 g', '150 г'], ['150 г', '0,2 кг', '500 g', '1 kg']],
  [
    'volumes in either language',
    ['1 л', '900 ml', '1.1 L', '1050 мл'],
    ['900 ml', '1 л', '1050 мл', '1.1 L'],
  ],
  [
    'lengths',
    ['1 m', '0,9 м', '20 cm', '25 см', '210 mm', '5 mm'],
    ['5 mm', '20 cm', '210 mm', '25 см', '0,9 м', '1 m'],
  ],
  ['thousands with a space', ['1 200 ml', '900 ml', '10 000'], ['900 ml', '1 200 ml', '10 000']],
  ['formats', ['100×70', '30×40', '50×70', '30×30'], ['30×30', '30×40', '50×70', '100×70']],
  [
    'clothing sizes',
    ['XL', 'M', 'One size', 'XS', '3XL', 'S', 'XXL', 'L', 'xxs'],
    ['xxs', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', 'One size'],
  ],
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

test('facets stand as the shop put them, then by title, then as they were made', () => {
  expect(
    titlesOf([1, 'Size', 2], [2, 'Width 10', 1], [3, 'Width 9', 1], [5, 'Ink', 1], [4, 'Ink', 1]),
  ).toEqual(['4 Ink', '5 Ink', '3 Width 9', '2 Width 10', '1 Size']);
});

test('values that begin with a number stand by it, before those that do not', () => {
  expect(sort(['red', '0.5 mm', '10', '0,25 mm', '-1', 'blue', '9'])).toEqual([
    '-1',
    '0,25 mm',
    '0.5 mm',
    '9',
    '10',
    'blue',
    'red',
  ]);
  expect(sort(['5 b', '5 a'])).toEqual(['5 a', '5 b']);
});

test('the place that the shop gave a value comes first, of equal values the older', () => {
  const order = (...values: [id: number, value: string, position: number][]) =>
    values
      .map(([id, value, position]) => ({ id, value, position }))
      .toSorted(compareFacetValues)
      .map(({ id }) => id);
  expect(order([1, '1', 2], [2, '2', 1], [4, '3', 0], [3, '3', 0])).toEqual([3, 4, 2, 1]);
});
