import { expect, test } from 'vitest';

import { parseCell, readClipboard, showCell } from './grid-cells.ts';

test('cells come from a spreadsheet’s clipboard as they stood there', () => {
  expect(readClipboard('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(readClipboard('"x ""y""\nz"\t\t1')).toEqual([['x "y"\nz', '', '1']]);
  expect(readClipboard('5')).toEqual([['5']]);
});

test('what is typed is read as its field means it, in the language of who types', () => {
  const en = { language: 'en' } as const;
  const ru = { language: 'ru', currency: 'RUB' } as const;
  const number = (text: string) => ({ problem: { number: expect.objectContaining({ text }) } });
  expect(parseCell('fullPrice', '1 234,50 ₽', 1, ru)).toEqual({ value: 1234.5 });
  expect(parseCell('fullPrice', '1,234.50', 1, ru)).toEqual({ value: 1234.5 });
  expect(parseCell('fullPrice', '$5', 1, ru)).toEqual(number('currency'));
  expect(parseCell('fullPrice', '1,250', 1, en)).toEqual({ value: 1250 });
  expect(parseCell('fullPrice', '1,250', 1, ru)).toEqual(number('ambiguous'));
  expect(parseCell('fullPrice', '', 1, en)).toEqual(number('required'));
  expect(parseCell('fullPrice', '-5', 1, en)).toEqual(number('least'));
  expect(parseCell('discountPrice', '', 1, en)).toEqual({ value: null });
  expect(parseCell('weight', '1,250', 1, ru)).toEqual({ value: 1.25 });
  expect(parseCell('stock', '', 1, en)).toEqual({ value: null });
  expect(parseCell('stock', '+5', 7, en)).toEqual({ value: 12 });
  expect(parseCell('stock', '-9', 7, en)).toEqual({ value: 0 });
  expect(parseCell('stock', '1.5', 7, en)).toEqual({ problem: 'wholeNumber' });
  expect(parseCell('enabled', 'нет', true, en)).toEqual({ value: false });
  expect(parseCell('enabled', 'perhaps', true, en)).toEqual({ problem: 'yesNo' });
  expect(parseCell('sku', ' A-1 ', '', en)).toEqual({ value: 'A-1' });
});

test('a cell shows what may be typed or pasted into it again', () => {
  expect(showCell('fullPrice', 1234.5, { language: 'en' })).toBe('1234.50');
  expect(showCell('fullPrice', 1234.5, { language: 'ru' })).toBe('1234,50');
  expect(showCell('weight', 0.25, { language: 'ru' })).toBe('0,25');
  expect(showCell('stock', 1200, { language: 'en' })).toBe('1200');
});
