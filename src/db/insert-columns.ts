import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from './database.ts';

export type Cell = string | number | boolean | null;
/** Column name to PostgreSQL type, in the order of the cells of a row. */
export type Columns = Readonly<Record<string, 'int' | 'bigint' | 'text' | 'boolean' | 'numeric' | 'jsonb'>>;

/**
 * Rows as a table `unnest(…) as alias (columns)`: a parameter a column instead of one a cell, which costs a
 * third. At least one column is needed; no rows are fine.
 */
export function rowsAs(
  alias: string,
  columns: Columns,
  rows: readonly (readonly Cell[])[],
): RawBuilder<unknown> {
  const arrays = Object.values(columns).map(
    (type, index) => sql`${rows.map((row) => row[index] ?? null)}::${sql.raw(type)}[]`,
  );
  const names = Object.keys(columns).map((name) => sql.ref(name));
  return sql`unnest(${sql.join(arrays)}) as ${sql.id(alias)} (${sql.join(names)})`;
}

/** Inserts many rows by one statement. */
export async function insertColumns(
  db: Kysely<Database>,
  table: keyof Database,
  columns: Columns,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) select * from ${rowsAs('given', columns, rows)}`.execute(
    db,
  );
}

/** Takes ids that nobody else gets, whoever asks at the same time. */
export async function takeIds(db: Kysely<Database>, table: keyof Database, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes `count` ids in a row from the table's sequence and returns the first. For loads that nobody else writes
 * beside: two at once would get the same.
 */
export async function reserveIds(
  db: Kysely<Database>,
  table: keyof Database,
  count: number,
): Promise<number> {
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
  const { rows } = await sql<{ last: number }>`
    select setval(${sequence}, nextval(${sequence}) + ${count} - 1) as last`.execute(db);
  const last = rows[0]?.last;
  if (last === undefined) throw new Error(`${table} has no sequence`);
  return last - count + 1;
}
