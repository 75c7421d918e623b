import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { startMetricsServer } from './metrics-server.ts';
import type { Metrics } from './metrics.ts';

let database: TestDatabase;
let app: TestApp;
let metrics: Metrics;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp(database.url, {}, { isMeasured: true });
  if (!app.metrics) throw new Error('The app has no metrics');
  ({ metrics } = app);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

/** The value of a line, by its name with labels. */
async function read(name: string): Promise<number> {
  const { text } = await metrics.write();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

const durations = (route: string, status: number) =>
  `http_server_request_duration_seconds_count{http_request_method="GET",http_route="${route}",http_response_status_code="${status}"}`;

test('requests are counted by the pattern of their route, and never by their address', async () => {
  const { slug } = await createShopFixture(database.db).makeProduct();
  for (const path of [`/api/products/${slug}`, '/api/products/nobody', `/products/${slug}`, '/no/such/page'])
    await (await fetch(app.origin + path)).text();
  await (await fetch(`${app.origin}/products/${slug}`)).text();
  // An answer counts when its connection has taken the last byte.
  await vi.waitFor(async () => expect(await read(durations('page cache', 200))).toBe(1));
  expect(await read(durations('/api/products/:idOrSlug', 200))).toBe(1);
  expect(await read(durations('/api/products/:idOrSlug', 404))).toBe(1);
  expect(await read(durations('/products/:slug', 200))).toBe(1);
  expect(await read(durations('page cache', 200))).toBe(1);
  expect(await read('vitrina_page_cache_hits_total')).toBe(1);
  const { text } = await metrics.write();
  expect(text).not.toContain(slug);
});

test('what waits in the outbox is told with its age', async () => {
  expect(await read('vitrina_outbox_pending')).toBe(0);
  await enqueue(database.db, 'payment.handed-over', { orderId: crypto.randomUUID() });
  await database.db
    .updateTable('outbox')
    .set({ created_at: new Date(Date.now() - 60_000), available_at: new Date(Date.now() - 60_000) })
    .execute();
  expect(await read('vitrina_outbox_pending')).toBe(1);
  expect(await read('vitrina_outbox_oldest_seconds')).toBeGreaterThan(55);
});

test.each(['alerts.yml', 'dashboard.json'])('what %s asks for is told', async (file) => {
  const { text } = await metrics.write();
  const asked = readFileSync(join(import.meta.dirname, '../../../deploy/monitoring', file), 'utf8');
  const names = new Set(asked.match(/\b(?:vitrina|http_server|nodejs|process)_[a-z0-9_]+\b/g));
  expect(names.size).toBeGreaterThan(2);
  for (const name of names) expect(text).toContain(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `);
});

test('the port of its own answers /metrics alone, and the shop does not', async () => {
  const server = await startMetricsServer(metrics, { host: '127.0.0.1', port: 0 });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${app.origin}/metrics`)).status).toBe(404);
  await expect(startMetricsServer(metrics, { host: '127.0.0.1', port })).rejects.toThrow(
    `METRICS_PORT ${port} is taken`,
  );
  server.close();
});
