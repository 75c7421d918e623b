import type { Pool } from 'pg';
import { afterEach, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { listMigrations, migrateDatabase } from './migrate.ts';

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.drop();
  database = undefined;
});

/** An empty database: the clone's schema is thrown away. */
async function createEmptyDatabase(): Promise<TestDatabase> {
  const fresh = await createTestDatabase();
  await fresh.pool.query('drop schema public cascade; create schema public');
  return fresh;
}

async function listTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map((row) => row.name);
}

test('a clone is migrated already', async () => {
  database = await createTestDatabase();
  expect(await migrateDatabase(database.url)).toEqual([]);
});

test('the first run applies every migration in order, the second none', async () => {
  database = await createEmptyDatabase();
  const names = Object.keys(listMigrations()).toSorted();
  expect(await migrateDatabase(database.url)).toEqual(names);
  expect(await migrateDatabase(database.url)).toEqual([]);
  expect(names[0]).toBe('0001_extensions');
});

test('four concurrent starts apply each migration once', async () => {
  database = await createEmptyDatabase();
  const { url } = database;
  const ran = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)));
  expect(ran.flat().toSorted()).toEqual(Object.keys(listMigrations()).toSorted());
});

test('a failing migration changes nothing and the ones before it stay', async () => {
  database = await createEmptyDatabase();
  const broken = {
    '0001_good': 'create table good (id int);',
    '0002_bad': 'create table half (id int); insert into good values (1); select 1/0;',
  };
  await expect(migrateDatabase(database.url, broken)).rejects.toThrow(/0002_bad failed.*division by zero/);
  const tables = await listTables(database.pool);
  expect(tables).toContain('good');
  expect(tables).not.toContain('half');
  const repaired = { ...broken, '0002_bad': 'create table half (id int);' };
  expect(await migrateDatabase(database.url, repaired)).toEqual(['0002_bad']);
});

test('a database of a newer version is refused and left alone', async () => {
  database = await createEmptyDatabase();
  const newer = { '0001_first': 'create table a (id int);', '0002_later': 'create table b (id int);' };
  await migrateDatabase(database.url, newer);
  await expect(migrateDatabase(database.url, { '0001_first': '' })).rejects.toThrow(
    /newer version.*0002_later/,
  );
  expect(await listTables(database.pool)).toContain('b');
});
