import { expect, test } from 'vitest';

import { textColumn, type PlainColumns } from '#domain/products/plain-column.ts';
import { productColumns } from '#domain/products/product.columns.ts';

import { cellsOf, readPlain } from './plain-cells.ts';
import { createCellReader, readCells, type CellProblem } from './read-cells.ts';

const read = (columns: PlainColumns, mapping: string[], cells: string[]) => {
  const problems: CellProblem[] = [];
  const row = readCells({ line: 2, cells }, mapping);
  return {
    values: readPlain(columns, createCellReader(row, { problems, notes: [] }, { mark: '.' })),
    problems,
  };
};

test('what a line does not name is left alone, what it empties is nothing', () => {
  expect(read(productColumns, ['weight', 'paymentMode'], ['1.5', ''])).toEqual({
    values: { weight: 1.5, paymentMode: null },
    problems: [],
  });
});

test('what cannot be read is told by the key of its column', () => {
  const { problems } = read(productColumns, ['vatCode', 'height'], ['20 %', 'tall']);
  expect(problems.map(({ field, code }) => [field, code])).toEqual([
    ['height', 'number'],
    ['vatCode', 'vatCode'],
  ]);
});

test('a text stands in a file as it is; an empty one is an empty cell', () => {
  const columns = { title: textColumn({ sql: 'title', max: 300 }) };
  expect(read(columns, ['title'], ['Acme']).values).toEqual({ title: 'Acme' });
  expect(cellsOf(columns, { title: 'Acme' })).toEqual({ title: 'Acme' });
  expect(cellsOf(columns, { title: '' })).toEqual({ title: null });
});
