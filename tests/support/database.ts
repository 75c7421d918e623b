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
 * A fresh, migrated database of its own, cloned from the run's template or one made of it (`fillTemplateOnce`). Only
 * for files named `*.db.test.ts(x)`, for which Vitest starts the server. Call `drop` in `afterAll`.
 */
export async function createTestDatabase(templateUrl = inject('testTemplateUrl')): Promise<TestDatabase> {
  const template = nameOf(templateUrl);
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

/**
 * Address of a template that `fill` has filled, once for all files of the run, by the name of what is in it. It goes
 * with the run's own template.
 */
export async function fillTemplateOnce(
  contents: string,
  fill: (db: Kysely<Database>) => Promise<void>,
): Promise<string> {
  const runUrl = inject('testTemplateUrl');
  const name = `${nameOf(runUrl)}_${contents}`;
  await withAdmin(runUrl, async (admin) => {
    // Files of another worker wait until it is filled.
    await admin.query(`select pg_advisory_lock(hashtext('${name}'))`);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const { url, db } = await createTestDatabase();
    await fill(db);
    await db.destroy();
    await admin.query(`alter database ${nameOf(url)} rename to ${name}`);
  });
  return withDatabase(runUrl, name);
}

/** How a pool gets to a test database: through the pooler where the run has one (`TEST_POOLER=1`). */
export function wayTo(url: string): Pick<PoolOptions, 'connectionString' | 'directUrl'> {
  const pooler = inject('testPoolerUrl');
  const isOfRun = withDatabase(url, '') === withDatabase(inject('testTemplateUrl'), '');
  if (pooler === null || !isOfRun) return { connectionString: url };
  return { connectionString: withDatabase(pooler, nameOf(url)), directUrl: url };
}

/** The same for a shop that is started as a program. */
export function databaseSettings(url: string): Record<string, string> {
  const { connectionString, directUrl } = wayTo(url);
  return {
    DATABASE_URL: connectionString,
    ...(directUrl !== undefined && { DATABASE_DIRECT_URL: directUrl }),
  };
}

function runAsAdmin(url: string, text: string): Promise<void> {
  return withAdmin(url, async (admin) => void (await admin.query(text)));
}

async function withAdmin(url: string, use: (admin: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function withDatabase(url: string, database: string): string {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result.href;
}
