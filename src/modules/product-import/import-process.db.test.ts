import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { holdImports, selectWaiting } from './import-batches.queries.ts';
import { createImportProcess } from './import-process.ts';
import { createProductImports, type ProductImports } from './product-imports.ts';

const root = join(import.meta.dirname, '../../..');
/** Of the build. */
const script = join(root, 'dist/server/import-products.worker.js');
/** Ends by itself as a crash would. */
const dyingScript = join(import.meta.dirname, 'dying-import.fixture.ts');
const products = 1500;

let database: TestDatabase;
let shop: ShopFixture;
let staffId: number;
const errors: string[] = [];
const settings = { read: async () => parseSettings({}) };
const log = { warn() {}, error: (_: object, message: string) => void errors.push(message) };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  staffId = (await makeStaff(database.db, 'admin')).id;
});
beforeEach(async () => {
  await shop.clear();
  await sql`truncate product_imports cascade`.execute(database.db);
  errors.length = 0;
});
afterAll(() => database.drop());

const workBy = (path: string) =>
  createImportProcess({ db: database.db, databaseUrl: database.url, script: path, settings, log });
const importsBy = (work: (signal: AbortSignal) => Promise<void>) =>
  createProductImports({ db: database.db, settings, log, work });

async function* writeFile(count: number): AsyncGenerator<Uint8Array> {
  const lines = Array.from(
    { length: count },
    (_, at) => `thing-${at},Thing ${at},T${at},${10 + (at % 50)}.00`,
  );
  yield Buffer.from(['Address,Name,SKU,Price', ...lines, ''].join('\n'));
}

/** Uploads a file that waits to be checked. */
async function begin(imports: ProductImports, count: number): Promise<number> {
  const { id, mapping } = await imports.upload(writeFile(count), { fileName: 'a.csv', staffId });
  await imports.check(id, mapping);
  return id;
}

/** Processes of this one that write imports. */
function listProcesses(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const [, parent] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
        const isOurs = Number(parent) === process.pid;
        return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('import-products');
      } catch {
        return false; // No process, or one that has ended.
      }
    });
}

async function untilWritten(imports: ProductImports, id: number): Promise<number> {
  return vi.waitFor(
    async () => {
      const { createdCount } = await imports.read(id);
      expect(createdCount).toBeGreaterThan(0);
      return createdCount;
    },
    { timeout: 30_000, interval: 5 },
  );
}

async function expectWhole(imports: ProductImports, id: number): Promise<void> {
  expect(await imports.read(id)).toMatchObject({ state: 'done', createdCount: products, refusedCount: 0 });
  const { rows } = await sql`select from products`.execute(database.db);
  expect(rows).toHaveLength(products);
  expect(await checkInvariants(database.db)).toEqual([]);
}

test('an import whose process is killed goes on in the next one, and writes each line once', async () => {
  const imports = importsBy(workBy(script));
  imports.job.start();
  onTestFinished(() => imports.job.stop());
  const id = await begin(imports, products);
  await expect.poll(async () => (await imports.read(id)).state, { timeout: 40_000 }).toBe('checked');
  await imports.run(id);
  const written = await untilWritten(imports, id);
  const running = listProcesses();
  expect(running).toHaveLength(1);
  for (const pid of running) process.kill(pid, 'SIGKILL');
  expect(written).toBeLessThan(products);
  await expect.poll(async () => (await imports.read(id)).state, { timeout: 40_000 }).toBe('done');
  await expectWhole(imports, id);
  expect(errors).toEqual(['A background job failed; it is tried again']);
});

test('an import that is told to stop ends with a whole batch, and goes on later', async () => {
  const work = workBy(script);
  const imports = importsBy(work);
  const id = await begin(imports, products);
  await work(new AbortController().signal);
  await imports.run(id);
  const stopping = new AbortController();
  const working = work(stopping.signal);
  await untilWritten(imports, id);
  stopping.abort();
  await working;
  expect(listProcesses()).toEqual([]);
  expect(await imports.read(id)).toMatchObject({ state: 'running' });
  await work(new AbortController().signal);
  await expectWhole(imports, id);
});

test('an import that ends its process again and again has failed, and the next one has its turn', async () => {
  const imports = importsBy(async () => {});
  const [bad, next] = [await begin(imports, 1), await begin(imports, 1)];
  const dying = workBy(dyingScript);
  const signal = new AbortController().signal;
  await expect(dying(signal)).rejects.toThrow('SIGKILL');
  await expect(dying(signal)).rejects.toThrow('SIGKILL');
  expect(await imports.read(bad)).toMatchObject({ state: 'checking' });
  await dying(signal);
  expect(await imports.read(bad)).toMatchObject({ state: 'failed', failure: 'imports.errors.internal' });
  expect(await selectWaiting(database.db)).toMatchObject({ id: next });
});

test('one process at a time works at imports, whatever the instance', async () => {
  const imports = importsBy(async () => {});
  const id = await begin(imports, 1);
  await database.db.connection().execute(async (other) => {
    expect(await holdImports(other)).toBe(true);
    // Would throw.
    await workBy(dyingScript)(new AbortController().signal);
    await sql`select pg_advisory_unlock_all()`.execute(other);
  });
  await workBy(script)(new AbortController().signal);
  expect(await imports.read(id)).toMatchObject({ state: 'checked' });
});
