import { afterAll, beforeAll, expect, test } from 'vitest';

import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listApiRoutes } from '#tests/support/modules.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { expectations, type Expectation } from './access/expectations.ts';
import {
  callers,
  describeState,
  forgetAttempts,
  makeWorld,
  secret,
  type Caller,
  type World,
} from './access/world.ts';

const contracts = listApiRoutes().map(({ contract }) => contract);
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

let database: TestDatabase;
let api: ApiFixture;
let shop: { productId: number; variationId: number; articleId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  const product = await createShopFixture(database.db).makeProduct({ slug: 'tea' });
  const content = createContentFixture(database.db);
  const articleId = await content.makeArticle({
    categoryId: await content.makeCategory('blog'),
    slug: 'post',
  });
  shop = { productId: product.id, variationId: product.variationIds[0] ?? 0, articleId };
  api = await createApiFixture(database);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

test('every private route has its row, and every row its route', () => {
  const names = contracts.filter(({ cache }) => cache === 'private').map(nameOf);
  expect(Object.keys(expectations).sort()).toEqual(names.sort());
});

test('public answers, which are cached for everyone, ask nobody who they are', () => {
  const guarded = contracts.filter(({ cache, access }) => cache === 'public' && access !== undefined);
  expect(guarded.map(nameOf)).toEqual([]);
});

test('every route under /admin is guarded, but for signing in [R695]', () => {
  const open = contracts.filter(({ path, access }) => path.startsWith('/admin') && !isStaffOnly(access));
  expect(open.map(nameOf).sort()).toEqual([
    'POST /admin/invitation',
    'POST /admin/login',
    'POST /admin/login/code',
    'POST /admin/password-reset',
    'POST /admin/password-reset-request',
    'POST /admin/setup',
  ]);
});

function isStaffOnly(access: string | undefined): boolean {
  return access === 'staff' || access === 'manager' || access === 'admin';
}

const rows = Object.entries(expectations).flatMap(([route, ofRoute]) =>
  ofRoute.map((row) => ({ route, row, title: row.of ? `${route} of ${row.of}` : route })),
);

test.each(rows)('$title', async ({ route, row }) => {
  const statuses: Partial<Record<Caller, number>> = {};
  const seenBy: Caller[] = [];
  const changedBy: Caller[] = [];
  for (const caller of callers) {
    const { status, body, isUnchanged } = await ask(route, row, caller);
    statuses[caller] = status;
    if (body.includes(secret)) seenBy.push(caller);
    if (status >= 400 && !isUnchanged) changedBy.push(caller);
  }
  expect(statuses).toEqual(row.statuses);
  expect(seenBy.sort()).toEqual([...(row.seenBy ?? (route.includes(' /admin/') ? staffOf(row) : []))].sort());
  expect(changedBy).toEqual([]);
});

/** Staff who are let in see what customers have written. */
function staffOf({ statuses }: Expectation): Caller[] {
  return (['manager', 'admin'] as const).filter((caller) => statuses[caller] < 300);
}

/** People and their things as nobody has changed them yet, and what the database held then. */
let untouched: { world: World; state: string } | undefined;

async function ask(name: string, row: Expectation, caller: Caller) {
  untouched ??= await makeUntouched();
  const { world, state } = untouched;
  await forgetAttempts(database.db);
  const [method, path = ''] = name.split(' ');
  const parts = [...(row.path?.(world) ?? [])];
  const url = `/api${path.replace(/\{\w+\}/g, () => parts.shift() ?? '')}${row.query?.(world) ?? ''}`;
  const reply = await api.app.inject({
    method: method as 'GET',
    url,
    headers: { ...row.headers, ...world.headersOf[caller] },
    ...(row.body && { payload: row.body(world) }),
  });
  const isUnchanged = (await describeState(database.db)) === state;
  // The next one asks in the same world where this one has left it alone: most are refused.
  const isRefused = reply.statusCode >= 400;
  if (!isUnchanged || (method !== 'GET' && !isRefused)) untouched = undefined;
  return { status: reply.statusCode, body: reply.body, isUnchanged };
}

async function makeUntouched() {
  const world = await makeWorld(database.db, shop);
  return { world, state: await describeState(database.db) };
}

test('what is missing and what is somebody else’s get one answer', async () => {
  const route = 'GET /orders/{numberOrId}';
  const asked = expectations[route] ?? [];
  const bodies: string[] = [];
  for (const row of asked) bodies.push((await ask(route, row, 'otherCustomer')).body);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(bodies).size).toBe(1);
});
