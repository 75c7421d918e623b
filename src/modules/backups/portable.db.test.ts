import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { listTables, quote, withClient } from '#db/backup/read-shop.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { listMigrations, migrateDatabase } from '#db/migrate.ts';
import { seedShop } from '#demo/seed/seed-shop.ts';
import { createImageStorage, type ImageStorage } from '#modules/media/image-storage.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { demoArtDir } from '#server/project-paths.ts';
import { makeBundle } from '#tests/support/bundles.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { debianPrograms, startDebianPostgres } from '#tests/support/debian-postgres.ts';

import { manifestName } from './backup-manifest.ts';
import { picturePath } from './data-files.ts';
import { exportShop, type ExportOptions } from './export-shop.ts';
import { importShop } from './import-shop.ts';
import type { MadeBackup } from './make-backup.ts';

const key = `${'k'.repeat(43)}\n`;
let root: string;
let dataDir: string;
let source: TestDatabase;
let count = 0;
/** Of the whole shop; another one where a test makes its own. */
let folder: string;
let whole: string;
let made: MadeBackup;
let target: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-export-'));
  chmodSync(root, 0o755);
  dataDir = join(root, 'data');
  source = await createTestDatabase();
  await seedShop({
    db: source.db,
    language: 'ru',
    demo: true,
    samples: true,
    artDir: demoArtDir,
    storage: createImageStorage(createDiskStore(dataDir)),
    now: new Date(),
  });
  await addOddValues();
  writeFileSync(join(dataDir, 'secret.key'), key);
  whole = join(root, 'export');
  folder = whole;
  made = await exportIt({ check: true });
});
afterAll(async () => {
  await source.drop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  count += 1;
  folder = whole;
  target = join(root, `target-${count}`);
});

/** What is easily lost on the way: nulls of two kinds, bytes, microseconds, numbers beyond a double, odd texts. */
async function addOddValues(): Promise<void> {
  await sql`insert into idempotency_keys (scope, key, request_hash, response, created_at) values
    ('odd', 'none', '\\x00ff5c0a', null, '2026-01-02 03:04:05.678901+00'),
    ('odd', 'null', '\\x', 'null', now()),
    ('odd', 'list', '\\x', '[null]', 'infinity'),
    ('odd', 'big', '\\x', '{"n": 12345678901234567890.123456789, "t": "a\\nb\\u2028\\"\\\\"}', now())`.execute(
    source.db,
  );
  // A layer beside the row that stands for Live, which every database has already.
  await sql`with layer as (
      insert into layers (name, color, position, status) values ('Sale', '#c2410c', 1, 'open') returning id
    ) insert into layer_drafts (layer_id, key, document, patch)
    select id, 'menu:main', '{"kind": "menu"}'::jsonb, case when id > 0 then '{"kind": "menu"}'::jsonb end
    from (select id from layer union select 0) layers`.execute(source.db);
  // A bundle, whose stock follows from that of its parts, stands before one of them and after the other.
  const { rows } = await sql<{ id: number }>`
    select id from variations where stock is not null order by id limit 3`.execute(source.db);
  const [part = 0, bundle = 0, other = 0] = rows.map(({ id }) => id);
  await makeBundle(source.db, bundle, [
    [part, 1],
    [other, 2],
  ]);
}

function exportIt(options: Partial<ExportOptions> = {}) {
  const storage = createImageStorage(createDiskStore(dataDir));
  const given = { dataDir, databaseUrl: source.url, hasOwnKey: false, folder, storage };
  return exportShop({ ...given, check: false, durable: false, ...options });
}

function importInto(databaseUrl: string, storage = quickStorage(target)) {
  return importShop({
    folder,
    databaseUrl,
    dataDir: target,
    hasOwnKey: false,
    storage,
  });
}

/** As the storage on the disk, without its syncs. */
function quickStorage(folder: string): Pick<ImageStorage, 'readOriginal' | 'writeOriginal' | 'files'> {
  const pathOf = (hash: string, ext: string) => join(folder, picturePath(hash, ext));
  return {
    files: createDiskStore(folder),
    readOriginal: async (hash, ext) => readFileSync(pathOf(hash, ext)),
    async writeOriginal(hash, ext, bytes) {
      mkdirSync(dirname(pathOf(hash, ext)), { recursive: true });
      writeFileSync(pathOf(hash, ext), bytes);
    },
  };
}

/** The first row of each table that is another one. */
async function compare(one: string, other: string): Promise<string[]> {
  const [before, after] = [await readAll(one), await readAll(other)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(before).length).toBeGreaterThan(40);
  return Object.entries(before).flatMap(([table, rows]) => {
    const there = after[table] ?? [];
    const at = rows.findIndex((row, index) => row !== there[index]);
    if (at < 0 && rows.length === there.length) return [];
    return [`${table}: ${rows[at] ?? '(end)'} became ${there[at] ?? '(end)'}`];
  });
}

/** Every value of every table, computed ones too, and how far the sequences are. */
async function readAll(url: string): Promise<Record<string, string[]>> {
  return withClient(url, async (client) => {
    await client.query("set timezone = 'UTC'");
    const contents: Record<string, string[]> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ line: string }>(
        `select t::text as line from ${quote(table)} t order by t::text collate "C"`,
      );
      contents[table] = rows.map(({ line }) => line);
    }
    const { rows } = await client.query<{ line: string }>(
      'select sequencename || $1 || last_value as line from pg_sequences where last_value is not null order by 1',
      [' '],
    );
    return { ...contents, sequences: rows.map(({ line }) => line) };
  });
}

async function emptyDatabase(): Promise<string> {
  const server = await startPostgres({
    dataDir: join(root, `server-${count}`),
    fsync: false,
    temporary: true,
  });
  onTestFinished(() => server.stop());
  return server.url;
}

test('a shop goes out and into another server with every row, sequence, picture and the key', async () => {
  const { manifest, findings } = made;
  expect(findings).toEqual([]);
  expect(manifest.rows?.tables.find(({ name }) => name === 'orders')?.rows).toBeGreaterThan(5);
  const url = await emptyDatabase();
  expect((await importInto(url)).findings).toEqual([]);
  expect(await compare(source.url, url)).toEqual([]);
  expect(readFileSync(join(target, 'secret.key'), 'utf8')).toBe(key);
  const { rows } = await sql<{ path: string }>`
    select 'images/' || left(hash, 2) || '/' || hash || '.' || ext as path from images`.execute(source.db);
  expect(rows.length).toBeGreaterThan(10);
  expect(
    rows.filter(({ path }) => !readFileSync(join(target, path)).equals(readFileSync(join(dataDir, path)))),
  ).toEqual([]);
});

test('files of products go from one storage into another, wherever these are', async () => {
  const id = crypto.randomUUID();
  const path = `product-files/${id.slice(0, 2)}/${id}`;
  const content = randomBytes(300_000);
  // In the place of buckets: not in the data folder.
  const [bucket, other] = [createDiskStore(join(root, 'bucket')), createDiskStore(join(root, 'other'))];
  await bucket.put(path, content, { contentType: 'application/octet-stream' });
  folder = join(root, 'export-files');
  await exportIt({ storage: { ...createImageStorage(createDiskStore(dataDir)), files: bucket } });
  const url = await emptyDatabase();
  await importInto(url, { ...quickStorage(target), files: other });
  expect(await other.read(path)).toEqual(content);
  expect(existsSync(join(target, 'product-files'))).toBe(false);
});

test('foreign keys and triggers are as they were', async () => {
  const url = await emptyDatabase();
  await importInto(url);
  const state = (url: string) =>
    withClient(url, async (client) => {
      const keys = await client.query(
        "select conname, condeferrable, condeferred, convalidated from pg_constraint where contype = 'f' order by 1",
      );
      const triggers = await client.query(
        'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1',
      );
      return { keys: keys.rows, triggers: triggers.rows };
    });
  expect(await state(url)).toEqual(await state(source.url));
});

describe.runIf(debianPrograms !== undefined)('Debian’s PostgreSQL', () => {
  test('takes a shop from the embedded server, and gives it back', { timeout: 120_000 }, async () => {
    const debian = await startDebianPostgres();
    onTestFinished(() => debian.stop());
    await importInto(debian.url);
    expect(await compare(source.url, debian.url)).toEqual([]);

    folder = `${folder}-back`;
    await exportIt({ databaseUrl: debian.url });
    target = `${target}-back`;
    const url = await emptyDatabase();
    await importInto(url);
    expect(await compare(source.url, url)).toEqual([]);
  });
});

test('an export of an older version is taken in, and migrated then', async () => {
  const known = listMigrations();
  const last = Object.keys(known).toSorted().at(-1) ?? '';
  const { [last]: _, ...older } = known;
  const server = await startPostgres({
    dataDir: join(root, `older-${count}`),
    fsync: false,
    temporary: true,
  });
  onTestFinished(() => server.stop());
  await migrateDatabase(server.url, older);
  folder = join(root, 'older');
  const { manifest } = await exportIt({ databaseUrl: server.url });
  expect(manifest.migrations).not.toContain(last);
  const url = server.urlOf('fresh');
  await withClient(server.url, (client) => client.query('create database fresh'));
  await importInto(url);
  expect(
    await withClient(
      url,
      async (client) => (await client.query('select name from kysely_migration')).rowCount,
    ),
  ).toBe(Object.keys(known).length);
});

test('an import that breaks leaves no shop, and may be begun again', async () => {
  const file = join(folder, manifestName);
  const text = readFileSync(file, 'utf8');
  const manifest: { rows: { tables: { name: string; rows: number }[] } } = JSON.parse(text);
  const tables = manifest.rows.tables.map((table) =>
    table.name === 'variations' ? { ...table, rows: 1 } : table,
  );
  writeFileSync(file, JSON.stringify({ ...manifest, rows: { ...manifest.rows, tables } }));
  const url = await emptyDatabase();
  await expect(importInto(url)).rejects.toThrow('instead of 1');
  writeFileSync(file, text);
  expect((await importInto(url)).findings).toEqual([]);
  await expect(importInto(url)).rejects.toThrow('holds a shop already');
});

test('another key in the data folder is not replaced', async () => {
  mkdirSync(target);
  writeFileSync(join(target, 'secret.key'), 'another key');
  const url = await emptyDatabase();
  await expect(importInto(url)).rejects.toThrow('secret.key exists and differs');
  expect(readFileSync(join(target, 'secret.key'), 'utf8')).toBe('another key');
});

test('a picture whose file is gone is told, and all else goes out', async () => {
  const [picture] = (await source.db.selectFrom('images').select(['hash', 'ext']).limit(1).execute()) ?? [];
  const storage = createImageStorage(createDiskStore(dataDir));
  const readOriginal: typeof storage.readOriginal = async (hash, ext) =>
    hash === picture?.hash ? null : storage.readOriginal(hash, ext);
  folder = join(root, 'pictureless');
  const { findings } = await exportIt({
    storage: { readOriginal, files: createDiskStore(dataDir) },
    check: true,
  });
  expect(findings).toEqual([expect.stringContaining(`${picture?.hash}.${picture?.ext}`)]);
});
