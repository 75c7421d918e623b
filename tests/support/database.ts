import { randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';

import { createDatabase, type Database } from '#db/database.ts';
import { createPool, type PoolOptions } from '#db/pool.ts';

export type TestDatabase = {
  db: Kysely<Database>;
  pool: Pool;
  /** Of the server itself. */
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
  const pool = createPool({ ...wayTo(url), applicationName: 'vitrina test' });
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

/** How a pool gets to a test database: through the pooler where the run has one (`TEST_POOLER=1`). */
export function wayTo(url: string): Pick<PoolOptions, 'connectionString' | 'directUrl'> {
  const pooler = inject('testPoolerUrl');
  const isOfRun = withDatabase(url, '') === withDatabase(inject('testTemplateUrl'), '');
  if (pooler === null || !isOfRun) return { connectionString: url };
  return { connectionString: withDatabase(pooler, new URL(url).pathname.slice(1)), directUrl: url };
}

/** The same for a shop that is started as a program. */
export function databaseSettings(url: string): Record<string, string> {
  const { connectionString, directUrl } = wayTo(url);
  return {
    DATABASE_URL: connectionString,
    ...(directUrl !== undefined && { DATABASE_DIRECT_URL: directUrl }),
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
