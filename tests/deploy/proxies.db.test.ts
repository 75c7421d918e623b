import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createPasswords } from '#modules/auth/password-hash.ts';
import { createPasswordQueue } from '#modules/auth/password-queue.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  findProxyPorts,
  foundBalancers,
  foundProxies,
  startProxy,
  type ProxyPorts,
  type RunningProxy,
} from '#tests/support/proxies.ts';
import { visit } from '#tests/support/visit.ts';

const forged = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-port': '81',
  forwarded: 'for=203.0.113.9;host=evil.example;proto=http',
};

let database: TestDatabase;
let staff: { id: number; token: string };
let email: string;
const password = 'correct horse battery';

beforeAll(async () => {
  database = await createTestDatabase();
  await createContentFixture(database.db).makePage({ kind: 'home', title: 'Home' });
  staff = await makeStaff(database.db, 'admin');
  ({ email } = await database.db
    .updateTable('staff')
    .set({ password_hash: await createPasswords(createPasswordQueue()).hash(password) })
    .where('id', '=', staff.id)
    .returning('email')
    .executeTakeFirstOrThrow());
});
afterAll(() => database.drop());

describe.each(foundProxies)('behind %s by its example', (name) => {
  let ports: ProxyPorts;
  let proxy: RunningProxy;
  let apps: TestApp[] = [];
  const hasSeveral = foundBalancers.some((each) => each === name);
  const startApp = (port: number) =>
    startTestApp(database.url, { PORT: String(port), PUBLIC_URL: proxy.origin, TRUST_PROXY: '1' });

  beforeAll(async () => {
    ports = await findProxyPorts();
    proxy = await startProxy(name, ports);
    apps = await Promise.all(ports.shops.slice(0, hasSeveral ? 2 : 1).map(startApp));
    await vi.waitUntil(async () => (await get('/readiness')).status === 200, { timeout: 10_000 });
  });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(apps.map((app) => app.stop()));
  });

  const get = (path: string, headers: Record<string, string> = {}) => visit(ports.https, path, { headers });
  const asStaff = () => ({ authorization: `Bearer ${staff.token}` });

  test('http leads to https, and pages name the address that visitors know', async () => {
    const plain = await visit(ports.http, '/about?a=1', {}, 'http');
    expect(plain.status).toBe(308);
    expect(plain.headers.location).toMatch(/^https:\/\/shop\.example(?::\d+)?\/about\?a=1$/);
    const page = await get('/', forged);
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    expect(page.body.toString()).toContain(`<link rel="canonical" href="${proxy.origin}/"`);
    expect(page.body.toString()).not.toContain('evil.example');
    expect((await get('/robots.txt')).body.toString()).toContain(`Sitemap: ${proxy.origin}/sitemap.xml`);
  });

  test('a page comes compressed as the shop sent it, and is known again', async () => {
    const page = await get('/', { 'accept-encoding': 'br' });
    expect(page.headers['content-encoding']).toBe('br');
    const again = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': String(page.headers.etag),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('who signs in is known by the address that the proxy saw, whatever is claimed, over https alone', async () => {
    const answer = await visit(ports.https, '/api/admin/login', {
      method: 'POST',
      from: '127.0.0.7',
      headers: { 'content-type': 'application/json', ...forged },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/Secure/);
    const session = await database.db
      .selectFrom('auth_tokens')
      .select('ip')
      .where('staff_id', '=', staff.id)
      .where('ip', '<>', '')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(session.ip).toBe('127.0.0.7');
    const { body } = await get('/api/admin/server-notices', asStaff());
    expect(JSON.parse(body.toString())).toEqual({ hasUnknownProxy: false });
  });

  test('a form of the own origin counts with its cookie, one of elsewhere does not', async () => {
    const signOut = (origin: string) =>
      visit(ports.https, '/api/admin/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...forged, cookie: '' },
        body: '{}',
      });
    const [own, other] = [await signOut(proxy.origin), await signOut('https://evil.example')];
    expect(own.headers['access-control-allow-origin']).toBe(proxy.origin);
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('a picture of 20 MB gets in, and of one that is too large the shop says so itself', async () => {
    const upload = (bytes: Buffer) =>
      visit(ports.https, `/api/admin/images?name=large.png`, {
        method: 'POST',
        headers: { ...asStaff(), 'content-type': 'application/octet-stream' },
        body: bytes,
      });
    const picture = drawNoise(20 * 1024 * 1024);
    const taken = await upload(picture);
    expect(taken.status).toBe(200);
    const { bytes } = await database.db
      .selectFrom('images')
      .select('bytes')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(Number(bytes)).toBeGreaterThan(19 * 1024 * 1024);
    const tooLarge = await upload(Buffer.alloc(26 * 1024 * 1024));
    expect(tooLarge.status).toBe(413);
    expect(JSON.parse(tooLarge.body.toString())).toMatchObject({ message: 'The file is larger than 25 MB' });
    // Refused by what it says of itself, before any of it has come.
    const announced = await visit(ports.https, '/api/admin/images', {
      method: 'POST',
      headers: { ...asStaff(), 'content-length': String(220 * 1024 * 1024) },
    });
    expect(announced.status).toBe(413);
  });

  test('while an instance is away nobody notices; while all are the proxy asks to come back', async () => {
    const [first] = apps;
    await first?.stop();
    const replaceIt = async () => (apps = [await startApp(ports.shops[0])]);
    const [pages] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => get('/'))),
      // Of one instance the page waits until it is there again.
      hasSeveral || replaceIt(),
    ]);
    expect(pages.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const quote = await visit(ports.https, '/api/orders/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(quote.status).toBe(422);
    await Promise.all(apps.slice(hasSeveral ? 1 : 0).map((app) => app.stop()));
    apps = [];
    const away = await get('/');
    expect(away.status).toBe(503);
    expect(away.headers['retry-after']).toBe('5');
    expect(away.headers['content-type']).toMatch(/^text\/html/);
    expect(away.body.toString()).toContain('back in a moment');
  });
});

/** A PNG whose noise does not compress, of about so many bytes. */
function drawNoise(bytes: number): Buffer {
  const side = Math.floor(Math.sqrt(bytes / 3));
  const rows = Buffer.concat(
    Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side * 3)])),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const result = Buffer.alloc(12 + data.length);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), data.length + 8);
  return result;
}
