import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Cell = string | number | boolean | null;
/** Column name to PostgreSQL type, in the order of the cells of a row. */
export type Columns = Readonly<Record<string, 'int' | 'bigint' | 'text' | 'boolean' | 'numeric'>>;

/** Inserts many rows by one statement: a parameter a column instead of one a cell, which costs a third. */
export async function insertColumns(
  db: Kysely<Database>,
  table: keyof Database,
  columns: Columns,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map(
    (type, index) => sql`${rows.map((row) => row[index] ?? null)}::${sql.raw(type)}[]`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select * from unnest(${sql.join(arrays)})`.execute(db);
}

/** Takes `count` ids from the table's sequence and returns the first. */
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
