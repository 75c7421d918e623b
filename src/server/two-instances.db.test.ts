import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { notifyChange } from '#db/changes.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let instances: TestApp[];
let productId: number;
let aboutId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = createShopFixture(database.db);
  const content = createContentFixture(database.db);
  await content.makePage({ kind: 'home', title: 'Home' });
  aboutId = await content.makePage({ slug: 'about', title: 'About us' });
  await content.makePage({ slug: 'terms', title: 'Terms' });
  productId = (await shop.makeProduct({ slug: 'cup', title: 'Cup of May' })).id;
  await shop.makeProduct({ slug: 'bowl', title: 'Bowl' });
  instances = [await startTestApp(database.url), await startTestApp(database.url)];
});
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.drop();
});

async function read(instance: TestApp | undefined, path: string): Promise<string> {
  return (await fetch(`${instance?.origin}${path}`)).text();
}

async function waitFor(instance: TestApp | undefined, path: string, text: string): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!(await read(instance, path)).includes(text)) {
    if (performance.now() > deadline) throw new Error(`${path} never showed ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a change told by one connection reaches the cached pages and API answers of both instances', async () => {
  for (const instance of instances) {
    expect(await read(instance, '/products/cup')).toContain('Cup of May');
    expect(await read(instance, '/api/products/cup')).toContain('Cup of May');
  }
  await database.db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set({ title: 'Cup of June' }).where('id', '=', productId).execute();
    await notifyChange(trx, [`product:${productId}`, 'products']);
  });
  for (const instance of instances) {
    await waitFor(instance, '/products/cup', 'Cup of June');
    await waitFor(instance, '/api/products/cup', 'Cup of June');
  }
});

test('an unannounced change is not seen: pages really come from the cache', async () => {
  await read(instances[0], '/products/bowl');
  await database.db.updateTable('products').set({ title: 'Dish' }).where('slug', '=', 'bowl').execute();
  expect(await read(instances[0], '/products/bowl')).not.toContain('Dish');
});

test('a change that is rolled back is never told', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await notifyChange(trx, ['products', `product:${productId}`]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await read(instances[1], '/products/cup');
  await database.db
    .updateTable('products')
    .set({ title: 'Cup of July' })
    .where('id', '=', productId)
    .execute();
  expect(await read(instances[1], '/products/cup')).toContain('Cup of June');
});

test('a page that is published on one instance is seen on both within a second, and no other page is dropped', async () => {
  const { token } = await makeStaff(database.db, 'admin');
  const post = (path: string, body: object) =>
    fetch(`${instances[0]?.origin}/api/admin/pages/${aboutId}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const intent = { type: 'page.update', changes: [{ path: ['title'], value: 'About lighthouses' }] };
  for (const instance of instances) {
    expect(await read(instance, '/about')).toContain('About us');
    expect(await read(instance, '/terms')).toContain('Terms');
  }
  await post('/draft/edits', {
    baseRevision: 0,
    clientId: crypto.randomUUID(),
    edits: [{ id: crypto.randomUUID(), intent }],
  });
  for (const instance of instances) expect(await read(instance, '/about')).toContain('About us');
  await database.db.updateTable('pages').set({ title: 'Unannounced' }).where('slug', '=', 'terms').execute();

  expect((await post('/publish', { revision: 1 })).status).toBe(200);
  for (const instance of instances) {
    await waitFor(instance, '/about', 'About lighthouses');
    expect(await read(instance, '/terms')).not.toContain('Unannounced');
  }
});

test('settings and a menu that are published together, one of them at its time, are seen on both instances', async () => {
  const { token } = await makeStaff(database.db, 'admin');
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${instances[1]?.origin}/api/admin${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(200);
  };
  const edit = (path: string, baseRevision: number, intent: object) =>
    post(`${path}/draft/edits`, {
      baseRevision,
      clientId: crypto.randomUUID(),
      edits: [{ id: crypto.randomUUID(), intent }],
    });
  const target = { type: 'homepage' };
  const entry = { id: 'n1', title: 'To the start', target };
  const name = (sitename: string) => ({
    type: 'settings.update',
    group: 'common',
    changes: [{ path: ['sitename'], value: sitename }],
  });
  await edit('/settings', 0, name('Clay and stone'));
  await edit('/menus/main', 0, { type: 'entry.add', entry, parent: null, after: null });
  for (const instance of instances) expect(await read(instance, '/')).not.toContain('Clay and stone');
  await post('/publish', {
    documents: [
      { key: 'settings', revision: 1 },
      { key: 'menu:main', revision: 1 },
    ],
  });
  for (const instance of instances) {
    await waitFor(instance, '/', 'Clay and stone');
    await waitFor(instance, '/', 'To the start');
  }
  await edit('/settings', 1, name('Open at noon'));
  await post('/settings/schedule', { revision: 2, at: new Date(Date.now() + 500).toISOString() });
  for (const instance of instances) expect(await read(instance, '/')).not.toContain('Open at noon');
  // The job looks every five seconds.
  await waitFor(instances[0], '/', 'Open at noon');
  await waitFor(instances[1], '/', 'Open at noon');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_versions where document_key = 'settings'`.execute(
    database.db,
  );
  expect(rows[0]?.count).toBe(3);
});
