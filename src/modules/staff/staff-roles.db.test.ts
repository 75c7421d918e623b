import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { StaffRoleSettings } from '#domain/schemas/staff.schema.ts';
import { mayCall, type StaffRight } from '#domain/staff-rights.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listApiRoutes } from '#tests/support/modules.ts';
import { createAdminApi, hire } from '#tests/support/staff.ts';

let database: TestDatabase;
let api: ApiFixture;
let adminApi: ReturnType<typeof createAdminApi>;
let boss: { id: number; token: string };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  adminApi = createAdminApi(api);
  const { id, email } = await hire(database);
  boss = { id, token: (await adminApi.logIn(email)).token ?? '' };
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  adminApi.call(method, path, { token: boss.token, ...(body && { body }) });

async function makeRole(rights: readonly StaffRight[]): Promise<StaffRoleSettings> {
  const { status, body } = await ask('POST', '/staff-roles', { name: `Role ${crypto.randomUUID()}`, rights });
  expect(status).toBe(201);
  return body as StaffRoleSettings;
}

/** Somebody with a role of these rights who is signed in. */
async function hireWith(rights: readonly StaffRight[]) {
  const role = await makeRole(rights);
  const { id, token } = await makeStaff(database.db, 'manager');
  expect((await ask('PUT', `/staff/${id}`, { role: 'custom', roleId: role.id })).status).toBe(200);
  return { id, token, role };
}

test('a role is made, listed with who has it, changed, and removed when nobody has it', async () => {
  const role = await makeRole(['orders:read', 'stock:write']);
  expect(role).toMatchObject({ rights: ['orders:read', 'stock:write'], members: 0 });
  const changed = await ask('PUT', `/staff-roles/${role.id}`, { name: 'Warehouse', rights: ['stock:write'] });
  expect(changed.body).toEqual({ id: role.id, name: 'Warehouse', rights: ['stock:write'], members: 0 });
  expect((await ask('GET', '/staff-roles')).body).toContainEqual(changed.body);
  const { id } = await makeStaff(database.db, 'manager');
  await ask('PUT', `/staff/${id}`, { role: 'custom', roleId: role.id });
  expect((await ask('DELETE', `/staff-roles/${role.id}`)).status).toBe(409);
  await ask('PUT', `/staff/${id}`, { role: 'manager' });
  expect((await ask('DELETE', `/staff-roles/${role.id}`)).status).toBe(204);
  expect((await ask('DELETE', `/staff-roles/${role.id}`)).status).toBe(404);
});

test.each([
  ['no name', { name: ' ', rights: ['orders:read'] }, 'name'],
  ['nothing to do', { name: 'Empty', rights: [] }, 'rights'],
  ['a right that there is not', { name: 'Root', rights: ['staff:write'] }, 'rights'],
])('a role with %s is refused at its field', async (_, input, field) => {
  const { status, body } = await ask('POST', '/staff-roles', input);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(field);
});

test('a name is given once, in whatever case, also by two at once', async () => {
  const name = `Editor ${crypto.randomUUID()}`;
  const rights = ['content:write'];
  const made = await Promise.all(
    [name, name.toUpperCase(), ` ${name} `].map((each) =>
      ask('POST', '/staff-roles', { name: each, rights }),
    ),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
});

test('a person has a role of the shop’s own by its id, and no other way', async () => {
  const role = await makeRole(['leads:write']);
  const { id } = await makeStaff(database.db, 'manager');
  const change = async (body: object) => (await ask('PUT', `/staff/${id}`, body)).status;
  expect(await change({ role: 'custom' })).toBe(422);
  expect(await change({ role: 'manager', roleId: role.id })).toBe(422);
  expect(await change({ roleId: role.id })).toBe(422);
  expect(await change({ role: 'custom', roleId: 999_999 })).toBe(422);
  expect(await change({ role: 'custom', roleId: role.id })).toBe(200);
  expect(await change({ name: 'Kim' })).toBe(200);
  const { body } = await ask('GET', '/staff');
  expect(body).toContainEqual(
    expect.objectContaining({ id, name: 'Kim', role: 'custom', roleId: role.id, roleName: role.name }),
  );
});

test('somebody is invited with a role of the shop’s own', async () => {
  const role = await makeRole(['leads:write']);
  const person = { email: `new-${crypto.randomUUID()}@shop.example`, name: 'New' };
  const { status, body } = await ask('POST', '/staff', { ...person, role: 'custom', roleId: role.id });
  expect(status).toBe(201);
  expect(body).toMatchObject({ role: 'custom', roleName: role.name, state: 'invited' });
});

test('what a role may holds from the next call on, and is told to the back office', async () => {
  const { token, role } = await hireWith(['leads:write']);
  const status = async (path: string) => (await adminApi.call('GET', path, { token })).status;
  expect([await status('/leads'), await status('/orders')]).toEqual([200, 403]);
  expect((await adminApi.call('GET', '/me', { token })).body).toMatchObject({
    role: 'custom',
    roleName: role.name,
    rights: ['leads:write'],
  });
  await ask('PUT', `/staff-roles/${role.id}`, { name: role.name, rights: ['orders:read'] });
  expect([await status('/leads'), await status('/orders')]).toEqual([403, 200]);
});

test('a role gives nobody the keys to the staff, and the last administrator keeps theirs', async () => {
  const { id, token, role } = await hireWith(['site:write', 'customers:write', 'refunds:write']);
  const own = async (method: 'PUT' | 'POST', path: string, body: object) =>
    (await adminApi.call(method, path, { token, body })).status;
  expect(await own('PUT', `/staff/${id}`, { role: 'admin' })).toBe(403);
  expect(await own('PUT', `/staff-roles/${role.id}`, { name: 'All', rights: ['orders:write'] })).toBe(403);
  expect(await own('POST', '/api-keys', { name: 'x', days: 30, scopes: ['orders:read'] })).toBe(403);
  expect((await ask('PUT', `/staff/${boss.id}`, { role: 'custom', roleId: role.id })).status).toBe(409);
});

test('who refunds as store credit may refund and issue cards', async () => {
  const isRefused = async (rights: readonly StaffRight[], asCredit: boolean) => {
    const { token } = await hireWith(rights);
    const id = crypto.randomUUID();
    const calls = [
      [`/payments/${id}/refund`, { amount: 1, asCredit }],
      [`/orders/${id}/cash-refunds`, { amount: 1, asCredit }],
      ['/returns/999999/refund', { version: 1, asCredit }],
    ] as const;
    const asked = calls.map(([path, body]) => adminApi.call('POST', path, { token, body }));
    return (await Promise.all(asked)).map(({ status }) => status === 403);
  };
  expect(await isRefused(['refunds:write'], false)).toEqual([false, false, false]);
  expect(await isRefused(['refunds:write'], true)).toEqual([true, true, true]);
  expect(await isRefused(['gift-cards:write'], true)).toEqual([true, true, true]);
  expect(await isRefused(['refunds:write', 'gift-cards:write'], true)).toEqual([false, false, false]);
});

test('a key of somebody who has lost rights opens no more than they may', async () => {
  const { body } = await ask('POST', '/api-keys', {
    name: 'Warehouse',
    days: 30,
    scopes: ['orders:read', 'leads:read'],
  });
  const { id } = await hireWith(['leads:write']);
  await sql`update api_keys set staff_id = ${id}`.execute(database.db);
  const status = async (path: string) => (await adminApi.call('GET', path, { token: body.token })).status;
  expect([await status('/leads'), await status('/orders')]).toEqual([200, 403]);
});

const called = listApiRoutes()
  .map(({ contract }) => contract)
  .filter(({ path, access }) => path.startsWith('/admin/') && (access === 'manager' || access === 'admin'));

test.each<[string, StaffRight[]]>([
  ['sees orders and counts goods', ['orders:read', 'stock:write']],
  ['writes the site', ['site:write', 'content:write', 'media:write']],
])('who %s is let in to just that, over every call', async (_, rights) => {
  const { token } = await hireWith(rights);
  const wrong: string[] = [];
  for (const { method, path } of called) {
    const url = `/api${path}`.replace(/\{\w+\}/g, '999999');
    // Whoever is let in gets no further than the refusal of what they send, or of what is not there.
    const headers = { authorization: `Bearer ${token}` };
    const sent = method === 'GET' ? {} : { payload: {} };
    const { statusCode: status } = await api.app.inject({ method, url, headers, ...sent });
    if ((status === 403) === mayCall(rights, { method, path })) wrong.push(`${method} ${path}: ${status}`);
  }
  expect(called.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

test('who counts goods changes stock in the grid and at once, not prices or names', async () => {
  const { token } = await hireWith(['stock:write']);
  const grid = async (field: string, value: unknown) => {
    const cells = [{ variationId: 999_999, field, value, before: null }];
    return (await adminApi.call('PUT', '/variations', { token, body: { cells } })).status;
  };
  expect([await grid('stock', 5), await grid('fullPrice', 5), await grid('title', 'x')]).toEqual([
    200, 403, 403,
  ]);
  const bulk = async (changes: object) => {
    const body = { target: { ids: [999_999] }, changes, dryRun: false };
    return (await adminApi.call('POST', '/products/bulk', { token, body })).status;
  };
  expect(await bulk({ stock: { kind: 'set', value: 1 } })).toBe(200);
  expect(await bulk({ price: { kind: 'set', value: 1 } })).toBe(403);
  expect(await bulk({ stock: { kind: 'set', value: 1 }, enabled: true })).toBe(403);
});
