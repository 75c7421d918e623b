import { sql, type RawBuilder } from 'kysely';

import type { Cell, Columns } from '#db/insert-columns.ts';
import { toMinor } from '#domain/money.ts';
import type { PlainColumn, PlainColumns } from '#domain/products/plain-column.ts';

/** `, p.vat_code as "vatCode"` for each column; nothing for none. */
export function selectPlain(columns: PlainColumns, table: 'p' | 'v'): RawBuilder<unknown> {
  return eachOf(columns, (key, column) => sql`, ${readOf(column, table)} as ${sql.id(key)}`);
}

/** `, 'vatCode', p.vat_code` for each, as `json_build_object` takes them. */
export function jsonOfPlain(columns: PlainColumns, table: 'p' | 'v'): RawBuilder<unknown> {
  return eachOf(columns, (key, column) => sql`, ${sql.lit(key)}, ${readOf(column, table)}`);
}

/** `, vat_code = given.vat_code` for each. */
export function setPlain(columns: PlainColumns): RawBuilder<unknown> {
  return eachOf(columns, (_key, { sql: name }) => sql`, ${sql.id(name)} = ${sql.ref(`given.${name}`)}`);
}

/** `, vat_code` for each. */
export function namesOfPlain(columns: PlainColumns): RawBuilder<unknown> {
  return eachOf(columns, (_key, { sql: name }) => sql`, ${sql.id(name)}`);
}

/** Their types for `rowsAs` and `insertColumns`, in the order of `cellsOfPlain`. */
export function typesOfPlain(columns: PlainColumns): Columns {
  return Object.fromEntries(Object.values(columns).map((column) => [column.sql, column.sqlType]));
}

/** A row's values by the keys of the form, as the database takes them. */
export function cellsOfPlain(columns: PlainColumns, row: object): Cell[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).map(([key, column]) => {
    const value = values.get(key);
    if (isMoney(column) && typeof value === 'number') return toMinor(value);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  });
}

function eachOf(
  columns: PlainColumns,
  write: (key: string, column: PlainColumn) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql.join(
    Object.entries(columns).map(([key, column]) => write(key, column)),
    sql``,
  );
}

const isMoney = ({ written }: PlainColumn) => written.form === 'number' && written.number === 'money';

/** As the form has it: amounts in major units. */
function readOf(column: PlainColumn, table: 'p' | 'v'): RawBuilder<unknown> {
  const stored = sql.ref(`${table}.${column.sql}`);
  return isMoney(column) ? sql`${stored} / 100.0` : stored;
}
