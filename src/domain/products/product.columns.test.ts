import { expect, test } from 'vitest';
import { z } from 'zod';

import { headingOf, isProductField, productFields } from '../product-columns.ts';
import { answerShapeOf, csvKeysOf, emptyValues, keysOf, shapeOf, textColumn } from './plain-column.ts';
import {
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
