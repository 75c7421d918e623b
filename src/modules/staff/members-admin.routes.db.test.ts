import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { issueToken } from '#modules/auth/tokens.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { codeOf, createAdminApi, hire, staffPassword } from '#tests/support/staff.ts';

let database: TestDatabase;
let api: ApiFixture;
let adminApi: ReturnType<typeof createAdminApi>;
let boss: { id: number; email: string };
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  adminApi = createAdminApi(api);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});
beforeEach(async () => {
  await sql`delete from staff`.execute(database.db);
  await sql`delete from rate_limits`.execute(database.db);
  await sql`delete from outbox`.execute(database.db);
  boss = await hire(database);
  token = (await adminApi.logIn(boss.email)).token ?? '';
});

const isAlive = async (session: string | undefined) =>
  (await adminApi.call('GET', '/me', { token: session ?? '' })).status === 200;
const invitee = { email: ' New@Shop.example', name: 'New', role: 'manager' };

describe('an invitation', () => {
  test('is mailed, sets a password once and signs in', async () => {
    const { status, body } = await adminApi.call('POST', '/staff', { token, body: invitee });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ email: 'new@shop.example', role: 'manager', state: 'invited', sessions: 0 }),
    ]);
    const { rows } = await sql`select topic, payload from outbox`.execute(database.db);
    expect(rows).toEqual([{ topic: 'mail.staff-invitation', payload: { staffId: body.id } }]);
    // Nobody signs in before it is accepted, with whatever password.
    expect(
      (await adminApi.call('POST', '/login', { body: { email: body.email, password: '-' } })).status,
    ).toBe(401);
    const older = await issueToken(database.db, { staffId: body.id }, 'staff_invitation');
    const link = await issueToken(database.db, { staffId: body.id }, 'staff_invitation');
    const accept = (given: object) => adminApi.call('POST', '/invitation', { body: { name: '', ...given } });
    expect((await accept({ token: older, password: staffPassword })).status).toBe(404);
    expect((await accept({ token: link, password: 'short' })).body.children.password.errors).toEqual([
      'Password must be at least 10 characters',
    ]);
    expect((await accept({ token: link, password: 'newnew12345' })).body.children.password.errors).toEqual([
      'This password is easy to guess. Choose a longer or a less usual one.',
    ]);
    const accepted = await accept({ token: link, name: 'Newton', password: staffPassword });
    expect([accepted.status, accepted.body.data]).toEqual([
      201,
      expect.objectContaining({ name: 'Newton', role: 'manager' }),
    ]);
    expect(await isAlive(accepted.body.token)).toBe(true);
    expect((await accept({ token: link, password: staffPassword })).status).toBe(404);
    expect((await adminApi.call('POST', `/staff/${body.id}/invitation`, { token })).status).toBe(409);
  });

  test('of somebody who is on the staff is refused', async () => {
    const reply = await adminApi.call('POST', '/staff', {
      token,
      body: { ...invitee, email: boss.email.toUpperCase() },
    });
    expect(reply.body.children.email.errors).toEqual(['Somebody with this email is on the staff already']);
  });
});

describe('the last admin', () => {
  test('is neither lowered nor disabled nor removed, by nobody', async () => {
    for (const change of [{ role: 'manager' }, { isDisabled: true }]) {
      expect((await adminApi.call('PUT', `/staff/${boss.id}`, { token, body: change })).status).toBe(409);
    }
    expect((await adminApi.call('DELETE', `/staff/${boss.id}`, { token })).status).toBe(409);
  });

  test('remains when two admins disable each other at once', async () => {
    const other = await hire(database);
    const otherToken = (await adminApi.logIn(other.email)).token;
    const replies = await Promise.all([
      adminApi.call('PUT', `/staff/${other.id}`, { token, body: { isDisabled: true } }),
      adminApi.call('PUT', `/staff/${boss.id}`, { token: otherToken, body: { isDisabled: true } }),
    ]);
    const { rows } = await sql<{ active: number }>`
      select count(*)::int as active from staff where role = 'admin' and disabled_at is null`.execute(
      database.db,
    );
    expect(rows[0]?.active).toBe(1);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('may change their own name', async () => {
    const reply = await adminApi.call('PUT', `/staff/${boss.id}`, { token, body: { name: 'Boss' } });
    expect(reply.body.name).toBe('Boss');
  });
});

test('disabled somebody is out at once, and comes back with their password when enabled', async () => {
  const other = await hire(database, 'manager');
  const session = (await adminApi.logIn(other.email)).token;
  await adminApi.call('PUT', `/staff/${other.id}`, { token, body: { isDisabled: true } });
  expect(await isAlive(session)).toBe(false);
  expect(
    (await adminApi.call('POST', '/login', { body: { email: other.email, password: staffPassword } })).status,
  ).toBe(401);
  await adminApi.call('PUT', `/staff/${other.id}`, { token, body: { isDisabled: false } });
  expect((await adminApi.logIn(other.email)).token).toBeDefined();
});

test('an admin ends all sessions of somebody, and of their own all but the one in hand', async () => {
  const other = await hire(database, 'manager');
  const [one, two] = [(await adminApi.logIn(other.email)).token, (await adminApi.logIn(other.email)).token];
  await adminApi.call('DELETE', `/staff/${other.id}/sessions`, { token });
  expect([await isAlive(one), await isAlive(two)]).toEqual([false, false]);
  const second = (await adminApi.logIn(boss.email)).token;
  await adminApi.call('DELETE', `/staff/${boss.id}/sessions`, { token });
  expect([await isAlive(token), await isAlive(second)]).toEqual([true, false]);
});

test('a role that changes holds at the next request', async () => {
  const other = await hire(database, 'manager');
  const session = (await adminApi.logIn(other.email)).token;
  expect((await adminApi.call('GET', '/staff', { token: session })).status).toBe(403);
  await adminApi.call('PUT', `/staff/${other.id}`, { token, body: { role: 'admin' } });
  expect((await adminApi.call('GET', '/staff', { token: session })).status).toBe(200);
});

test('who may come in is decided by somebody who gave the password lately', async () => {
  await sql`update auth_tokens set proved_at = now() - interval '11 minutes'`.execute(database.db);
  const reply = await adminApi.call('POST', '/staff', { token, body: invitee });
  expect([reply.status, reply.body.data]).toEqual([403, { need: 'password' }]);
  expect((await adminApi.call('GET', '/staff', { token })).body).toHaveLength(1);
});

test('a lost phone: an admin turns the second factor off, and the password alone is not the old session', async () => {
  const other = await hire(database, 'manager');
  const session = (await adminApi.logIn(other.email)).token;
  const { secret } = (await adminApi.call('POST', '/me/totp', { token: session })).body;
  await adminApi.call('PUT', '/me/totp', { token: session, body: { code: codeOf(secret) } });
  expect((await adminApi.call('DELETE', `/staff/${boss.id}/totp`, { token })).status).toBe(409);
  expect((await adminApi.call('DELETE', `/staff/${other.id}/totp`, { token })).status).toBe(204);
  expect(await isAlive(session)).toBe(false);
  expect((await adminApi.logIn(other.email)).token).toBeDefined();
});

describe('one’s own', () => {
  test('sessions are listed, and one of them can be ended', async () => {
    const second = (await adminApi.logIn(boss.email)).token ?? '';
    const { body } = await adminApi.call('GET', '/me/sessions', { token });
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({ userAgent: 'Test browser', ip: '127.0.0.1' });
    const other = body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const stranger = await hire(database);
    const theirs = (await adminApi.logIn(stranger.email)).token;
    await adminApi.call('DELETE', `/me/sessions/${other.id}`, { token: theirs });
    expect(await isAlive(second)).toBe(true);
    await adminApi.call('DELETE', `/me/sessions/${other.id}`, { token });
    expect([await isAlive(token), await isAlive(second)]).toEqual([true, false]);
  });

  test('session ends after twelve hours without use, and after seven days with it', async () => {
    const age = (columns: string) => sql`update auth_tokens set ${sql.raw(columns)}`.execute(database.db);
    await age(`created_at = now() - interval '11 hours'`);
    expect(await isAlive(token)).toBe(true);
    await age(`last_used_at = now() - interval '13 hours'`);
    expect(await isAlive(token)).toBe(false);
    await age(`last_used_at = now()`);
    expect(await isAlive(token)).toBe(true);
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from max(expires_at) - now()) / 86400 as days from auth_tokens`.execute(
      database.db,
    );
    expect(Number(rows[0]?.days)).toBeLessThanOrEqual(7);
  });

  test('password is changed with the old one, and ends the other sessions', async () => {
    const second = (await adminApi.logIn(boss.email)).token;
    const change = (body: object) => adminApi.call('PUT', '/me/password', { token, body });
    const wrong = await change({ currentPassword: 'guess', password: 'fjord-lamp-22' });
    expect(wrong.body.children.currentPassword.errors).toEqual(['The current password is incorrect']);
    await change({ currentPassword: staffPassword, password: 'fjord-lamp-22' });
    expect([await isAlive(token), await isAlive(second)]).toEqual([true, false]);
    expect((await adminApi.logIn(boss.email, 'fjord-lamp-22')).token).toBeDefined();
  });

  test('name and language are changed, and errors come in the language that is asked for', async () => {
    const { body } = await adminApi.call('PUT', '/me', { token, body: { name: 'Анна', language: 'ru' } });
    expect(body).toMatchObject({ name: 'Анна', language: 'ru' });
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { 'accept-language': 'ru' },
      payload: { email: 'a@b.cc', password: 'x' },
    });
    expect(reply.json().message).toBe('Неверный логин или пароль');
  });

  test('sign-out ends the session and takes the cookie back', async () => {
    const signedIn = await adminApi.call('POST', '/login', {
      body: { email: boss.email, password: staffPassword },
    });
    expect(String(signedIn.headers['set-cookie'])).toMatch(
      /^vt_admin=[\w-]{43}; Path=\/admin; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    );
    const reply = await adminApi.call('POST', '/logout', { token: signedIn.body.token });
    expect(String(reply.headers['set-cookie'])).toContain('vt_admin=; Path=/admin; Max-Age=0');
    expect(await isAlive(signedIn.body.token)).toBe(false);
  });
});

describe('a forgotten password', () => {
  test('is asked about with one answer for everybody, and mailed to staff alone', async () => {
    const known = await adminApi.call('POST', '/password-reset-request', { body: { email: boss.email } });
    const unknown = await adminApi.call('POST', '/password-reset-request', {
      body: { email: 'eve@shop.example' },
    });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const { rows } = await sql`select payload from outbox order by id`.execute(database.db);
    expect(rows).toEqual([{ payload: { staffId: boss.id } }, { payload: { staffId: 0 } }]);
  });

  test('is replaced once by the newest link, ends every session, and the second factor stays', async () => {
    const { secret } = (await adminApi.call('POST', '/me/totp', { token })).body;
    await adminApi.call('PUT', '/me/totp', { token, body: { code: codeOf(secret) } });
    const older = await issueToken(database.db, { staffId: boss.id }, 'staff_reset');
    const link = await issueToken(database.db, { staffId: boss.id }, 'staff_reset');
    const reset = (given: string) =>
      adminApi.call('POST', '/password-reset', { body: { token: given, password: 'fjord-lamp-22' } });
    expect((await reset(older)).status).toBe(404);
    expect((await reset(link)).status).toBe(200);
    expect((await reset(link)).status).toBe(404);
    expect(await isAlive(token)).toBe(false);
    expect(Object.keys(await adminApi.logIn(boss.email, 'fjord-lamp-22'))).toEqual(['secondStep']);
  });
});
