import { randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';

import { createDatabase, type Database } from '#db/database.ts';
import { createPool } from '#db/pool.ts';

export type TestDatabase = {
  db: Kysely<Database>;
  pool: Pool;
  url: string;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
};

/**
 * A fresh, migrated database of its own, cloned from the run's template. Only for files named
 * `*.db.test.ts(x)`, for which Vitest starts the server. Call `drop` in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('testTemplateUrl');
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `vitrina_test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(templateUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = withDatabase(templateUrl, name);
  const pool = createPool({ connectionString: url, applicationName: 'vitrina test' });
  const db = createDatabase(pool);
  return {
    db,
    pool,
    url,
    drop: async () => {
      await db.destroy();
      await runAsAdmin(templateUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function runAsAdmin(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result.href;
}
