import type { PlainColumns, ValuesOf } from '#domain/products/plain-column.ts';

import type { CellReader } from './read-cells.ts';

/** By the keys of product files; null is nothing. */
export function cellsOf(
  columns: PlainColumns,
  values: Readonly<Record<string, unknown>>,
): Record<string, string | number | null> {
  const cells = Object.entries(columns).map(([key, { csv = key }]) => {
    const value = values[key];
    return [csv, (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : null];
  });
  return Object.fromEntries(cells);
}

/** What a line says of the columns; those of which it says nothing are absent. */
export function readPlain<Columns extends PlainColumns>(
  columns: Columns,
  cells: CellReader,
): Partial<ValuesOf<Columns>> {
  const values: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(columns)) {
    const value = readOne(column, column.csv ?? key, cells);
    if (value !== undefined) values[key] = value;
  }
  return values as Partial<ValuesOf<Columns>>;
}

function readOne({ written }: PlainColumns[string], field: string, cells: CellReader): unknown {
  if (written.form === 'text') return cells.text(field);
  return written.form === 'number' ? cells.number(field, written.number) : cells.choice(field, written.parse);
}
