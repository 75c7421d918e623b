import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

import type { DB } from './tables.ts';

export type Database = DB;

/** Typed queries over a pool; destroying the result ends the pool. */
export function createDatabase(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
