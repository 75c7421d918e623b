import { createServer, type AddressInfo, type Socket } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { MailServerAnswer, MailServerInput, MailTest } from '#domain/schemas/mail-server.schema.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { hire, staffPassword } from '#tests/support/staff.ts';

const account = { user: 'shop@mail.example', password: 'the right one' };
let database: TestDatabase;
let apps: [TestApp, TestApp];
let mailServer: MailServer;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await createContentFixture(database.db).setSettings('common', { emails: ['hello@shop.example'] });
  const env = { PUBLIC_URL: 'https://shop.example' };
  apps = [await startTestApp(database.url, env), await startTestApp(database.url, env)];
  mailServer = await startMailServer({ account });
  const { email } = await hire(database);
  const login = await call(apps[0], 'POST', '/login', { email, password: staffPassword });
  token = (login.body as { token: string }).token;
});
beforeEach(async () => {
  mailServer.mails.length = 0;
  await call(apps[0], 'DELETE', '/mail/server');
});
afterAll(async () => {
  for (const app of apps) await app.stop();
  await mailServer.stop();
  await database.drop();
});

async function call(app: TestApp, method: string, path: string, body?: object) {
  const answer = await fetch(`${app.origin}/api/admin${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const serverAt = (port: number, change: Partial<MailServerInput> = {}): MailServerInput => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  username: account.user,
  password: account.password,
  sender: '',
  ...change,
});

async function tryOut(server: MailServerInput | null): Promise<MailTest> {
  const { status, body } = await call(apps[0], 'POST', '/mail/test', { to: 'ann@mail.example', server });
  expect(status).toBe(200);
  return body as MailTest;
}

test('what is saved is used by every instance, without a restart, and its password is never told', async () => {
  const isSentAt = async (app: TestApp) => (await call(app, 'GET', '/mail')).body;
  expect(await isSentAt(apps[1])).toEqual({ isSent: false, hasAddress: true, waiting: null });

  const change = { ...serverAt(mailServer.port), version: 0 };
  const saved = await call(apps[0], 'PUT', '/mail/server', change);
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ source: 'stored', version: 1, stored: { hasPassword: true } });
  expect(JSON.stringify(saved.body)).not.toContain(account.password);
  const row = await database.db.selectFrom('mail_server').select('password').executeTakeFirstOrThrow();
  expect(row.password).toMatch(/^sealed:/);

  await vi.waitFor(async () => expect(await isSentAt(apps[1])).toMatchObject({ isSent: true }), 5000);
  const sent = await call(apps[1], 'POST', '/mail/test', { to: 'ann@mail.example', server: null });
  expect(sent.body).toEqual({ outcome: 'sent', detail: '' });
  const [mail] = mailServer.mails;
  expect(mail).toMatchObject({ from: account.user, to: ['ann@mail.example'] });
  // Answers go to the shop's own address.
  expect(new Map(mail?.headers).get('reply-to')).toContain('hello@shop.example');

  expect((await call(apps[1], 'PUT', '/mail/server', change)).status).toBe(409);
});

test('a stored password is kept for its own server and user alone', async () => {
  await call(apps[0], 'PUT', '/mail/server', { ...serverAt(mailServer.port), version: 0 });
  const change = { ...serverAt(mailServer.port, { password: '' }), sender: 'post@shop.example', version: 1 };
  const kept = (await call(apps[0], 'PUT', '/mail/server', change)).body as MailServerAnswer;
  expect(kept).toMatchObject({ version: 2, stored: { hasPassword: true, sender: 'post@shop.example' } });
  expect(await tryOut(null)).toEqual({ outcome: 'sent', detail: '' });
  expect(mailServer.mails[0]?.from).toBe('post@shop.example');

  const elsewhere = { ...change, host: 'localhost', version: 2 };
  const refused = await call(apps[0], 'PUT', '/mail/server', elsewhere);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    children: { password: { errors: ['Enter the password of this server'] } },
  });
  const { version: _, ...server } = elsewhere;
  expect((await call(apps[0], 'POST', '/mail/test', { to: 'ann@mail.example', server })).status).toBe(422);
});

test('without a server there is nothing to try', async () => {
  expect((await call(apps[0], 'POST', '/mail/test', { to: 'ann@mail.example', server: null })).status).toBe(
    409,
  );
});

test('while mails are kept as files nothing says that they were sent, and an invitation has a link', async () => {
  const kept = { success: true, isSent: false };
  const forgotten = { email: 'ann@mail.example' };
  expect((await call(apps[0], 'POST', '/password-reset-request', forgotten)).body).toEqual(kept);
  const customers = await fetch(`${apps[0].origin}/api/reset_password_request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(forgotten),
  });
  expect(await customers.json()).toEqual(kept);

  const invitation = { email: 'new@shop.example', name: '', role: 'manager' };
  const { id } = (await call(apps[0], 'POST', '/staff', invitation)).body as { id: number };
  const email = () =>
    database.db
      .selectFrom('outbox')
      .select(['outcome', 'done_at'])
      .where('topic', '=', 'mail.staff-invitation')
      .executeTakeFirst();
  await vi.waitFor(async () => expect(await email()).toMatchObject({ outcome: 'kept' }), 10_000);
  const link = (await call(apps[0], 'POST', `/staff/${id}/invitation-link`)).body as { href: string };
  const [address, secret] = link.href.split('#');
  expect(address).toBe('https://shop.example/admin/invitation');
  const given = { token: secret, name: 'New', password: 'kettle-drum-72' };
  expect((await call(apps[0], 'POST', '/invitation', given)).status).toBe(201);
  expect((await call(apps[0], 'POST', `/staff/${id}/invitation-link`)).status).toBe(409);

  await call(apps[0], 'PUT', '/mail/server', { ...serverAt(mailServer.port), version: 0 });
  expect((await call(apps[0], 'POST', '/password-reset-request', forgotten)).body).toEqual({ success: true });
});

test('a mail that could not leave yet does not take the place of a copied link', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const dead = serverAt(gone.port, { username: '', password: '' });
  await call(apps[0], 'PUT', '/mail/server', { ...dead, version: 0 });
  const invitation = { email: 'late@shop.example', name: '', role: 'manager' };
  const { id } = (await call(apps[0], 'POST', '/staff', invitation)).body as { id: number };
  await vi.waitFor(async () => {
    const { attempts } = await database.db
      .selectFrom('outbox')
      .select('attempts')
      .where('topic', '=', 'mail.staff-invitation')
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(attempts).toBeGreaterThan(0);
  }, 10_000);
  await call(apps[0], 'POST', `/staff/${id}/invitation-link`);
  const waiting = await database.db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute();
  expect(waiting).toEqual([]);
});

describe('a test mail tells what really came of it', () => {
  test('taken', async () => {
    expect(await tryOut(serverAt(mailServer.port))).toEqual({ outcome: 'sent', detail: '' });
    expect(mailServer.mails[0]?.raw).toContain('Vitrina');
  });

  test('a wrong password', async () => {
    const result = await tryOut(serverAt(mailServer.port, { password: 'another' }));
    expect(result).toMatchObject({ outcome: 'login', detail: expect.stringContaining('Invalid username') });
  });

  test('a port at which nothing listens', async () => {
    const gone = await startMailServer();
    await gone.stop();
    expect(await tryOut(serverAt(gone.port))).toMatchObject({ outcome: 'unreachable' });
  });

  test('a name that is nobody’s', async () => {
    const result = await tryOut(serverAt(587, { host: 'smtp.nobody.invalid' }));
    expect(result).toMatchObject({ outcome: 'unknownHost' });
  });

  test('TLS that the server does not speak, or that nobody vouches for', async () => {
    expect(await tryOut(serverAt(mailServer.port, { security: 'tls' }))).toMatchObject({
      outcome: 'security',
    });
    expect(await tryOut(serverAt(mailServer.port, { security: 'starttls' }))).toMatchObject({
      outcome: 'security',
    });
    const secure = await startMailServer({ secure: true });
    expect(await tryOut(serverAt(secure.port, { security: 'tls' }))).toMatchObject({ outcome: 'security' });
    await secure.stop();
  });

  test('a recipient that the server does not take', async () => {
    const picky = await startMailServer({ refuse: () => 554 });
    const result = await tryOut(serverAt(picky.port, { username: '', password: '' }));
    expect(result).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('Not now') });
    await picky.stop();
  });

  test('a server that takes the connection and says nothing', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await tryOut(serverAt(port))).toMatchObject({ outcome: 'silent' });
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  }, 40_000);
});

test('the environment’s server goes before what is stored', async () => {
  await call(apps[0], 'PUT', '/mail/server', { ...serverAt(mailServer.port), version: 0 });
  const environments = await startMailServer();
  const app = await startTestApp(database.url, {
    SMTP_URL: environments.url,
    PUBLIC_URL: 'https://shop.example',
  });
  expect((await call(app, 'GET', '/mail/server')).body).toMatchObject({ source: 'environment' });
  const sent = await call(app, 'POST', '/mail/test', { to: 'ann@mail.example', server: null });
  expect(sent.body).toEqual({ outcome: 'sent', detail: '' });
  expect(environments.mails).toHaveLength(1);
  expect(mailServer.mails).toEqual([]);
  await app.stop();
  await environments.stop();
});
