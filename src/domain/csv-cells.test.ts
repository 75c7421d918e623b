import { expect, test } from 'vitest';

import { guardApostrophe, joinList, parseStock, parseYesNo, splitList, unguardCell } from './csv-cells.ts';
import { parseColumnKey, suggestMapping } from './product-columns.ts';

test('stocks are set, changed or endless', () => {
  expect(parseStock('12', '.')).toEqual({ kind: 'set', value: 12 });
  expect(parseStock('12,00', '.')).toEqual({ kind: 'set', value: 12 });
  expect(parseStock('1 200', '.')).toEqual({ kind: 'set', value: 1200 });
  expect(parseStock('+5', '.')).toEqual({ kind: 'add', value: 5 });
  expect(parseStock('-3', '.')).toEqual({ kind: 'add', value: -3 });
  expect(parseStock('\u22123', '.')).toEqual({ kind: 'add', value: -3 });
  expect(parseStock('Не ограничен', '.')).toEqual({ kind: 'set', value: null });
  expect(parseStock('1.5', '.')).toBeNull();
  expect(parseStock('many', '.')).toBeNull();
  expect(parseStock('', '.')).toBeNull();
  expect(parseStock('1000000000', '.')).toEqual({ kind: 'set', value: 1_000_000_000 });
  expect(parseStock('1000000001', '.')).toBeNull();
});

test('five with three noughts is five thousand, or asked for, but never five', () => {
  expect(parseStock('5,000', '.')).toEqual({ kind: 'set', value: 5000 });
  expect(parseStock('5,000', ',')).toBeNull();
  expect(parseStock('5.000', '.')).toBeNull();
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

test.each([
  [true, ['yes', 'y', 'x', '+', ' Да ', 'истина', 'есть', 'published', 'active', 'ON']],
  [false, ['no', 'false', 'n', '-', 'НЕТ', 'ложь', 'draft', 'archived', 'off', '', '  ']],
])('%s is what %j say', (answer, words) => {
  expect(words.map(parseYesNo)).toEqual(words.map(() => answer));
});

test('lists come back as they were, whatever their items hold', () => {
  for (const items of [['a', 'b'], ['a|b', 'c\\', '\\|'], []])
    expect(splitList(joinList(items))).toEqual(items);
  // By hand: a backslash at the end stands for itself.
  expect(splitList('a | b\\')).toEqual(['a', 'b\\']);
  expect(splitList(' |a||\\😀 \n| ')).toEqual(['a', '😀']);
});

test('an apostrophe before a formula is the export’s, any other the owner’s', () => {
  for (const text of ["'=1", "''+2", "'x", "'", '=1', '-5', "'\t"]) {
    const written = guardApostrophe(text);
    const exported = /^[=+\-@\t]/.test(written) ? `'${written}` : written;
    expect(unguardCell(exported)).toBe(text);
  }
  for (const text of ['x=1', "x'=1", '', 'a\t']) {
    expect(unguardCell(text)).toBe(text);
    expect(guardApostrophe(text)).toBe(text);
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
