import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** How many rows of a table a piece of work reads, by indexes and without; it is undone afterwards. */
export async function countRowsRead(
  db: Kysely<Database>,
  table: keyof Database,
  work: (trx: Kysely<Database>) => Promise<unknown>,
): Promise<number> {
  const trx = await db.startTransaction().execute();
  try {
    const before = await readCount(trx, table);
    await work(trx);
    return (await readCount(trx, table)) - before;
  } finally {
    await trx.rollback().execute();
  }
}

async function readCount(trx: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = ${table}`.execute(
    trx,
  );
  return rows[0]?.read ?? 0;
}
