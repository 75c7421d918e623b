import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

import { csvSeparators, writeCsvRow } from './write-csv.ts';

const delimiters = { comma: ',', semicolon: ';', tab: '\t' };

test.each(csvSeparators)('what is written with %s is read as it was', (separator) => {
  const cells = ['plain', 'a,b;c\td', 'say "hi"', 'two\nlines', 'ё — €', ''];
  const read = parse(writeCsvRow(cells, separator), { delimiter: delimiters[separator] });
  expect(read).toEqual([cells]);
});

test.each([
  '=1+1',
  '+7 900',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1+1',
  '\u200b=1',
  '=HYPERLINK("http://x")',
])('a spreadsheet does not run %j', (text) => {
  const [[cell = ''] = []] = parse(writeCsvRow([text], 'comma'), { relax_quotes: true }) as string[][];
  expect(cell).toBe(`'${text}`);
});

test('numbers stay numbers, negative ones too, with the decimal mark that goes with the separator', () => {
  expect(writeCsvRow([-5.5, 12, null], 'comma')).toBe('-5.5,12,\r\n');
  expect(writeCsvRow([-5.5, 12], 'semicolon')).toBe('-5,5;12\r\n');
});

test('a word with a dash inside is left alone', () => {
  expect(writeCsvRow(['Anna-Maria', 'a=b'], 'comma')).toBe('Anna-Maria,a=b\r\n');
});
