import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { withClient } from '#db/backup/read-shop.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { listMigrations } from '#db/migrate.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { createS3Store } from '#platform/files/s3/s3-store.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { startShopOnDisk, type ShopOnDisk } from '#tests/support/shop-on-disk.ts';

import { clusterPath } from './data-files.ts';
import { createLogArchive, type LogArchive, type LogPlace } from './log-archive.ts';
import { restoreBackup } from './restore-backup.ts';

const knownMigrations = Object.keys(listMigrations());
const log = { warn() {}, error() {} };

let shop: ShopOnDisk;
let root: string;
let count = 0;
/** A new one for each test, as its archive is. */
let folder: string;
let archive: LogArchive;
let free: number;
let clock: number;

beforeAll(async () => {
  shop = await startShopOnDisk();
  ({ root } = shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  count += 1;
  folder = join(root, `place-${count}`);
  mkdirSync(folder);
  free = Number.POSITIVE_INFINITY;
  clock = 0;
  archive = createLogArchive({
    url: shop.server.url,
    cluster: join(shop.dataDir, clusterPath),
    readFree: async () => free,
    now: () => Date.now() + clock,
    log,
  });
});

const placeOf = (name: string): LogPlace => ({ name, open: () => createDiskStore(name) });
const place = () => placeOf(folder);
const chainFolder = () => join(folder, readdirSync(folder).find((name) => name.startsWith('log-')) ?? '');
const archived = () => readdirSync(chainFolder()).toSorted();

const order = () => shop.order();
const back = () => shop.backUp({ folder: join(folder, 'backup') });

function restoreUntil(until: Date | null, target: string) {
  return restoreBackup({
    folder: join(folder, 'backup'),
    dataDir: target,
    knownMigrations,
    log: { place: { name: folder, store: createDiskStore(folder) }, until },
    check: false,
    durable: false,
  });
}

async function readOrders(target: string): Promise<Set<string>> {
  const copy = await startPostgres({ dataDir: target, fsync: false });
  onTestFinished(() => copy.stop());
  return listOrders(copy);
}

async function listOrders({ url }: { url: string }): Promise<Set<string>> {
  const { rows } = await withClient(url, (client) => client.query<{ id: string }>('select id from orders'));
  return new Set(rows.map(({ id }) => id));
}

/** By the clock of the database, after all that was committed and before all that will be. */
async function readMoment(): Promise<Date> {
  return withClient(shop.server.url, async (client) => {
    await client.query('select pg_sleep(0.01)');
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
    await client.query('select pg_sleep(0.01)');
    return rows[0]?.at ?? new Date(0);
  });
}

const slots = async () =>
  (await withClient(shop.server.url, (client) => client.query('select from pg_replication_slots'))).rowCount;

test('a shop comes back as it was between two orders', async () => {
  await archive.run(place());
  const first = await order();
  const { manifest } = await back();
  const second = await order();
  const moment = await readMoment();
  const third = await order();
  await archive.finish(place());
  expect(archive.state()).toMatchObject({ problem: null });
  expect(manifest.log?.chain).toBe(archive.readChain()?.name);

  const between = join(root, `between-${count}`);
  const restored = await restoreUntil(moment, between);
  expect(restored.lastAt?.getTime()).toBeLessThanOrEqual(moment.getTime());
  const orders = await readOrders(between);
  expect([first, second, third].map((id) => orders.has(id))).toEqual([true, true, false]);
});

test('a shop as it was at the end of its log goes on with one of its own, for later backups', async () => {
  await archive.run(place());
  const placed = [await order()];
  await back();
  placed.push(await order());
  // Another segment, so that the log is more than one.
  await archive.finish(place());
  placed.push(await order());
  await archive.finish(place());
  const target = join(root, `again-${count}`);
  await restoreUntil(null, target);
  expect(readdirSync(join(target, clusterPath))).not.toContain('restored-log');
  const copy = await startPostgres({ dataDir: target, fsync: false });
  onTestFinished(() => copy.stop());
  const orders = await listOrders(copy);
  expect(placed.filter((id) => !orders.has(id))).toEqual([]);
  const next = createLogArchive({
    url: copy.url,
    cluster: join(target, clusterPath),
    readFree: async () => free,
    log,
  });
  await next.finish(place());
  expect(next.state()).toMatchObject({ problem: null });
  expect(readdirSync(folder).filter((name) => name.startsWith('log-'))).toHaveLength(2);
  const later = join(folder, 'later');
  const made = await shop.backUp({ dataDir: target, databaseUrl: copy.url, folder: later });
  expect(made.manifest.log).toMatchObject({ timeline: 2, chain: next.readChain()?.name });
  await withClient(copy.url, (client) => client.query("update backup_plan set local_time = '05:00'"));
  await next.finish(place());
  const third = join(root, `third-${count}`);
  const restored = await restoreBackup({
    folder: later,
    dataDir: third,
    knownMigrations,
    log: { place: { name: folder, store: createDiskStore(folder) }, until: null },
    check: false,
    durable: false,
  });
  expect(restored.lastAt).not.toBeNull();
  const last = await startPostgres({ dataDir: third, fsync: false });
  onTestFinished(() => last.stop());
  const { rows } = await withClient(last.url, (client) => client.query('select local_time from backup_plan'));
  expect(rows).toEqual([{ local_time: '05:00' }]);
});

test('a shop whose pictures and log lie in a bucket comes back from there', async () => {
  const s3 = await startS3Server();
  onTestFinished(() => s3.stop());
  const bucket = { name: 's3://shop-media/backups', open: () => createS3Store(s3.options, log) };
  await archive.run(bucket);
  const file = { hash: 'f'.repeat(32), ext: 'png', mime: 'image/png', width: 1, height: 1, bytes: 1 };
  await shop.db
    .insertInto('images')
    .values({ ...file, name: 'x.png' })
    .execute();
  onTestFinished(async () => void (await shop.db.deleteFrom('images').execute()));
  await back();
  const second = await order();
  await archive.finish(bucket);
  expect(archive.state()).toMatchObject({ problem: null });
  const target = join(root, `bucket-${count}`);
  const { findings } = await restoreBackup({
    folder: join(folder, 'backup'),
    dataDir: target,
    knownMigrations,
    log: { place: { name: bucket.name, store: bucket.open() }, until: null },
    hasBucket: true,
    durable: false,
  });
  expect(findings).toEqual([]);
  expect((await readOrders(target)).has(second)).toBe(true);
});

test('a segment that is missing or damaged is named, and nothing half restored is left', async () => {
  await archive.run(place());
  await back();
  const second = await order();
  await archive.finish(place());
  const moment = await readMoment();
  for (let i = 0; i < 3; i += 1) {
    await order();
    await archive.finish(place());
  }
  const names = archived();
  const lost = names.at(-2) ?? '';
  const kept = readFileSync(join(chainFolder(), lost));
  const target = join(root, `gap-${count}`);
  rmSync(join(chainFolder(), lost));
  const words = `The segment ${lost.replace('.gz', '')} of the log in ${folder} is missing`;
  await expect(restoreUntil(null, target)).rejects.toThrow(words);
  await expect(restoreUntil(await readMoment(), target)).rejects.toThrow(words);
  expect(readdirSync(target)).toEqual([]);
  writeFileSync(join(chainFolder(), lost), kept.subarray(0, -20));
  await expect(restoreUntil(null, target)).rejects.toThrow('is damaged');
  expect(readdirSync(target)).toEqual([]);
  rmSync(join(chainFolder(), lost));
  await restoreUntil(moment, target);
  expect((await readOrders(target)).has(second)).toBe(true);
});

test('a moment before the backup or after the log, and a backup without a log, are refused with what to do', async () => {
  await archive.run(null);
  await back();
  const target = join(root, `refused-${count}`);
  await expect(restoreUntil(null, target)).rejects.toThrow('No log was archived');
  rmSync(join(folder, 'backup'), { recursive: true });
  const before = await readMoment();
  await archive.run(place());
  await back();
  await expect(restoreUntil(before, target)).rejects.toThrow('Use an older backup');
  await order();
  await archive.finish(place());
  await expect(restoreUntil(new Date(Date.now() + 60_000), target)).rejects.toThrow(
    /The log in .* ends at 20.*--until end/,
  );
  rmSync(chainFolder(), { recursive: true });
  await expect(restoreUntil(null, target)).rejects.toThrow('--log PLACE');
});

test('a place that is away keeps the log with the server and says how much, until it is back', async () => {
  await archive.run(place());
  const away = `${folder}.away`;
  writeFileSync(away, 'no folder');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  for (let i = 0; i < 2; i += 1) {
    await order();
    await archive.finish(place());
  }
  expect(archive.state()).toMatchObject({
    problem: 'failed',
    detail: expect.stringMatching(/ENOTDIR|EEXIST/),
  });
  expect(archive.state()?.waitingBytes).toBeGreaterThan(16 * 1024 * 1024);
  rmSync(folder);
  mkdirSync(folder);
  await archive.finish(place());
  expect(archive.state()).toMatchObject({ problem: null, detail: '' });
  expect(archive.state()?.waitingBytes).toBeLessThan(16 * 1024 * 1024);
  expect(archived().length).toBeGreaterThanOrEqual(2);
});

test('a file that lies there already is never overwritten: the same is taken, another one is told', async () => {
  await archive.run(place());
  await order();
  await archive.finish(place());
  const last = (archived().at(-1) ?? '').replace('.gz', '');
  const next = `${last.slice(0, 16)}${(Number.parseInt(last.slice(16), 16) + 1).toString(16).toUpperCase().padStart(8, '0')}`;
  const file = join(chainFolder(), `${next}.gz`);
  writeFileSync(file, gzipSync('somebody else’s'));
  await order();
  await archive.finish(place());
  expect(archive.state()).toMatchObject({ problem: 'failed', detail: expect.stringContaining('differs') });
  expect(gunzipSync(readFileSync(file)).toString()).toBe('somebody else’s');
  // As after a kill between the copy and the word to the server.
  writeFileSync(file, gzipSync(readFileSync(join(shop.dataDir, clusterPath, 'pg_wal', next))));
  await archive.finish(place());
  expect(archive.state()).toMatchObject({ problem: null });
});

test('before the disk is full the server gets it back; a new archive begins once there is space', async () => {
  await archive.run(place());
  const chain = archive.readChain()?.name;
  free = 1024;
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  await order();
  await archive.finish(place());
  expect(archive.state()).toMatchObject({ problem: 'given-up' });
  expect(await slots()).toBe(0);
  rmSync(folder);
  mkdirSync(folder);
  await archive.finish(place());
  expect(archive.state()).toMatchObject({ problem: null });
  expect(archive.readChain()?.name).not.toBe(chain);
});

test('a hole in the archive is found within the hour, and a new archive begins', async () => {
  await archive.run(place());
  const chain = archive.readChain()?.name;
  for (let i = 0; i < 3; i += 1) {
    await order();
    await archive.finish(place());
  }
  rmSync(join(chainFolder(), archived()[1] ?? ''));
  clock = 3_700_000;
  await archive.run(place());
  expect(archive.state()).toMatchObject({ problem: 'failed', detail: expect.stringContaining('is gone') });
  await archive.run(place());
  expect(archive.state()).toMatchObject({ problem: null });
  expect(archive.readChain()?.name).not.toBe(chain);
});

test('another place begins anew, and an archive that is not wanted keeps nothing with the server', async () => {
  await archive.run(place());
  const chain = archive.readChain()?.name;
  const other = join(root, `other-${count}`);
  await archive.run(placeOf(other));
  expect(archive.readChain()?.name).not.toBe(chain);
  expect(await slots()).toBe(1);
  await archive.run(null);
  expect(archive.readChain()).toBeNull();
  expect(await slots()).toBe(0);
});

test('what was archived last is late after five minutes', async () => {
  await archive.run(place());
  expect(archive.state()).toMatchObject({ problem: null });
  clock = 6 * 60_000;
  expect(archive.state()).toMatchObject({ problem: 'late' });
});
