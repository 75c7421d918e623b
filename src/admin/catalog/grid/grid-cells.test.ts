import { expect, test } from 'vitest';

import { parseCell, readClipboard } from './grid-cells.ts';

test('cells come from a spreadsheet’s clipboard as they stood there', () => {
  expect(readClipboard('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(readClipboard('"x ""y""\nz"\t\t1')).toEqual([['x "y"\nz', '', '1']]);
  expect(readClipboard('5')).toEqual([['5']]);
});

test('what is typed is read as its field means it', () => {
  expect(parseCell('fullPrice', '1 234,50 ₽', 1)).toEqual({ value: 1234.5 });
  expect(parseCell('fullPrice', '', 1)).toEqual({ problem: 'number' });
  expect(parseCell('fullPrice', '-5', 1)).toEqual({ problem: 'number' });
  expect(parseCell('discountPrice', '', 1)).toEqual({ value: null });
  expect(parseCell('stock', '', 1)).toEqual({ value: null });
  expect(parseCell('stock', '+5', 7)).toEqual({ value: 12 });
  expect(parseCell('stock', '-9', 7)).toEqual({ value: 0 });
  expect(parseCell('stock', '1.5', 7)).toEqual({ problem: 'wholeNumber' });
  expect(parseCell('enabled', 'нет', true)).toEqual({ value: false });
  expect(parseCell('enabled', 'perhaps', true)).toEqual({ problem: 'yesNo' });
  expect(parseCell('sku', ' A-1 ', '')).toEqual({ value: 'A-1' });
});
