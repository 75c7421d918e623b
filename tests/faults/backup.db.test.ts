import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { createDatabase, type Database } from '#db/database.ts';
import { findRunningServer } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { manifestName } from '#modules/backups/backup-manifest.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { startShop } from '../../bench/start-shop.ts';
import { projectRoot } from '../../scripts/vite-builds.ts';
import { findDisagreements } from './check-order-log.ts';
import { runOrderLoad } from './order-load.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-backup-faults-'));
  chmodSync(root, 0o755);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A command of the built program, as `npm run` calls it. */
function command(name: string, args: string[], dataDir: string) {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/cli', `${name}.js`), ...args], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return { child, ended };
}

async function openDb(dataDir: string): Promise<Kysely<Database>> {
  const db = createDatabase(createPool({ connectionString: (await findRunningServer(dataDir)) ?? '' }));
  onTestFinished(() => db.destroy());
  return db;
}

test(
  'a backup of a running shop under order load, killed once and made again, is restored with all that was acknowledged before it',
  { timeout: 240_000 },
  async () => {
    const dataDir = join(root, 'shop');
    const shop = await startShop(dataDir, { DEMO: '0', TRUST_PROXY: '1' });
    onTestFinished(() => shop.stop());
    const db = await openDb(dataDir);
    await makePickupPoint(db);
    const variations = [{ stock: 1_000_000 }, { stock: 1_000_000 }];
    const { variationIds } = await createShopFixture(db).makeProduct({ variations });
    const stopping = new AbortController();
    const load = runOrderLoad(shop.origin, variationIds, stopping.signal);

    const folder = join(root, 'backup');
    const killed = command('backup', [folder], dataDir);
    await vi.waitFor(() => expect(readdirSync(root).join()).toContain('backup.part-'), { timeout: 30_000 });
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(existsSync(folder)).toBe(false);
    const restoredDir = join(root, 'restored');
    const half = readdirSync(root).find((name) => name.startsWith('backup.part-')) ?? '';
    expect(await command('restore', [join(root, half)], restoredDir).ended).toMatchObject({ code: 1 });
    expect(existsSync(restoredDir)).toBe(false);

    const begun = new Date();
    const made = await command('backup', [folder], dataDir).ended;
    stopping.abort();
    const log = await load;
    expect(made.output).toContain('all invariants hold');
    expect(made.code).toBe(0);
    expect(readdirSync(folder)).toContain(manifestName);
    expect(readdirSync(root).toSorted()).toEqual(['backup', 'shop']);

    const acknowledged = await db
      .selectFrom('orders')
      .select('number')
      .where('created_at', '<', begun)
      .execute();
    const restored = await command('restore', [folder], restoredDir).ended;
    expect(restored.output).toContain('all invariants hold');
    expect(restored.code).toBe(0);
    const copy = await startShop(restoredDir, { DEMO: '0' });
    onTestFinished(() => copy.stop());
    const restoredDb = await openDb(restoredDir);
    const numbers = new Set(acknowledged.map(({ number }) => number));
    const due = log.filter(({ order }) => order && numbers.has(order.number));
    expect(due.length).toBeGreaterThan(0);
    expect(await findDisagreements(restoredDb, due)).toEqual([]);
    expect(await checkInvariants(restoredDb)).toEqual([]);
  },
);

test('backup without a shop and restore into a used folder end with 1 and say what to do', async () => {
  const missing = await command('backup', [join(root, 'none')], join(root, 'nowhere')).ended;
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('holds no shop') });
  const foreign = await command('restore', [root], root).ended;
  expect(foreign).toMatchObject({ code: 1, output: expect.stringContaining('is not a backup') });
  expect((await command('restore', [], root).ended).code).toBe(2);
  const vague = await command('restore', [root, '--until', 'yesterday'], join(root, 'nowhere')).ended;
  expect(vague).toMatchObject({ code: 1, output: expect.stringContaining('2026-11-23T15:04:05Z') });
  const keyless = await command('restore', ['s3://shop-backups/one'], join(root, 'nowhere')).ended;
  expect(keyless).toMatchObject({ code: 1, output: expect.stringContaining('BACKUP_S3_ACCESS_KEY_ID') });
});
