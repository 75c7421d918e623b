import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startPostgres, type EmbeddedPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let shop: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-outage-'));
  postgres = await startPostgres({ dataDir: folder, fsync: false });
  await migrateDatabase(postgres.url);
  shop = await startTestApp(postgres.url);
  await createContentFixture(shop.db).makePage({ kind: 'home', title: 'Home' });
  await createShopFixture(shop.db).makeProduct({ slug: 'cup', title: 'Cup' });
});
afterAll(async () => {
  await shop.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(shop.origin + path);

test('while the database is away cached pages are served, others say 503, and all is well again when it is back [R700]', async () => {
  expect((await get('/')).status).toBe(200);
  expect((await get('/products/cup')).status).toBe(200);
  await postgres.stop();

  expect((await get('/')).status).toBe(200);
  expect((await get('/products/cup')).status).toBe(200);
  const missing = await get('/products/other');
  expect(missing.status).toBe(503);
  expect(missing.headers.get('retry-after')).toBe('5');
  expect(missing.headers.get('cache-control')).toBe('no-store');
  expect(await missing.text()).not.toMatch(/at .*\.(ts|js):\d+/);
  const api = await get('/api/products/other');
  expect(api.status).toBe(503);
  expect(api.headers.get('retry-after')).not.toBeNull();
  expect((await get('/liveness')).status).toBe(200);
  expect((await get('/readiness')).status).toBe(503);

  postgres = await startPostgres({ dataDir: folder, fsync: false });
  await waitForStatus('/products/other', 404);
  await waitForStatus('/readiness', 200);
});

async function waitForStatus(path: string, status: number): Promise<void> {
  const patience = { timeout: 40_000, interval: 50 };
  await vi.waitFor(async () => expect([path, (await get(path)).status]).toEqual([path, status]), patience);
}
