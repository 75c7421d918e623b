import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { startPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';

import { startPooler } from './pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated template database, which `createTestDatabase` clones. */
    testTemplateUrl: string;
    /** Address of a pooler before the server; null without one. */
    testPoolerUrl: string | null;
  }
}

/** Of a database, for all its pools: fewer than they have, so that statements do change connections. */
const pooledConnections = 4;

/**
 * One PostgreSQL for the whole run: the server at TEST_DATABASE_URL, or an embedded one in a temporary
 * folder without fsync, which ends with this process in whatever way that dies. With TEST_POOLER=1 the pools of all
 * tests lead to it through pgbouncer (`npm run prove -- pooler`).
 */
export default async function setUpTestServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given
    ? { url: given, stop: async () => {} }
    : await startPostgres({
        dataDir: mkdtempSync(join(tmpdir(), 'vitrina-test-')),
        database: 'postgres',
        fsync: false,
        temporary: true,
        maxConnections: 200,
      });
  const pooler = process.env['TEST_POOLER'] ? await startPooler(server.url, pooledConnections) : undefined;
  project.provide('testPoolerUrl', pooler?.through(server.url) ?? null);
  const template = `vitrina_template_${process.pid}_${project.name.replaceAll('-', '_')}`;
  try {
    await query(server.url, `drop database if exists ${template}`);
    await query(server.url, `create database ${template}`);
    const templateUrl = replaceDatabase(server.url, template);
    await migrateDatabase(templateUrl);
    project.provide('testTemplateUrl', templateUrl);
  } catch (error) {
    await pooler?.stop();
    await server.stop();
    throw error;
  }
  return async () => {
    await pooler?.stop();
    if (given) await dropAll(server.url, template);
    await server.stop();
  };
}

/** A template with those that were made of it. */
async function dropAll(url: string, template: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname}`);
  } finally {
    await client.end();
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function replaceDatabase(url: string, database: string): string {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result.href;
}
