import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type MadeProduct } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
/** Hears of no change by a notification: what it answers anew it knows from its own commits. */
let app: TestApp;
let token: string;
let cup: MadeProduct;

beforeAll(async () => {
  database = await createTestDatabase();
  const content = createContentFixture(database.db);
  await content.makePage({ kind: 'home', title: 'Home' });
  await content.setSettings('common', { sitename: 'Old name' });
  const shop = createShopFixture(database.db);
  cup = await shop.makeProduct({ slug: 'cup', title: 'Cup', variations: [{ stock: 5, fullPrice: 1000 }] });
  ({ token } = await makeStaff(database.db, 'admin'));
  app = await startTestApp(database.url, {}, { changesUrl: 'postgresql://nobody@127.0.0.1:1/none' });
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const read = async (path: string) => (await fetch(`${app.origin}${path}`)).text();

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${app.origin}/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.status === 204 ? null : answer.json();
}

test('the instance that saved settings answers with them at once', async () => {
  for (const path of ['/', '/api/config']) expect(await read(path)).toContain('Old name');
  await call('POST', '/settings/draft/edits', {
    baseRevision: 0,
    clientId: crypto.randomUUID(),
    edits: [
      {
        id: crypto.randomUUID(),
        intent: {
          type: 'settings.update',
          group: 'common',
          changes: [{ path: ['sitename'], value: 'New name' }],
        },
      },
    ],
  });
  expect(await read('/api/config')).toContain('Old name');
  await call('POST', '/settings/publish', { revision: 1 });
  for (const path of ['/api/config', '/']) expect(await read(path)).toContain('New name');
});

test('the instance that saved a product answers with it at once', async () => {
  const stock = async () => JSON.parse(await read('/api/products/cup')) as unknown;
  expect(await stock()).toMatchObject({ variations: [{ stock: 5 }] });
  await read('/products/cup');
  await call('POST', '/variations/stock', { variationId: cup.variationIds[0], change: -5 });
  expect(await stock()).toMatchObject({ variations: [{ stock: 0 }] });
  expect(await read('/products/cup')).toContain('OutOfStock');
});

test('the instance that saved the mail server sends over it at once, and over none once it is removed', async () => {
  expect(await call('GET', '/mail')).toMatchObject({ isSent: false });
  const server = { host: '127.0.0.1', port: 2525, security: 'none', username: '', password: '', sender: '' };
  await call('PUT', '/mail/server', { ...server, version: 0 });
  expect(await call('GET', '/mail')).toMatchObject({ isSent: true });
  await call('DELETE', '/mail/server');
  expect(await call('GET', '/mail')).toMatchObject({ isSent: false });
});
