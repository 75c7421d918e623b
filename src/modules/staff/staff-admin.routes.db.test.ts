import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { staffRights } from '#domain/staff-rights.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { prepareFirstAdmin } from './first-admin.ts';

let database: TestDatabase;
let api: ApiFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});
beforeEach(async () => {
  for (const table of ['auth_tokens', 'staff', 'rate_limits'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});

const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api${path}`, payload });
const readLeads = async (token: string) =>
  (await api.get('/admin/leads', { authorization: `Bearer ${token}` })).statusCode;
const owner = { email: 'Owner@Shop.example', password: 'long enough' };

describe('the configured admin', () => {
  test('is made once, and keeps the password that was set since', async () => {
    expect(await prepareFirstAdmin(database.db, owner)).toBeNull();
    const before = await database.db.selectFrom('staff').selectAll().execute();
    expect(before).toMatchObject([{ email: 'owner@shop.example', role: 'admin' }]);
    expect(await prepareFirstAdmin(database.db, { ...owner, password: 'another one' })).toBeNull();
    expect(await database.db.selectFrom('staff').selectAll().execute()).toEqual(before);
    const reply = await post('/admin/login', owner);
    expect(reply.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      data: {
        id: before[0]?.id,
        email: 'owner@shop.example',
        name: '',
        role: 'admin',
        roleName: '',
        rights: [...staffRights],
        language: '',
        mailsMentions: true,
        hasTotp: false,
        recoveryCodesLeft: 0,
        mustEnrol: false,
      },
    });
    expect(await readLeads(reply.json().token)).toBe(200);
  });
});

describe('the set-up link', () => {
  test('is given as long as there is no staff, and makes one admin', async () => {
    const older = (await prepareFirstAdmin(database.db, undefined)) ?? '';
    const token = (await prepareFirstAdmin(database.db, undefined)) ?? '';
    // A junk token spends none of the good ones.
    expect((await post('/admin/setup', { ...owner, token: 'x'.repeat(43) })).statusCode).toBe(404);
    const short = await post('/admin/setup', { ...owner, password: '1234567', token });
    expect(short.json().children).toEqual({
      password: { errors: ['Password must be at least 10 characters'] },
    });

    const replies = await Promise.all([
      post('/admin/setup', { ...owner, token }),
      post('/admin/setup', { ...owner, email: 'second@shop.example', token: older }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404]);
    expect(await prepareFirstAdmin(database.db, undefined)).toBeNull();
    const made = replies.find(({ statusCode }) => statusCode === 201);
    expect(await readLeads(made?.json().token)).toBe(200);
  });

  test('is good for nothing once there is somebody on the staff', async () => {
    const token = (await prepareFirstAdmin(database.db, undefined)) ?? '';
    await prepareFirstAdmin(database.db, owner);
    const reply = await post('/admin/setup', { email: 'eve@shop.example', password: 'long enough', token });
    expect(reply.statusCode).toBe(404);
    expect(await database.db.selectFrom('staff').selectAll().execute()).toHaveLength(1);
  });
});

test('wrong and unknown are the same 401, guesses are counted, and a disabled account is dead at once', async () => {
  await prepareFirstAdmin(database.db, owner);
  const { token } = (await post('/admin/login', owner)).json();
  const wrong = await post('/admin/login', { ...owner, password: 'guess' });
  const unknown = await post('/admin/login', { ...owner, email: 'eve@shop.example' });
  expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body]);
  for (let count = 0; count < 4; count++) await post('/admin/login', { ...owner, password: 'guess' });
  expect((await post('/admin/login', owner)).statusCode).toBe(429);
  await database.db.updateTable('staff').set({ disabled_at: new Date() }).execute();
  expect(await readLeads(token)).toBe(401);
  await database.db.deleteFrom('rate_limits').execute();
  expect((await post('/admin/login', owner)).statusCode).toBe(401);
});

test('whoever was removed from the staff is nobody at the next request', async () => {
  await prepareFirstAdmin(database.db, owner);
  const { token } = (await post('/admin/login', owner)).json();
  expect(await readLeads(token)).toBe(200);
  await database.db.deleteFrom('staff').execute();
  expect(await readLeads(token)).toBe(401);
});
