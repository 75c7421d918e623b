import { parseStock, parseYesNo } from '#domain/csv-cells.ts';
import type { Currency } from '#domain/currencies.ts';
import { keysOf } from '#domain/products/plain-column.ts';
import { gridColumns, productGridColumns, variationGridColumns } from '#domain/products/product.columns.ts';
import {
  productGridFields,
  salesGridFields,
  type CellChange,
  type GridField,
  type GridRow,
} from '#domain/schemas/manage-products.schema.ts';
import { markOf, type NumberKind } from '#domain/typed-number.ts';
import type { Language } from '#locales/languages.ts';

import { judgeNumber, showNumber, type NumberProblem } from '../../ui/judge-number.ts';

export const gridFields: readonly GridField[] = [
  'title',
  'sku',
  'fullPrice',
  'discountPrice',
  'stock',
  ...keysOf(productGridColumns),
  ...keysOf(variationGridColumns),
  'enabled',
];

type CellValue = CellChange['value'];
/** `number`: why a number cannot be read. */
export type CellProblem = { number: NumberProblem } | 'wholeNumber' | 'yesNo';

export type ParsedCell = { value: CellValue } | { problem: CellProblem };

/** How numbers are written by those who work in the grid. */
export interface GridNumbers {
  language: Language;
  currency?: Currency;
}

/** A value as a cell shows it, and as it goes to the clipboard; empty for null. */
export function showCell(field: GridField, value: number | string, { language }: GridNumbers): string {
  if (typeof value === 'string') return value;
  return showNumber(value, kindOf(field), language, { isGrouped: false });
}

/** What somebody typed or pasted as the value of a field. */
export function parseCell(
  field: GridField,
  text: string,
  before: CellValue,
  { language, currency }: GridNumbers,
): ParsedCell {
  const typed = text.trim();
  switch (field) {
    case 'title':
    case 'sku':
      return { value: typed };
    case 'enabled': {
      const value = typed === '' ? null : parseYesNo(typed);
      return value === null ? { problem: 'yesNo' } : { value };
    }
    case 'stock': {
      if (typed === '') return { value: null };
      const stock = parseStock(typed, markOf(language));
      if (!stock) return { problem: 'wholeNumber' };
      if (stock.kind === 'set') return { value: stock.value };
      return { value: Math.max(0, (typeof before === 'number' ? before : 0) + stock.value) };
    }
    default: {
      if (gridColumns[field]?.written.form === 'text') return { value: typed };
      const limits = { kind: kindOf(field), min: 0, isRequired: field === 'fullPrice', currency };
      const { value, problem } = judgeNumber(typed, limits, language);
      return problem ? { problem: { number: problem } } : { value };
    }
  }
}

function kindOf(field: GridField): NumberKind {
  const written = gridColumns[field]?.written;
  if (written?.form === 'number') return written.number;
  return field === 'stock' ? 'count' : 'money';
}

/** Numbers stand at the end of their cells. */
export function isNumeric(field: GridField): boolean {
  const written = gridColumns[field]?.written;
  return written ? written.form === 'number' : salesGridFields.has(field);
}

/** Rows of cells as spreadsheets put them on the clipboard; cells with line breaks or tabs stand in quotes. */
export function readClipboard(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') cell += text[++index] ?? '';
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t' || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  rows.at(-1)?.push(cell);
  // A spreadsheet ends the last row too.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

export interface GridEdit {
  variationId: number;
  field: GridField;
  /** As typed; what cannot be read stays as it is, with its problem. */
  text: string;
}

export const keyOf = (variationId: number, field: GridField) => `${variationId} ${field}`;

/** All rows that one cell's change concerns: a product's own fields stand in each of its rows. */
export function rowsOfCell(
  rows: readonly GridRow[],
  { variationId, field }: Pick<GridEdit, 'variationId' | 'field'>,
): GridRow[] {
  const row = rows.find((one) => one.variationId === variationId);
  if (!row) return [];
  return productGridFields.has(field) ? rows.filter(({ productId }) => productId === row.productId) : [row];
}
