import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import { createAdminApi, hire, staffPassword } from '#tests/support/staff.ts';

import { createAuditLog } from './audit-log.ts';

let database: TestDatabase;
let api: ApiFixture;
let adminApi: ReturnType<typeof createAdminApi>;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  adminApi = createAdminApi(api);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const signIn = async (role: 'manager' | 'admin' = 'admin') => {
  const member = await hire(database, role);
  return { ...member, token: (await adminApi.logIn(member.email)).token ?? '' };
};

test('tells who did what to whom, when and from where, without what they wrote', async () => {
  const { id, email, token } = await signIn();
  await adminApi.call('PUT', '/me', { token, body: { name: 'Secretive', language: 'ru' } });
  const made = await adminApi.call('POST', '/staff', {
    token,
    body: { email: 'hidden@shop.example', name: 'Hidden', role: 'manager' },
  });
  await adminApi.call('PUT', `/staff/${made.body.id}`, { token, body: { role: 'admin' } });
  await adminApi.call('GET', '/staff', { token });
  const { body } = await adminApi.call('GET', `/audit?staff=${id}`, { token });
  expect(body.total).toBe(4);
  expect(
    body.entries.map(({ action, entity, result }: Record<string, unknown>) => [action, entity, result]),
  ).toEqual([
    ['PUT /admin/staff/{id}', `staff/${made.body.id}`, 200],
    ['POST /admin/staff', `staff/${made.body.id}`, 201],
    ['PUT /admin/me', `me/${id}`, 200],
    ['sign-in', '', 200],
  ]);
  expect(body.entries[0]).toMatchObject({
    staffId: id,
    staffEmail: email,
    ip: '127.0.0.1',
    details: { role: 'admin' },
  });
  expect(JSON.stringify(body)).not.toMatch(/Secretive|Hidden|hidden@/);
});

test('tells of failed sign-ins and of what was refused, and can show nothing but that', async () => {
  const boss = await signIn();
  const { email, token } = await signIn('manager');
  await adminApi.logIn(email, 'a wrong password');
  await adminApi.logIn('nobody@shop.example', 'a wrong password');
  await adminApi.call('GET', '/staff', { token });
  await adminApi.call('POST', '/staff', { token, body: {} });
  const { body } = await adminApi.call('GET', '/audit?result=refused&limit=4', { token: boss.token });
  expect(
    body.entries.map(({ action, staffEmail, result }: Record<string, unknown>) => [
      action,
      staffEmail,
      result,
    ]),
  ).toEqual([
    ['POST /admin/staff', email, 403],
    ['GET /admin/staff', email, 403],
    ['sign-in', 'n…@shop.example', 401],
    ['sign-in', 'm…@shop.example', 401],
  ]);
  const { rows } = await sql<{ text: string }>`
    select string_agg(a::text, ' ') as text from audit_log a`.execute(database.db);
  expect(rows[0]?.text).not.toContain(staffPassword);
  expect(rows[0]?.text).not.toContain('a wrong password');
  expect(rows[0]?.text).not.toContain(token);
});

test('calls an order by its number, and by its id when there is no such order', async () => {
  const { token, id: staffId } = await signIn();
  const { id, number } = await insertOrder(database.db);
  const nobody = crypto.randomUUID();
  await sql`
    insert into audit_log (staff_id, action, entity, result) values
      (${staffId}, 'PUT /admin/orders/{id}/state', ${`orders/${nobody}`}, 403),
      (${staffId}, 'DELETE /admin/orders/{id}/notes/{noteId}', ${`orders/${id}/notes/5`}, 200)`.execute(
    database.db,
  );
  await adminApi.call('POST', `/orders/${id}/notes`, { token, body: { text: 'Call before noon' } });
  const { body } = await adminApi.call('GET', `/audit?staff=${staffId}&area=orders`, { token });
  expect(
    body.entries.map(({ entity, orderNumber }: Record<string, unknown>) => [entity, orderNumber]),
  ).toEqual([
    [`orders/${id}`, number],
    [`orders/${id}/notes/5`, number],
    [`orders/${nobody}`, null],
  ]);
});

test('is filtered by area and day, and paged', async () => {
  const { token } = await signIn();
  const today = new Date().toISOString().slice(0, 10);
  const list = async (query: string) => (await adminApi.call('GET', `/audit?${query}`, { token })).body;
  const signIns = await list('area=sign-in&limit=2');
  expect(signIns.entries).toHaveLength(2);
  expect(signIns.total).toBeGreaterThan(2);
  const next = await list('area=sign-in&limit=2&offset=2');
  expect(next.entries[0].id).toBeLessThan(signIns.entries[1].id);
  expect((await list(`from=${today}&to=${today}`)).total).toBeGreaterThan(0);
  expect((await list('to=2020-01-01')).total).toBe(0);
  expect((await adminApi.call('GET', '/audit?from=yesterday', { token })).status).toBe(400);
});

test.each([
  sql`update audit_log set staff_email = 'eve'`,
  sql`delete from audit_log`,
  sql`truncate audit_log`,
])('nothing in it is changed or removed, by the program’s own role either', async (attack) => {
  await signIn();
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from audit_log`.execute(database.db)).rows[0]?.n;
  const before = await count();
  await expect(attack.execute(database.db)).rejects.toThrow('only ever added to');
  expect(await count()).toBe(before);
});

test('is kept for two years, and outlives the people it names', async () => {
  const { id, email } = await signIn();
  await sql`delete from staff where id = ${id}`.execute(database.db);
  await sql`
    insert into audit_log (action, result, at) values
      ('old', 200, now() - interval '2 years 1 day'), ('kept', 200, now() - interval '2 years' + interval '1 day')`.execute(
    database.db,
  );
  await createAuditLog({ db: database.db, log: { error() {} } }).deleteOld();
  const { rows } = await sql<{ action: string; email: string }>`
    select action, staff_email as email from audit_log`.execute(database.db);
  const actions = rows.map(({ action }) => action);
  expect(actions).toContain('kept');
  expect(actions).not.toContain('old');
  expect(rows.some((row) => row.email === email)).toBe(true);
});
