import { parseStock, parseYesNo, splitList, unguardCell } from '#domain/csv-cells.ts';
import {
  isProductField,
  parseColumnKey,
  type NamedColumn,
  type ProductField,
} from '#domain/product-columns.ts';
import { readNumber, valueOf, type DecimalMark, type NumberKind } from '#domain/typed-number.ts';

/** What is wrong with a cell. `code` names a text of the admin. */
export interface CellProblem {
  line: number;
  field: string;
  code: string;
  value: string;
}

/** Finds what cells name; null for what is not in the shop. */
export interface Lookups {
  image(name: string): number | null;
  catalog(name: string): number | null;
}

/** The cells of a line by what they are; a field that the file lacks is absent, an empty cell is `''`. */
export interface ReadRow {
  line: number;
  fields: Partial<Record<ProductField, string>>;
  named: { column: NamedColumn; key: string; text: string }[];
}

/** Sorts the cells of a line by the columns that they were mapped to; null leaves a column out. */
export function readCells(
  { line, cells }: { line: number; cells: readonly string[] },
  mapping: readonly (string | null)[],
): ReadRow {
  const row: ReadRow = { line, fields: {}, named: [] };
  for (const [index, key] of mapping.entries()) {
    if (key === null) continue;
    const text = unguardCell(cells[index] ?? '');
    if (isProductField(key)) {
      // Texts keep their inner line breaks, everything else is one trimmed line.
      row.fields[key] = key === 'description' ? text : text.trim();
      continue;
    }
    const column = parseColumnKey(key);
    if (column) row.named.push({ column, key, text: text.trim() });
  }
  return row;
}

/** How the numbers of a file are written. */
export interface FileNumbers {
  /** Files whose columns are parted by semicolons come from where the comma is the mark of the fraction. */
  mark: DecimalMark;
}

/** Reads single cells of a line and gathers what is wrong with them. */
export interface CellReader {
  text(field: string): string | undefined;
  /** `undefined`: the file says nothing; null: the cell is empty or wrong. */
  number(field: string, kind: NumberKind): number | null | undefined;
  yesNo(field: ProductField): boolean | undefined;
  /** `undefined`: the file says nothing; null: the cell is empty or is none that `parse` knows. */
  choice<Value>(field: string, parse: (text: string) => Value | null): Value | null | undefined;
  list(field: ProductField): string[] | undefined;
  stock(): ReturnType<typeof parseStock> | undefined;
  refuse(field: string, code: string, value?: string): void;
  /** Tells of a cell that is taken otherwise than it stands there. */
  note(field: string, code: string): void;
}

/** What is wrong with the cells of a product, for which it is left out, and what is merely told. */
export interface CellReport {
  problems: CellProblem[];
  notes: CellProblem[];
}

/** Reads the cells of one line as values; what cannot be read is added to the problems. */
export function createCellReader(
  row: ReadRow,
  { problems, notes }: CellReport,
  { mark }: FileNumbers,
): CellReader {
  const cellOf = (field: string) => (isProductField(field) ? row.fields[field] : undefined);
  const describe = (field: string, code: string, value = cellOf(field) ?? ''): CellProblem => {
    return { line: row.line, field, code, value: value.slice(0, 200) };
  };
  const refuse = (...told: Parameters<typeof describe>) => void problems.push(describe(...told));
  return {
    refuse,
    note: (field, code) => void notes.push(describe(field, code)),
    text: cellOf,
    number(field, kind) {
      const text = cellOf(field);
      if (text === undefined) return undefined;
      if (text === '') return null;
      const read = readNumber(text, { kind, mark, rounds: kind !== 'count' });
      if ('units' in read && (read.units === null || read.units >= 0)) return valueOf(read.units, kind);
      refuse(field, 'problem' in read && read.problem === 'ambiguous' ? 'ambiguous' : 'number');
      return null;
    },
    yesNo(field) {
      const text = row.fields[field];
      if (text === undefined || text === '') return undefined;
      const value = parseYesNo(text);
      if (value === null) refuse(field, 'yesNo');
      return value ?? undefined;
    },
    choice(field, parse) {
      const text = cellOf(field);
      if (text === undefined) return undefined;
      if (text === '') return null;
      const value = parse(text);
      if (value === null) refuse(field, field);
      return value;
    },
    list(field) {
      const text = row.fields[field];
      return text === undefined ? undefined : splitList(text);
    },
    stock() {
      const text = row.fields['stock'];
      if (text === undefined || text === '') return undefined;
      const stock = parseStock(text, mark);
      if (!stock) refuse('stock', 'stock');
      return stock;
    },
  };
}
