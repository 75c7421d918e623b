import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { apiScopes, opensCall, type ApiScope } from '#domain/api-scopes.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listApiRoutes } from '#tests/support/modules.ts';
import { createAdminApi, hire } from '#tests/support/staff.ts';

let database: TestDatabase;
let api: ApiFixture;
let adminApi: ReturnType<typeof createAdminApi>;
let owner: { id: number; token: string };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  adminApi = createAdminApi(api);
  const { id, email } = await hire(database);
  owner = { id, token: (await adminApi.logIn(email)).token ?? '' };
});
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(database.db);
  await sql`delete from api_keys`.execute(database.db);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

async function make(scopes: readonly ApiScope[], token = owner.token) {
  const made = await adminApi.call('POST', '/api-keys', {
    token,
    body: { name: 'Accounting', scopes, days: 90 },
  });
  expect(made.status).toBe(201);
  return { id: made.body.key.id as number, token: made.body.token as string };
}
const statusOf = async (path: string, token: string) => (await adminApi.call('GET', path, { token })).status;
const listed = async () => (await adminApi.call('GET', '/api-keys', { token: owner.token })).body;

test('a key is shown once, lies in the database as a hash, and is known by its beginning', async () => {
  const { token } = await make(['orders:read']);
  expect(token).toMatch(/^vk_[\w-]{43}$/);
  const { rows } = await sql<{ row: string }>`select k::text as row from api_keys k`.execute(database.db);
  expect(rows[0]?.row).not.toContain(token.slice(9));
  const [key] = await listed();
  expect(key).toMatchObject({
    name: 'Accounting',
    hint: token.slice(0, 9),
    scopes: ['orders:read'],
    state: 'active',
  });
  expect(JSON.stringify(key)).not.toContain(token.slice(9));
  expect(Math.round((Date.parse(key.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
});

test('its use is noted, and not with every call', async () => {
  const { token } = await make(['orders:read']);
  expect((await listed())[0].lastUsedAt).toBeNull();
  await statusOf('/orders', token);
  const [{ lastUsedAt: first }] = await listed();
  expect(first).not.toBeNull();
  await statusOf('/orders', token);
  expect((await listed())[0].lastUsedAt).toBe(first);
});

describe('what a key opens', () => {
  const guarded = listApiRoutes()
    .map(({ contract }) => contract)
    .filter(({ access = 'anyone' }) => access !== 'anyone');

  test.each(apiScopes)('%s opens the calls of its area and no other', async (scope) => {
    const { token } = await make([scope]);
    const wrong: string[] = [];
    for (const contract of guarded) {
      const { method, path, isSensitive } = contract;
      const reply = await api.app.inject({
        method,
        url: `/api${path.replace(/\{\w+\}/g, '999999')}`,
        headers: { authorization: `Bearer ${token}` },
      });
      const isOpen = opensCall([scope], contract) && (!isSensitive || scope === 'webhooks:write');
      if ((reply.statusCode === 403) === isOpen || reply.statusCode === 401)
        wrong.push(`${method} ${path}: ${reply.statusCode}`);
    }
    expect(guarded.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  test('all of them together open these and nothing else: neither people nor keys, secrets, backups, pages', () => {
    const steps = guarded
      .filter((contract) => opensCall(apiScopes, contract))
      .map(({ path }) => /^(?:\/admin)?\/[^/]+/.exec(path)?.[0]);
    expect([...new Set(steps)].toSorted()).toEqual([
      '/admin/abandoned-carts',
      '/admin/agents',
      '/admin/articles',
      '/admin/authors',
      '/admin/catalogs',
      '/admin/categories',
      '/admin/comments',
      '/admin/customer-groups',
      '/admin/customers',
      '/admin/facet-values',
      '/admin/facets',
      '/admin/feeds',
      '/admin/images',
      '/admin/imported-orders',
      '/admin/invoices',
      '/admin/leads',
      '/admin/locations',
      '/admin/order-drafts',
      '/admin/orders',
      '/admin/price-lists',
      '/admin/product-imports',
      '/admin/products',
      '/admin/promotions',
      '/admin/questions',
      '/admin/redirects',
      '/admin/returns',
      '/admin/reviews',
      '/admin/shipping-zones',
      '/admin/stock-requests',
      '/admin/tags',
      '/admin/variations',
      '/admin/webhooks',
    ]);
  });

  test('what a person’s password is asked for, no key does', async () => {
    const { token } = await make(['orders:write']);
    const path = `/orders/${crypto.randomUUID()}/cash-refunds`;
    const { status, body } = await adminApi.call('POST', path, { token, body: {} });
    expect([status, body.message]).toEqual([403, 'No key may do that: it needs somebody’s password']);
  });

  test('to what anyone may call it adds nothing, and who it is for is no customer', async () => {
    const { token } = await make(['orders:read']);
    const get = async (path: string) =>
      (await api.get(path, { authorization: `Bearer ${token}` })).statusCode;
    expect(await get('/order-states')).toBe(200);
    expect(await get('/users/profile')).toBe(403);
    expect(await get('/cart')).toBe(403);
  });

  test('the scopes that would open it are told', async () => {
    const { token } = await make(['leads:read']);
    const { body } = await adminApi.call('GET', '/variations', { token });
    expect(body.data).toEqual({ need: 'scope', scopes: ['products:read', 'stock:read'] });
  });
});

describe('whoever made it', () => {
  test('lends it no more than they may themselves', async () => {
    const boss = await hire(database);
    const bossToken = (await adminApi.logIn(boss.email)).token ?? '';
    const { token } = await make(['orders:read', 'webhooks:read'], bossToken);
    expect(await statusOf('/webhooks', token)).toBe(200);
    await sql`update staff set role = 'manager' where id = ${boss.id}`.execute(database.db);
    expect(await statusOf('/webhooks', token)).toBe(403);
    expect(await statusOf('/orders', token)).toBe(200);
  });

  test('takes it along when the account is disabled or removed', async () => {
    const boss = await hire(database);
    const bossToken = (await adminApi.logIn(boss.email)).token ?? '';
    const { token } = await make(['orders:read'], bossToken);
    await sql`update staff set disabled_at = now() where id = ${boss.id}`.execute(database.db);
    expect(await statusOf('/orders', token)).toBe(401);
    expect((await listed())[0].state).toBe('disabled');
    await sql`update staff set disabled_at = null where id = ${boss.id}`.execute(database.db);
    expect(await statusOf('/orders', token)).toBe(200);
    await sql`delete from staff where id = ${boss.id}`.execute(database.db);
    expect(await statusOf('/orders', token)).toBe(401);
  });

  test('needs the second factor that the shop asks for', async () => {
    const { token } = await make(['orders:read']);
    await sql`update staff_policy set requires_totp = true`.execute(database.db);
    const status = await statusOf('/orders', token);
    await sql`update staff_policy set requires_totp = false`.execute(database.db);
    expect(status).toBe(403);
  });

  test('is an admin: a manager makes none', async () => {
    const manager = (await adminApi.logIn((await hire(database, 'manager')).email)).token ?? '';
    const body = { name: 'Mine', scopes: ['orders:read'], days: 30 };
    expect((await adminApi.call('POST', '/api-keys', { token: manager, body })).status).toBe(403);
  });
});

test('a revoked key is dead at once, and an expired one', async () => {
  const revoked = await make(['orders:read']);
  const expired = await make(['orders:read']);
  expect(await statusOf('/orders', revoked.token)).toBe(200);
  const { status } = await adminApi.call('DELETE', `/api-keys/${revoked.id}`, { token: owner.token });
  expect(status).toBe(204);
  await sql`update api_keys set expires_at = now() where id = ${expired.id}`.execute(database.db);
  expect(await statusOf('/orders', revoked.token)).toBe(401);
  expect(await statusOf('/orders', expired.token)).toBe(401);
  expect((await listed()).map(({ state }: { state: string }) => state)).toEqual(['expired', 'revoked']);
});

test('the audit log names the key and who made it', async () => {
  const { token } = await make(['leads:write', 'content:write']);
  await adminApi.call('POST', '/tags', { token, body: { title: 'From a key', slug: 'from-a-key' } });
  await adminApi.call('GET', '/audit', { token });
  const { body } = await adminApi.call('GET', `/audit?staff=${owner.id}&limit=2`, { token: owner.token });
  expect(body.entries).toMatchObject([
    { action: 'GET /admin/audit', result: 403, apiKey: 'Accounting' },
    { action: 'POST /admin/tags', apiKey: 'Accounting', staffId: owner.id },
  ]);
});

test('how often it may call is told with each answer, and 429 says when to come back', async () => {
  const { token } = await make(['leads:read']);
  const first = await adminApi.call('GET', '/leads', { token });
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' });
  for (let call = 2; call <= 600; call++) await adminApi.call('GET', '/audit', { token });
  const refused = await adminApi.call('GET', '/leads', { token });
  expect(refused.status).toBe(429);
  expect(refused.headers['ratelimit-remaining']).toBe('0');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['retry-after']).toBe(refused.headers['ratelimit-reset']);
});

test('of 2,000 guesses thirty are told that they are wrong; a good key of the same client goes on', async () => {
  const { token } = await make(['leads:read']);
  const counts = new Map<number, number>();
  const guess = async (number: number) => {
    const status = await statusOf('/leads', `vk_${String(number).padStart(43, 'A')}`);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  };
  for (let begin = 0; begin < 2000; begin += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => guess(begin + index)));
  expect(Object.fromEntries(counts)).toEqual({ 401: 30, 429: 1970 });
  expect(await statusOf('/leads', token)).toBe(200);
});

test.each([
  [{ name: '', scopes: ['orders:read'], days: 30 }],
  [{ name: 'x', scopes: [], days: 30 }],
  [{ name: 'x', scopes: ['orders:read', 'orders:read'], days: 30 }],
  [{ name: 'x', scopes: ['staff:write'], days: 30 }],
  [{ name: 'x', scopes: ['orders:read'], days: 31 }],
])('%j makes no key', async (body) => {
  expect((await adminApi.call('POST', '/api-keys', { token: owner.token, body })).status).toBe(422);
});
