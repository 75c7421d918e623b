import { expect, test } from 'vitest';

import type { OptionForm, VariationForm } from '#domain/schemas/product-form.schema.ts';

import {
  addMissing,
  changeOptions,
  keyOfValues,
  missingCombinations,
  type Matrix,
} from './variations-matrix.ts';

const option = (title: string, ...values: string[]): OptionForm => ({
  title,
  unit: null,
  type: 'string',
  view: 'select',
  values: values.map((value) => ({ title: value, color: null, imageId: null })),
});
const variation = (id: number | null, values: string[], fullPrice = 10): VariationForm => ({
  id,
  sku: '',
  imageId: null,
  fullPrice,
  discountPrice: null,
  stock: 5,
  default: false,
  weight: null,
  height: null,
  width: null,
  length: null,
  cost: null,
  barcode: '',
  values,
  parts: [],
});
const plain: Matrix = { options: [], variations: [{ ...variation(1, []), default: true }] };
const shown = ({ variations }: Matrix) => variations.map(({ id, values }) => [id, values.join('/')]);

test('the first option gives its first value to the only variation and makes the others', () => {
  const sized = changeOptions(plain, [option('Size', 'S', 'M')]);
  expect(shown(sized)).toEqual([
    [1, 'S'],
    [null, 'M'],
  ]);
  expect(sized.variations[1]).toMatchObject({ fullPrice: 10, stock: 0 });
});

test('a second option multiplies, in the order of the values', () => {
  const sized = changeOptions(plain, [option('Size', 'S', 'M')]);
  expect(shown(changeOptions(sized, [option('Size', 'S', 'M'), option('Color', 'Red', 'Blue')]))).toEqual([
    [1, 'S/Red'],
    [null, 'S/Blue'],
    [null, 'M/Red'],
    [null, 'M/Blue'],
  ]);
});

test('an option that is filled step by step keeps each variation with its id, price and place as the main one', () => {
  const size = option('Size', 'S', 'M');
  const sized: Matrix = {
    options: [size],
    variations: [variation(1, ['S'], 10), { ...variation(2, ['M'], 20), default: true }],
  };
  const steps = [option(''), option('Color'), option('Color', 'Red'), option('Color', 'Red', 'Blue')];
  const filled = steps.reduce((matrix, second) => changeOptions(matrix, [size, second]), sized);
  expect(shown(filled)).toEqual([
    [1, 'S/Red'],
    [null, 'S/Blue'],
    [2, 'M/Red'],
    [null, 'M/Blue'],
  ]);
  expect(filled.variations.map(({ fullPrice }) => fullPrice)).toEqual([10, 10, 20, 20]);
  expect(filled.variations.map((one) => one.default)).toEqual([false, false, true, false]);
  const without = changeOptions(filled, [size]);
  expect(shown(without)).toEqual(shown(sized));
});

test('where the main variation goes the first of the others takes its place', () => {
  const size = option('Size', 'S', 'M');
  const sized = changeOptions(plain, [size]);
  const { variations } = changeOptions(sized, [option('Size', 'M')]);
  expect(variations).toMatchObject([{ values: ['M'], default: true }]);
});

test('a value that goes takes its variations along, an option that goes leaves one of each', () => {
  const both = changeOptions(plain, [option('Size', 'S', 'M'), option('Color', 'Red', 'Blue')]);
  expect(shown(changeOptions(both, [option('Size', 'S'), option('Color', 'Red', 'Blue')]))).toHaveLength(2);
  const single = changeOptions(both, [option('Color', 'Red', 'Blue')]);
  expect(shown(single).map(([, values]) => values)).toEqual(['Red', 'Blue']);
  expect(changeOptions(single, []).variations).toHaveLength(1);
});

test('renaming an option keeps the variations', () => {
  const sized = changeOptions(plain, [option('Size', 'S', 'M')]);
  expect(shown(changeOptions(sized, [option('Dimension', 'S', 'M')]))).toEqual(shown(sized));
});

test('a set with gaps keeps them until they are asked to be filled', () => {
  const gaps: Matrix = {
    options: [option('Size', 'S', 'M'), option('Color', 'Red', 'Blue')],
    variations: [variation(1, ['S', 'Red']), variation(2, ['M', 'Blue'])],
  };
  const more = changeOptions(gaps, [option('Size', 'S', 'M', 'L'), option('Color', 'Red', 'Blue')]);
  expect(more.variations).toHaveLength(2);
  expect(missingCombinations(more)).toHaveLength(4);
  expect(shown(addMissing(more)).map(([id]) => id)).toEqual([1, null, null, 2, null, null]);
});

test('too many combinations are not made', () => {
  const many = Array.from({ length: 40 }, (_, index) => `v${index}`);
  const matrix = changeOptions(plain, [option('A', ...many), option('B', ...many)]);
  expect(matrix.variations).toHaveLength(1);
});

test('a value that is taken out and comes back has its variations back, once each', () => {
  const [both, one] = [option('Size', 'S', 'M'), option('Size', 'S')];
  const sized: Matrix = {
    options: [both],
    variations: [{ ...variation(1, ['S'], 10), default: true }, variation(2, ['M'], 20)],
  };
  const gone = new Map(sized.variations.map((each) => [keyOfValues(each), each]));
  const without = changeOptions(sized, [one], gone);
  expect(shown(without)).toEqual([[1, 'S']]);
  const again = changeOptions(without, [both], gone);
  expect(again).toEqual(sized);

  // The main one has passed that on meanwhile, and one that is there under other values is not there twice.
  const other = changeOptions(sized, [option('Size', 'M')], gone);
  expect(changeOptions(other, [both], gone).variations.map((each) => each.default)).toEqual([false, true]);
  const colour = option('Colour', 'Red');
  const coloured = changeOptions(sized, [both, colour], gone);
  const stale = new Map([[keyOfValues({ values: ['S', 'Blue'] }), variation(1, ['S', 'Blue'], 99)]]);
  const wider = changeOptions(coloured, [both, option('Colour', 'Red', 'Blue')], stale);
  expect(wider.variations.filter(({ id }) => id === 1)).toHaveLength(1);
});
