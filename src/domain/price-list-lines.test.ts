import { describe, expect, it } from 'vitest';

import { readPriceLines } from './price-list-lines.ts';

const read = (text: string, mark: '.' | ',' = '.') => readPriceLines(text, { mark, currency: 'RUB' });

describe('prices that are pasted', () => {
  it('reads columns of a spreadsheet, with and without a quantity', () => {
    expect(read('CUP-1\t900\nCUP 2\t10\t850.50\r\n\r\n')).toStrictEqual({
      lines: [
        { sku: 'CUP-1', minQuantity: 1, price: 90_000 },
        { sku: 'CUP 2', minQuantity: 10, price: 85_050 },
      ],
      wrong: [],
    });
  });

  it('reads semicolons, commas before spaces, and amounts as they are written', () => {
    const { lines } = read('CUP-1; 1 250,50 ₽\nCUP-2, 12,50\n"CUP-3";"5";"7"', ',');
    expect(lines).toStrictEqual([
      { sku: 'CUP-1', minQuantity: 1, price: 125_050 },
      { sku: 'CUP-2', minQuantity: 1, price: 1250 },
      { sku: 'CUP-3', minQuantity: 5, price: 700 },
    ]);
  });

  it('passes over headings and further columns, as in the file that the shop writes', () => {
    const { lines, wrong } = read('SKU;From;Price;Product\nCUP-1;2;9;Cup, 250 ml');
    expect(lines).toStrictEqual([{ sku: 'CUP-1', minQuantity: 2, price: 900 }]);
    expect(wrong).toStrictEqual([]);
  });

  it('tells what is wrong by line', () => {
    const { lines, wrong } = read('A\t5\nB\nC\t0\t5\nD\tfree\nE\t0\nF\t5 $\nA\t7\nG\t1.5\t7');
    expect(lines).toStrictEqual([{ sku: 'A', minQuantity: 1, price: 500 }]);
    expect(wrong.map(({ line, reason }) => `${line} ${reason}`)).toStrictEqual([
      '2 columns',
      '3 quantity',
      '4 price',
      '5 price',
      '6 price',
      '7 twice',
      '8 quantity',
    ]);
  });
});
