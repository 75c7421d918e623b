import { expect, test } from 'vitest';
import { z } from 'zod';

import { headingOf, isProductField, productFields } from '../product-columns.ts';
import {
  answerShapeOf,
  csvKeysOf,
  emptyValues,
  keysOf,
  shapeOf,
  textColumn,
  type PlainColumns,
} from './plain-column.ts';
import {
  findPlain,
  productColumns,
  productGridColumns,
  variationColumns,
  variationGridColumns,
} from './product.columns.ts';

test('every plain column is a column of product files, with a heading in both languages', () => {
  const keys = [...csvKeysOf(productColumns), ...csvKeysOf(variationColumns)];
  expect(productFields.filter((field) => keys.some((key) => key === field))).toEqual(keys);
  for (const key of keys.filter(isProductField)) expect(headingOf(key, 'en')).not.toBe(headingOf(key, 'ru'));
});

test('columns are stored under these names, as these types', () => {
  const told = (columns: PlainColumns) =>
    Object.values(columns).map(({ sql, sqlType, written }) => `${sql} ${sqlType} ${written.form}`);
  const sizes = ['weight', 'height', 'width', 'length'].map((sql) => `${sql} numeric number`);
  const texts = ['pitch', 'in_the_box', 'care', 'goes_with'].map((sql) => `${sql} text text`);
  expect(told(productColumns)).toEqual([
    ...texts,
    ...sizes,
    'vat_code int choice',
    'payment_mode text choice',
    'tax_class text choice',
    'fulfilment text choice',
  ]);
  expect(told(variationColumns)).toEqual([...sizes, 'barcode text text', 'cost bigint number']);
  expect([Object.keys(productGridColumns), Object.keys(variationGridColumns)]).toEqual([
    [],
    ['weight', 'barcode', 'cost'],
  ]);
});

test('weights and sides are numbers from nothing to what the database holds, or unknown', () => {
  for (const columns of [productColumns, variationColumns]) {
    const { weight, height, width, length } = columns;
    for (const { schema, max } of [weight, height, width, length]) {
      for (const value of [0, 0.5, max, null]) expect(schema.safeParse(value).data).toBe(value);
      for (const value of [-0.001, max + 1, '1']) {
        expect(schema.safeParse(value).success).toBe(false);
      }
    }
    expect([weight.max, height.max, width.max, length.max]).toEqual([
      9_999_999, 99_999_999, 99_999_999, 99_999_999,
    ]);
    expect([weight, height, width, length].map(({ written }) => written.number)).toEqual([
      'weight',
      'length',
      'length',
      'length',
    ]);
    expect(weight.schema.safeParse('x').error?.issues[0]?.message).toBe('forms.errors.number');
  }
});

test('a barcode is kept as it is printed, and never as a spreadsheet has rounded it', () => {
  const { schema } = variationColumns.barcode;
  expect([' 4 006381 333931 ', 'SHELF-12', undefined].map((text) => schema.parse(text))).toEqual([
    '4006381333931',
    'SHELF-12',
    '',
  ]);
  expect(schema.safeParse('4.00638E+12').error?.issues[0]?.message).toBe('forms.errors.barcode');
  expect(schema.safeParse('1'.repeat(65)).success).toBe(false);
});

test('what a piece costs is an amount, or unknown, and unknown where nothing is said', () => {
  const { schema, max } = variationColumns.cost;
  expect([0, 12.34, max, null, undefined].map((cost) => schema.safeParse(cost).data)).toEqual([
    0,
    12.34,
    max,
    null,
    null,
  ]);
  for (const cost of [-0.01, max + 1, '1']) expect(schema.safeParse(cost).error?.issues).toHaveLength(1);
});

test('a VAT code is 1 to 12', () => {
  const { schema } = productColumns.vatCode;
  expect([1, 12, null, undefined].map((code) => schema.safeParse(code).data)).toEqual([1, 12, null, null]);
  for (const code of [0, 13, 1.5]) {
    expect(schema.safeParse(code).error?.issues[0]?.message).toBe('forms.errors.vatCode');
  }
  const mode = productColumns.paymentMode.schema.safeParse('later');
  expect(mode.error?.issues[0]?.message).toBe('forms.errors.paymentMode');
});

test('a plain column is found by its key in files', () => {
  for (const [key, columns] of [
    ['weight', productColumns],
    ['vatCode', productColumns],
  ] as const)
    expect(findPlain(key)).toBe(new Map<string, unknown>(Object.entries(columns)).get(key));
  expect(findPlain('variationLength')).toBe(variationColumns.length);
  expect(findPlain('title')).toBeUndefined();
});

test('a row of the grid has no key twice', () => {
  const keys = [...keysOf(productGridColumns), ...keysOf(variationGridColumns)];
  expect(new Set(keys).size).toBe(keys.length);
});

test('what is empty is what the schema takes for nothing', () => {
  for (const columns of [productColumns, variationColumns])
    expect(z.strictObject(shapeOf(columns)).parse(emptyValues(columns))).toEqual(emptyValues(columns));
});

test('a text is one line of so many signs, and empty where a form does not name it', () => {
  const columns = { brand: textColumn({ sql: 'brand', max: 10 }) };
  const form = z.strictObject(shapeOf(columns));
  expect(form.parse({})).toEqual({ brand: '' });
  expect(form.parse({ brand: '  Acme\n Ltd ' })).toEqual({ brand: 'Acme Ltd' });
  expect(form.safeParse({ brand: 'Acme and sons' }).success).toBe(false);
  expect(z.object(answerShapeOf(columns)).parse({ brand: 'Acme' })).toEqual({ brand: 'Acme' });
});
