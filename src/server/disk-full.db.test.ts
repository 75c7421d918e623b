import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { DiskSpace } from '#platform/disk/disk-space.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeOrderShop } from '#tests/support/order-shop.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { hire, staffPassword } from '#tests/support/staff.ts';

const plenty = 1e9;
let freeBytes = plenty;
let database: TestDatabase;
let shop: TestApp;
let order: Record<string, unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  order = await makeOrderShop(database.db);
  shop = await startTestApp(database.url, {}, { disk: new DiskSpace('/', async () => freeBytes) });
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const post = (path: string, body: object | string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const placeOrder = () => post('/api/orders', { ...order, ...somebody() });
const readReadiness = async () => {
  const answer = await fetch(`${shop.origin}/readiness`);
  return { status: answer.status, body: await answer.json() };
};

test('on a full disk uploads are 507 and orders 503 with words, all else goes on, and space ends it without a restart', async () => {
  const { email } = await hire(database);
  const signIn = async () =>
    (await (await post('/api/admin/login', { email, password: staffPassword })).json()).token;
  expect(await readReadiness()).toEqual({ status: 200, body: { status: 'ok' } });

  freeBytes = 12_345_678;
  await vi.waitFor(
    async () =>
      expect(await readReadiness()).toEqual({
        status: 200,
        body: { status: 'degraded', check: 'disk', freeBytes },
      }),
    { timeout: 10_000 },
  );
  // Who makes space signs in first.
  const authorization = `Bearer ${await signIn()}`;
  for (const [path, type] of [
    ['/api/admin/images?name=a.png', 'image/png'],
    ['/api/admin/product-imports', 'text/csv'],
  ] as const) {
    const upload = await post(path, 'sku,title', { authorization, 'content-type': type });
    expect([upload.status, (await upload.json()).message]).toEqual([
      507,
      'The disk of the shop is full. Make space on it, then try again',
    ]);
  }
  const refused = await placeOrder();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await refused.json()).message).toContain('cannot take orders at the moment');
  expect((await fetch(`${shop.origin}/products/vase`)).status).toBe(200);
  expect((await post('/api/orders/quote', { items: order['items'] })).status).toBe(200);

  freeBytes = plenty;
  await vi.waitFor(async () => expect((await placeOrder()).status).toBe(201), { timeout: 10_000 });
  expect(await readReadiness()).toEqual({ status: 200, body: { status: 'ok' } });
});

test('a stranger hears of no disk: who may upload is asked first', async () => {
  freeBytes = 0;
  await vi.waitFor(async () => expect((await readReadiness()).body.status).toBe('degraded'), {
    timeout: 10_000,
  });
  expect((await post('/api/admin/images?name=a.png', 'x', { 'content-type': 'image/png' })).status).toBe(401);
  freeBytes = plenty;
});
