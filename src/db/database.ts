import { Kysely, type PostgresPool } from 'kysely';

import { OwnCommitsDialect, registerOwnCommits } from './own-commits.ts';
import type { DB } from './tables.ts';

export type Database = DB;

/** Typed queries over a pool; destroying the result ends the pool. */
export function createDatabase(pool: PostgresPool): Kysely<Database> {
  const dialect = new OwnCommitsDialect({ pool });
  const db = new Kysely<Database>({ dialect });
  registerOwnCommits(db, dialect);
  return db;
}
