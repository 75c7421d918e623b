import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { startPostgres, type EmbeddedPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { freezeServer } from '#tests/support/freeze.ts';
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

test.runIf(process.platform === 'linux')(
  'a frozen database: refusals long before its statements would time out, cached pages as ever, and back by itself',
  async () => {
    expect((await get('/')).status).toBe(200);
    const goOn = freezeServer(postgres.pid() ?? 0);
    onTestFinished(goOn);
    const asked = ['/products/other', '/api/products/other', '/api/products/third'];
    // The pool waits three seconds for a connection, and five for an answer.
    const tooLate = sleep(2900, 'too late');
    const refusals = await Promise.race([Promise.all(asked.map(get)), tooLate]);
    expect(refusals).not.toBe('too late');
    expect(typeof refusals === 'string' ? [] : refusals.map(({ status }) => status)).toEqual(
      asked.map(() => 503),
    );
    expect((await get('/')).status).toBe(200);
    expect((await get('/liveness')).status).toBe(200);
    // It asks once a second at most.
    await waitForStatus('/readiness', 503);
    goOn();
    await waitForStatus('/products/other', 404);
    await waitForStatus('/readiness', 200);
  },
);

async function waitForStatus(path: string, status: number): Promise<void> {
  const patience = { timeout: 40_000, interval: 50 };
  await vi.waitFor(async () => expect([path, (await get(path)).status]).toEqual([path, status]), patience);
}
