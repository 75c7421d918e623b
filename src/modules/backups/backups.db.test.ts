import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { createDatabase } from '#db/database.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { listMigrations } from '#db/migrate.ts';
import { createPool } from '#db/pool.ts';
import { startShopOnDisk, type ShopOnDisk } from '#tests/support/shop-on-disk.ts';

import { fileListName, manifestName } from './backup-manifest.ts';
import { refuseHalfRestored, restoreMark } from './data-files.ts';
import type { BackupOptions } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const picture = 'images/0f/0f00000000000000.png';
const knownMigrations = Object.keys(listMigrations());

let shop: ShopOnDisk;
let root: string;
let dataDir: string;
let count = 0;
let folder: string;

beforeAll(async () => {
  shop = await startShopOnDisk();
  ({ root, dataDir } = shop);
  mkdirSync(join(dataDir, 'images/0f'), { recursive: true });
  writeFileSync(join(dataDir, picture), 'a picture');
  writeFileSync(join(dataDir, `${picture}.1.tmp`), 'half a picture');
  mkdirSync(join(dataDir, 'cache/img'), { recursive: true });
  writeFileSync(join(dataDir, 'cache/img/made-anew.webp'), 'a rendition');
  writeFileSync(join(dataDir, 'secret.key'), 'k'.repeat(43));
});
afterAll(() => shop.stop());
beforeEach(() => {
  count += 1;
  folder = join(root, `backup-${count}`);
});

const back = (options: Partial<BackupOptions> = {}) => shop.backUp({ folder, ...options });

const restore = (target: string) =>
  restoreBackup({ folder, dataDir: target, knownMigrations, check: false, durable: false });

/** Places orders one after another until told to stop; each with the moment of its acknowledgement. */
async function orderUntil(signal: AbortSignal): Promise<{ id: string; at: number }[]> {
  const placed: { id: string; at: number }[] = [];
  while (!signal.aborted) {
    placed.push({ id: await shop.order(), at: Date.now() });
  }
  return placed;
}

test('a shop that sells is backed up, and restored with every order acknowledged before the copy was whole', async () => {
  const folderOfAnother = join(root, 'vitrina-2026-11-22T03-00-00Z');
  await shop.db
    .insertInto('backups')
    .values({ kind: 'files', state: 'good', folder: folderOfAnother })
    .execute();
  const stopping = new AbortController();
  const clients = [orderUntil(stopping.signal), orderUntil(stopping.signal)];
  const { manifest, findings } = await back({ check: true });
  stopping.abort();
  const placed = (await Promise.all(clients)).flat();
  expect(findings).toEqual([]);
  expect(readdirSync(root).filter((name) => name.startsWith(`backup-${count}`))).toEqual([`backup-${count}`]);

  const restored = join(root, 'restored');
  expect(
    (await restoreBackup({ folder, dataDir: restored, knownMigrations, durable: false })).findings,
  ).toEqual([]);
  const copy = await startPostgres({ dataDir: restored, fsync: false });
  onTestFinished(() => copy.stop());
  const restoredDb = createDatabase(createPool({ connectionString: copy.url }));
  onTestFinished(() => restoredDb.destroy());
  const rows = await restoredDb.selectFrom('orders').select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  // A copy that removes backups by its plan would remove those of the shop that it was made from.
  expect(await restoredDb.selectFrom('backups').select('folder').execute()).toEqual([]);
  const due = placed.filter(({ at }) => at < Date.parse(manifest.madeAt));
  expect(due.length).toBeGreaterThan(0);
  expect(due.filter(({ id }) => !ids.has(id))).toEqual([]);

  expect(readFileSync(join(restored, picture), 'utf8')).toBe('a picture');
  expect(readFileSync(join(restored, 'secret.key'), 'utf8')).toBe('k'.repeat(43));
  expect(existsSync(join(restored, 'cache'))).toBe(false);
  expect(readdirSync(join(restored, 'images/0f'))).toEqual(['0f00000000000000.png']);
  expect(existsSync(join(restored, restoreMark))).toBe(false);
});

test('the key is left out by wish, and where the environment has it', async () => {
  expect((await back({ withKey: false })).manifest.key).toBe('left-out');
  expect(existsSync(join(folder, 'data/secret.key'))).toBe(false);
  folder = `${folder}-env`;
  expect((await back({ hasOwnKey: true })).manifest.key).toBe('environment');
  expect(existsSync(join(folder, 'data/secret.key'))).toBe(false);
});

test('where pictures are in a bucket none is missed in the copy', async () => {
  const file = { hash: 'f'.repeat(32), ext: 'png', mime: 'image/png', width: 1, height: 1, bytes: 1 };
  await shop.db
    .insertInto('images')
    .values({ ...file, name: 'x.png' })
    .execute();
  onTestFinished(
    async () => void (await shop.db.deleteFrom('images').where('hash', '=', file.hash).execute()),
  );
  expect((await back({ check: true, hasBucket: true })).findings).toEqual([]);
});

test('what doctor finds in the copy is told, and the backup stays', async () => {
  await shop.db
    .updateTable('product_listing')
    .set({ prices: [1], price_low: 1, price_high: 1 })
    .execute();
  const { findings } = await back({ check: true });
  expect(findings.join('\n')).toContain('listing-prices: 1');
  expect(existsSync(join(folder, manifestName))).toBe(true);
});

test('a backup that fails leaves nothing behind', async () => {
  const before = readdirSync(root);
  await expect(back({ databaseUrl: shop.server.urlOf('postgres') })).rejects.toThrow('holds no shop');
  rmSync(join(dataDir, 'secret.key'));
  writeFileSync(join(root, 'outside'), '');
  mkdirSync(join(dataDir, 'secret.key'));
  onTestFinished(() => {
    rmSync(join(dataDir, 'secret.key'), { recursive: true });
    rmSync(join(root, 'outside'));
    writeFileSync(join(dataDir, 'secret.key'), 'k'.repeat(43));
  });
  await expect(back()).rejects.toThrow('EISDIR');
  expect(readdirSync(root).filter((name) => name !== 'outside')).toEqual(before);
});

test.each([
  ['a folder with something in it', () => root, 'is not empty'],
  ['the data folder', () => dataDir, 'lies in the data folder'],
  ['a folder in it', () => join(dataDir, 'images/backup'), 'lies in the data folder'],
])('%s is refused as a backup', async (_, target, message) => {
  await expect(back({ folder: target() })).rejects.toThrow(message);
});

test('a damaged, a missing and a changed list of files are found before anything is written', async () => {
  await back();
  const target = join(root, `target-${count}`);
  const version = join(folder, 'data/postgres/18/PG_VERSION');
  writeFileSync(version, '17\n');
  rmSync(join(folder, 'data', picture));
  await expect(restore(target)).rejects.toThrow(/damaged: .*PG_VERSION.*0f00000000000000\.png \(missing\)/s);
  writeFileSync(join(folder, fileListName), '');
  await expect(restore(target)).rejects.toThrow(`${fileListName} is missing or damaged`);
  rmSync(join(folder, manifestName));
  await expect(restore(target)).rejects.toThrow('is not a backup');
  expect(existsSync(target)).toBe(false);
});

test('a folder with something in it is refused as DATA_DIR, and stays as it was', async () => {
  await back();
  const target = join(root, `target-${count}`);
  mkdirSync(target);
  writeFileSync(join(target, 'notes.txt'), 'mine');
  await expect(restore(target)).rejects.toThrow('is not empty');
  expect(readdirSync(target)).toEqual(['notes.txt']);
  await expect(restore(dataDir)).rejects.toThrow('is not empty');
});

test('a restore that was interrupted keeps the shop from starting, and begins anew', async () => {
  await back();
  const target = join(root, `target-${count}`);
  mkdirSync(join(target, 'images'), { recursive: true });
  writeFileSync(join(target, restoreMark), '');
  writeFileSync(join(target, 'images/half'), '');
  expect(() => refuseHalfRestored(target)).toThrow('npm run restore');
  await restore(target);
  expect(existsSync(join(target, 'images/half'))).toBe(false);
  refuseHalfRestored(target);
});

test('a backup of another major version, of a newer program or with paths that lead out is refused', async () => {
  await back();
  const file = join(folder, manifestName);
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  const target = join(root, `target-${count}`);
  const change = (fields: object) => writeFileSync(file, JSON.stringify({ ...manifest, ...fields }));
  change({ postgres: '19.1' });
  await expect(restore(target)).rejects.toThrow('holds data of PostgreSQL 19');
  change({ migrations: [...knownMigrations, '9999_future'] });
  await expect(restore(target)).rejects.toThrow('newer than this one');
  change({ format: 3 });
  await expect(restore(target)).rejects.toThrow('newer version of Vitrina');
  change({ kind: 'rows' });
  await expect(restore(target)).rejects.toThrow('npm run import');
  change({});
  writeFileSync(join(folder, fileListName), '{"path":"data/../../out","bytes":0}\n');
  const { hashOf } = await import('./backup-manifest.ts');
  change({ files: { count: 0, bytes: 0, listSha256: hashOf(readFileSync(join(folder, fileListName))) } });
  await expect(restore(target)).rejects.toThrow('damaged');
});
