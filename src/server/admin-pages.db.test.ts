import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let app: TestApp;
let token: string;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp(database.url);
  ({ token, id: staffId } = await makeStaff(database.db, 'admin'));
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const navigation = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
};
const open = async (headers: Record<string, string>, path = '/admin/orders') => {
  const reply = await app.app.inject({ method: 'GET', url: path, headers });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body };
};
const cookie = () => ({ cookie: `other=1; vt_admin=${token}` });

test('a tab that is opened or reloaded with the cookie finds the session in its document', async () => {
  const { body, headers } = await open({ ...navigation, ...cookie() });
  const text = /<script type="application\/json" id="vt-session">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(text)).toMatchObject({ token, data: { id: staffId, role: 'admin' } });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

test('the document names the scripts of its first screen, with the texts in the language of who opens it', async () => {
  const list = async (headers: Record<string, string>, path: string) =>
    [
      ...(await open({ ...navigation, ...headers }, path)).body.matchAll(/modulepreload" href="([^"]+)"/g),
    ].map(([, href]) => href);
  const english = await list({ 'accept-language': 'en-GB' }, '/admin/');
  const russian = await list({ 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }, '/admin/');
  expect(english.length).toBeGreaterThan(0);
  expect(russian).toHaveLength(english.length);
  expect(russian.filter((href) => !english.includes(href)).length).toBeGreaterThan(0);
  expect(await list({ 'accept-language': 'pl' }, '/admin/orders')).toEqual(english);
  const screen = await list(cookie(), '/admin/orders');
  const overview = await list(cookie(), '/admin/?x');
  expect(overview.length).toBeGreaterThan(screen.length);
  expect(screen.filter((href) => !overview.includes(href))).toEqual([]);
});

describe('the document comes without the session', () => {
  test.each([
    ['fetch()', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['fetch() that calls itself a navigation', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['an object', { 'sec-fetch-dest': 'object', 'sec-fetch-mode': 'navigate' }],
    ['a script', { 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'no-cors' }],
    ['a worker', { 'sec-fetch-dest': 'worker', 'sec-fetch-mode': 'same-origin' }],
    ['an old browser', { 'sec-fetch-dest': '', 'sec-fetch-mode': '' }],
  ])('to %s', async (_, headers) => {
    const { body, status } = await open({ ...navigation, ...headers, ...cookie() });
    expect(status).toBe(200);
    expect(body).not.toContain(token);
    expect(body).not.toContain('vt-session');
  });

  test('to a prefetch, which gets nothing at all', async () => {
    const { status, body } = await open({ ...navigation, ...cookie(), 'sec-purpose': 'prefetch;prerender' });
    expect([status, body]).toEqual([503, '']);
  });

  test('to a cookie that is nobody’s, a customer’s, or of a session that has ended', async () => {
    const customer = await makeUser(database.db);
    const left = await makeStaff(database.db, 'manager');
    await database.db.deleteFrom('staff').where('id', '=', left.id).execute();
    for (const bad of ['', 'x', 'x'.repeat(43), customer.token, left.token]) {
      const { body, status } = await open({ ...navigation, cookie: `vt_admin=${bad}` });
      expect([status, body.includes('vt-session')]).toEqual([200, false]);
    }
  });
});

test('a link on another site leads here once more from our own, with its address, and not for ever', async () => {
  const foreign = { ...navigation, 'sec-fetch-site': 'cross-site' };
  const first = await open(foreign, '/admin/orders?q=%22%3E%3Cb%3E&page=2');
  expect(first.body).toContain('content="0;url=/admin/orders?q=%22%3E%3Cb%3E&amp;page=2&amp;vt-arrived"');
  expect((await open(foreign, '/admin/orders?vt-arrived')).body).toContain('id="root"');
  expect((await open(foreign, '/admin/invitation')).body).toContain('id="root"');
});

test('a name that looks like markup stays data', async () => {
  await database.db
    .updateTable('staff')
    .set({ name: '</script><script>alert(1)</script>' })
    .where('id', '=', staffId)
    .execute();
  const { body } = await open({ ...navigation, ...cookie() });
  expect(body).not.toContain('<script>alert');
});

test.each<Record<string, string>>([{ 'service-worker': 'script' }, { 'sec-fetch-dest': 'serviceworker' }])(
  'no script becomes a service worker: %o',
  async (headers) => {
    for (const path of ['/', '/admin/', '/assets/x.js', '/img/x.js', '/api/config']) {
      const reply = await fetch(app.origin + path, { headers });
      expect([path, reply.status]).toEqual([path, 403]);
    }
  },
);
