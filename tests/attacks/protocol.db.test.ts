import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { get, send, sendRaw, statusOf } from './send.ts';
import { startTarget, type Target } from './start-target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.stop());

const raw = (bytes: string, options = {}) => sendRaw(target.origin, bytes, options);

describe('slow clients', () => {
  test.concurrent.each([
    ['drips headers', 'GET / HTTP/1.1\r\nHost: shop\r\n', 'X-A: b\r\n'],
    [
      'drips a body',
      'POST /about HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
      ' ',
    ],
    [
      'drips chunks',
      'POST /api/leads HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\n \r\n',
    ],
    [
      'drips a file without a session',
      'POST /api/admin/images?name=x.jpg HTTP/1.1\r\nHost: shop\r\nContent-Type: image/jpeg\r\nContent-Length: 9999\r\n\r\n',
      ' ',
    ],
    ['says nothing after its first request', 'GET /liveness HTTP/1.1\r\nHost: shop\r\n\r\n', ''],
  ])('one that %s is sent away', { timeout: 130_000 }, async (_what, bytes, drip) => {
    const answer = await raw(bytes, { ms: 120_000, drip });
    expect(answer.closed).toBe(true);
  });

  test.concurrent('a hundred of them leave the others served', { timeout: 60_000 }, async () => {
    const { hostname, port } = new URL(target.origin);
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.on('error', () => {});
      socket.write('POST /x HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n');
      return socket;
    });
    for (let index = 0; index < 20; index++) {
      const answer = await get(target.origin, '/about');
      expect(answer.status).toBe(200);
    }
    // They are all still there while the others are served.
    expect(sockets.filter(({ closed }) => closed)).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});

test('an address of 64 KB is refused', async () => {
  const answer = await raw(`GET /${'a'.repeat(65_536)} HTTP/1.1\r\nHost: shop\r\n\r\n`);
  expect([414, 431]).toContain(statusOf(answer.text));
  expect(answer.closed).toBe(true);
});

test('100 KB of If-None-Match are refused', async () => {
  const answer = await raw(`GET / HTTP/1.1\r\nHost: shop\r\nIf-None-Match: ${'"x",'.repeat(25_000)}\r\n\r\n`);
  expect(statusOf(answer.text)).toBe(431);
});

describe('ranges', () => {
  test('a thousand of a built file are answered once, as the whole or not at all', async () => {
    const { text } = await get(target.origin, '/about');
    const file = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
    const whole = await get(target.origin, file);
    expect(whole.status).toBe(200);
    const ranges = Array.from({ length: 1000 }, () => '0-').join(',');
    const many = await get(target.origin, file, { range: `bytes=${ranges}` });
    expect([200, 206, 416]).toContain(many.status);
    expect(many.headers['content-type']).not.toContain('multipart');
    expect(many.body.length).toBeLessThanOrEqual(whole.body.length);
    const one = await get(target.origin, file, { range: 'bytes=0-9' });
    expect([one.status, one.body.length]).toEqual([206, 10]);
  });

  test('pages know none', async () => {
    const whole = await get(target.origin, '/about');
    const answer = await get(target.origin, '/about', { range: 'bytes=0-9' });
    expect([answer.status, answer.text]).toEqual([200, whole.text]);
  });
});

test.each(['/\xd1\x87\xd0\xb0\xd0\xb9', '/\xc0\xaf', '/\xff\xfe', '/products/\xed\xa0\x80'])(
  'raw bytes in an address, %j, are answered and nothing breaks',
  async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
    expect([200, 301, 400, 404]).toContain(statusOf(answer.text));
  },
);

test('ten thousand headers are refused', async () => {
  const headers = Array.from({ length: 10_000 }, (_, index) => `X-${index}: y\r\n`).join('');
  const answer = await raw(`GET / HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`);
  expect(statusOf(answer.text)).toBe(431);
  expect(answer.closed).toBe(true);
});

describe('smuggling is answered 400 and the connection closed', () => {
  const hidden = 'GET /liveness HTTP/1.1\r\nHost: shop\r\n\r\n';
  test.each([
    ['length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks and length', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n'],
    ['two hosts', 'Host: elsewhere\r\n\r\n'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
    ['a list of lengths', 'Content-Length: 5, 5\r\n\r\nhello'],
    ['a signed length', 'Content-Length: +5\r\n\r\nhello'],
    ['an unknown coding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['chunks not last', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'X: a\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a bare line feed', 'X: a\nContent-Length: 5\r\n\r\nhello'],
    ['a bad chunk size', 'Transfer-Encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n'],
    ['a NUL in a header', 'X: a\0b\r\n\r\n'],
  ])('%s', async (_what, rest) => {
    const answer = await raw(`POST /about HTTP/1.1\r\nHost: shop\r\n${rest}${hidden}`);
    expect(statusOf(answer.text)).toBe(400);
    expect(answer.closed).toBe(true);
    expect(answer.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test.each(['GET /ab\0out', 'GET /a\tb', 'GET', 'G\0T /', 'GET /about HTTP/9.9\r\nX:'])(
    'the request line %j',
    async (line) => {
      const answer = await raw(`${line} HTTP/1.1\r\nHost: shop\r\n\r\n`);
      expect(statusOf(answer.text)).toBe(400);
      expect(answer.closed).toBe(true);
      expect(answer.text).not.toMatch(/HPE_|node_modules|\.js/);
    },
  );
});

describe('bodies', () => {
  test.each(['/about', '/api/products', '/no/such/page'])(
    '1 GB announced to %s is refused unread',
    async (path) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n`;
      const answer = await raw(`${head}Content-Length: 1073741824\r\n\r\n{`);
      expect(statusOf(answer.text)).toBe(413);
      expect(answer.closed).toBe(true);
    },
  );

  test.each(['/about', '/api/products'])('1 GB in chunks to %s is refused at the limit', async (path) => {
    const chunk = `40000\r\n${' '.repeat(0x40000)}\r\n`;
    const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answer = await raw(head + chunk.repeat(8), { ms: 5000 });
    expect(statusOf(answer.text)).toBe(413);
    expect(answer.closed).toBe(true);
  });

  test('with a GET are read past and change nothing', async () => {
    const clean = await get(target.origin, '/about');
    const odd = await send(target.origin, {
      path: '/about',
      body: '{"x":1}',
      headers: { 'content-length': '7' },
    });
    expect([odd.status, odd.text]).toEqual([200, clean.text]);
    const both = await raw(
      'GET /about HTTP/1.1\r\nHost: shop\r\nContent-Length: 7\r\n\r\n{"x":1}GET /liveness HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
    );
    expect(both.text.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  });

  test('that are no JSON get a page from the shop, and JSON from the API', async () => {
    const odd = { method: 'POST', body: '{"a', headers: { 'content-type': 'application/json' } };
    const page = await send(target.origin, { ...odd, path: '/about' });
    expect(page.status).toBe(400);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toMatch(/^<!doctype html>.*<\/html>$/is);
    const api = await send(target.origin, { ...odd, path: '/api/products/cup' });
    expect(JSON.parse(api.text)).toEqual({ code: 400, message: 'Bad Request' });
  });
});

test.each([
  'application/json',
  'Application/JSON; charset=utf-8',
  'application/json;charset=utf-7',
  'application/json\t; a=b',
  'application/problem+json',
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('a bad body called %j is refused, and nothing is stored', async (type) => {
  const countLeads = async () => (await target.database.db.selectFrom('leads').select('id').execute()).length;
  const before = await countLeads();
  const answer = await send(target.origin, {
    method: 'POST',
    path: '/api/leads',
    body: '{"name":7,"isAdmin":true}',
    headers: type === '' ? {} : { 'content-type': type },
  });
  expect([400, 415, 422]).toContain(answer.status);
  expect(JSON.parse(answer.text)).toMatchObject({ code: answer.status });
  expect(await countLeads()).toBe(before);
});

describe('an address that cannot be read', () => {
  test.each([
    '/%zz',
    '/products/%',
    '/%c0%af',
    '/blog/%ed%a0%80',
    `/products/${'a'.repeat(3000)}`,
    '/about%2',
    '/products/%00',
  ])('%s is the 404 page of the shop', async (path) => {
    const answer = await get(target.origin, path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['content-security-policy']).toBeDefined();
    expect(answer.text).toContain('Page not found');
    expect(answer.text).toMatch(/<\/html>$/);
  });

  test.each(['/api/%zz', '/api/products/%', `/api/products/${'a'.repeat(3000)}`])(
    '%s is JSON',
    async (path) => {
      const answer = await get(target.origin, path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(JSON.parse(answer.text)).toMatchObject({ code: answer.status });
    },
  );

  test('/apiary/%zz is the shop’s', async () => {
    expect((await get(target.origin, '/apiary/%zz')).headers['content-type']).toContain('text/html');
  });
});

test('the absolute form asks for the path, whatever host it names', async () => {
  const clean = await get(target.origin, '/about');
  const absolute = await get(target.origin, 'http://evil.example/about?page=1');
  expect([absolute.status, absolute.text]).toEqual([200, clean.text]);
  expect((await get(target.origin, 'http://evil.example')).text).toBe((await get(target.origin, '/')).text);
});
