import { describe, expect, test } from 'vitest';

import {
  guardApostrophe,
  joinList,
  parseNumber,
  parseStock,
  parseYesNo,
  splitList,
  unguardCell,
} from './csv-cells.ts';
import { parseColumnKey, suggestMapping } from './product-columns.ts';

describe('a number is read as it is written here or there', () => {
  test.each([
    ['12', 12],
    ['1 234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234,567', 1_234_567],
    ['0,500', 0.5],
    ['1\u00a0500 ₽', 1500],
    ['$12.5', 12.5],
    ['100 руб.', 100],
    ['−5', -5],
    ['abc', null],
    ['1e5', null],
    ['', null],
    ['.', null],
    ['=1+1', null],
  ])('%j is %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test('a comma groups thousands only where columns are parted by commas', () => {
    expect(parseNumber('1,234', { groupsByComma: true })).toBe(1234);
    expect(parseNumber('1,234')).toBe(1.234);
  });
});

test('stocks are set, changed or endless', () => {
  expect(parseStock('12')).toEqual({ kind: 'set', value: 12 });
  expect(parseStock('12,00')).toEqual({ kind: 'set', value: 12 });
  expect(parseStock('1 200')).toEqual({ kind: 'set', value: 1200 });
  expect(parseStock('+5')).toEqual({ kind: 'add', value: 5 });
  expect(parseStock('-3')).toEqual({ kind: 'add', value: -3 });
  expect(parseStock('Не ограничен')).toEqual({ kind: 'set', value: null });
  expect(parseStock('1.5')).toBeNull();
  expect(parseStock('many')).toBeNull();
});

test('yes and no are known in both languages', () => {
  expect(['да', 'TRUE', '1', 'нет', '0', 'maybe'].map(parseYesNo)).toEqual([
    true,
    true,
    true,
    false,
    false,
    null,
  ]);
});

test('lists come back as they were, whatever their items hold', () => {
  for (const items of [['a', 'b'], ['a|b', 'c\\', '\\|'], []])
    expect(splitList(joinList(items))).toEqual(items);
});

test('an apostrophe before a formula is the export’s, any other the owner’s', () => {
  for (const text of ["'=1", "''+2", "'x", "'", '=1', '-5', "'\t"]) {
    const written = guardApostrophe(text);
    const exported = /^[=+\-@\t]/.test(written) ? `'${written}` : written;
    expect(unguardCell(exported)).toBe(text);
  }
});

test('columns are known by their names in both languages and those of other programs, each once', () => {
  expect(
    suggestMapping(['Артикул', 'Handle', 'Цена', 'price', 'Опция: Размер [мл]', 'Property: Paper', 'Note']),
  ).toEqual(['sku', 'slug', 'price', null, 'option:Размер [мл]', 'property:Paper', null]);
  expect(parseColumnKey('option:Size [ml]')).toEqual({ kind: 'option', title: 'Size', unit: 'ml' });
  expect(parseColumnKey('property:[x]')).toEqual({ kind: 'property', title: '[x]', unit: null });
  expect(parseColumnKey('price')).toBeNull();
});
