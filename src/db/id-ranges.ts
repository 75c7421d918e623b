import { sql, type Kysely } from 'kysely';

import type { Database } from './database.ts';

/** Calls `work` with the ids of a table in ascending order, `size` at a time. */
export async function forEachIdRange(
  db: Kysely<Database>,
  table: 'products' | 'pages',
  size: number,
  work: (ids: number[]) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where id > ${after} order by id limit ${size}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    await work(rows.map((row) => row.id));
    after = last.id;
  }
}
