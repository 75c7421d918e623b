import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { createDatabase } from '#db/database.ts';
import { readPostmasterFile } from '#db/embedded/postmaster.ts';
import { findRunningServer, startPostgres } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';

import { startShop } from '../../bench/start-shop.ts';
import { findDisagreements, findMissingStock } from './check-order-log.ts';
import { fillShop, repeatUnknown, stockAtFirst } from './crash-under-orders.ts';
import { runOrderLoad, type Operation } from './order-load.ts';

let folder: string;
let isMounted = false;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-full-'));
  // Only root mounts.
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'none', folder]).status === 0;
  chmodSync(folder, 0o755);
});
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Takes all that is left of the disk, to the last byte. */
function fillDisk(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1024 * 1024; size >= 1;) {
      try {
        writeSync(handle, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(handle);
  }
}

test('a disk that is full to the last byte: no order is lost, pages are shown, and space is all that is wanted', async ({
  skip,
}) => {
  if (!isMounted) skip('mounting is refused here');
  const dataDir = join(folder, 'data');
  const shop = await startShop(dataDir, { DEMO: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
  onTestFinished(() => shop.stop());
  const openOwn = async () =>
    createDatabase(createPool({ connectionString: (await findRunningServer(dataDir)) ?? '' }));
  const before = await openOwn();
  const variationIds = await fillShop(before);
  await before.destroy();
  const log: Operation[] = [];
  const order = async () =>
    void log.push(...(await runOrderLoad(shop.origin, variationIds, AbortSignal.timeout(1000))));
  await order();
  expect(log.some(({ outcome }) => outcome === 'placed')).toBe(true);

  const filler = join(folder, 'filler');
  fillDisk(filler);
  await order();
  expect(log.some(({ outcome }) => outcome === 'unknown')).toBe(true);
  // With no room left at all the database may die of it, again and again.
  const postmaster = readPostmasterFile(join(dataDir, 'postgres/18'));
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
  await order();
  expect((await fetch(`${shop.origin}/liveness`)).status).toBe(200);

  rmSync(filler);
  await vi.waitFor(
    async () => {
      const probes = await runOrderLoad(shop.origin, variationIds, AbortSignal.timeout(1));
      log.push(...probes);
      expect(probes.some(({ outcome }) => outcome === 'placed')).toBe(true);
    },
    { timeout: 60_000, interval: 200 },
  );
  await repeatUnknown(shop.origin, log);
  expect(log.filter(({ outcome }) => outcome !== 'placed')).toEqual([]);
  const after = await openOwn();
  onTestFinished(() => after.destroy());
  expect(await findDisagreements(after, log)).toEqual([]);
  expect(await findMissingStock(after, stockAtFirst)).toEqual([]);
  expect(await checkInvariants(after)).toEqual([]);
}, 200_000);

test('a database that dies on a full disk is started again until there is space', async ({ skip }) => {
  if (!isMounted) skip('mounting is refused here');
  const onRestart = vi.fn<(attempt: number) => void>();
  const onFatal = vi.fn<(error: Error) => void>();
  const server = await startPostgres({ dataDir: join(folder, 'own'), onRestart, onFatal });
  onTestFinished(() => server.stop());
  const filler = join(folder, 'filler');
  fillDisk(filler);
  process.kill(server.pid() ?? 0, 'SIGKILL');
  // A server that dies for any other reason is given up after eight times a minute.
  await vi.waitUntil(() => onRestart.mock.calls.length > 9, { timeout: 120_000 });
  expect(onFatal).not.toHaveBeenCalled();
  rmSync(filler);
  await vi.waitUntil(() => findRunningServer(join(folder, 'own')), { timeout: 60_000 });
  expect(onFatal).not.toHaveBeenCalled();
}, 200_000);
