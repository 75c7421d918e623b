import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { notifyChange } from '#db/changes.ts';
import { createRandom } from '#modules/maintenance/random.ts';
import { PageCache } from '#site/cache/page-cache.ts';
import type { RenderedPage } from '#site/cache/page-entry.ts';

import { get, send, type Attack } from './send.ts';
import { pagePaths, startTarget, type Target } from './start-target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget({ PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => target.stop());

/** Every page is rendered anew after this. */
async function dropPages(): Promise<void> {
  await notifyChange(target.database.db, ['settings']);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

const evil = 'evil-host.test';
const attacks: [string, Omit<Attack, 'path'> & { query?: string; prefix?: string }][] = [
  ['Host', { headers: { host: evil } }],
  ['Host with a port', { headers: { host: `${evil}:8080` } }],
  ['X-Forwarded-Host', { headers: { 'x-forwarded-host': evil, forwarded: `host=${evil}` } }],
  [
    'X-Forwarded-Proto, Port and Prefix',
    { headers: { 'x-forwarded-proto': 'http', 'x-forwarded-port': '1', 'x-forwarded-prefix': `//${evil}` } },
  ],
  ['X-Original-URL', { headers: { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' } }],
  ['X-HTTP-Method-Override', { headers: { 'x-http-method-override': 'POST', 'x-method-override': 'HEAD' } }],
  ['Accept-Language', { headers: { 'accept-language': 'ru' } }],
  ['User-Agent', { headers: { 'user-agent': `<script>${evil}` } }],
  ['Accept', { headers: { accept: 'application/json' } }],
  ['a cookie', { headers: { cookie: `name=${evil}; lang=ru; vt_cart=9` } }],
  ['a preview cookie', { headers: { cookie: 'vt_preview=1' } }],
  ['Authorization', { headers: { authorization: `Bearer ${evil}` } }],
  ['Range', { headers: { range: 'bytes=0-9' } }],
  ['If-None-Match', { headers: { 'if-none-match': '*' } }],
  ['odd encodings', { headers: { 'accept-encoding': 'gzip;q=0, br;q=0, identity;q=0' } }],
  ['a campaign', { query: `?utm_source=${evil}&fbclid=${evil}&_method=POST` }],
  ['an unknown parameter', { query: `?next=//${evil}&callback=${evil}` }],
  ['a POST', { method: 'POST' }],
  ['a HEAD', { method: 'HEAD' }],
  ['a DELETE', { method: 'DELETE' }],
  ['a TRACE', { method: 'TRACE', headers: { cookie: evil } }],
  ['a body', { body: evil, headers: { 'content-length': String(evil.length) } }],
  ['the absolute form', { prefix: `http://${evil}` }],
];

describe('a visitor after an attack gets the page as it was', { timeout: 60_000 }, () => {
  const clean = new Map<string, string>();
  beforeAll(async () => {
    for (const path of pagePaths) clean.set(path, (await get(target.origin, path)).text);
  });

  test.each(attacks)('%s', async (_what, { query = '', prefix = '', ...attack }) => {
    await dropPages();
    for (const path of pagePaths) {
      const request = { ...attack, path: `${prefix}${path}${query}` };
      // Side by side too: whoever comes during the attacker's render must not share it.
      const [first, beside] = await Promise.all([send(target.origin, request), get(target.origin, path)]);
      const after = await get(target.origin, path);
      expect(first.status).toBeLessThan(500);
      expect(first.text).not.toContain(evil);
      expect([path, beside.status, beside.text]).toEqual([path, 200, clean.get(path)]);
      expect([path, after.status, after.text]).toEqual([path, 200, clean.get(path)]);
      expect(after.headers['set-cookie']).toBeUndefined();
    }
  });

  test('the shop’s own parameters make pages of their own', async () => {
    expect((await get(target.origin, '/products?page=2')).text).not.toBe(clean.get('/products'));
    const twice = await get(target.origin, '/products?page=2&page=1');
    expect((await get(target.origin, '/products?page=1&page=2')).text).not.toBe(twice.text);
    expect((await get(target.origin, '/products?page=1&page=2')).text).toBe(clean.get('/products'));
  });
});

test('canonical and share addresses are the shop’s, whatever Host says', async () => {
  for (const path of pagePaths) {
    const { text } = await get(target.origin, path, { host: evil, 'x-forwarded-host': evil });
    for (const [, address] of text.matchAll(
      /(?:rel="canonical" href|property="og:(?:url|image)" content)="([^"]+)"/g,
    )) {
      expect(address).toMatch(/^https:\/\/shop\.example\//);
    }
  }
  expect((await get(target.origin, '/about', { host: evil })).text).toContain(
    '<link rel="canonical" href="https://shop.example/about"',
  );
  for (const path of [
    '/sitemap.xml',
    '/robots.txt',
    '/blog/rss.xml',
    '/sitemap-pages-1.xml',
    '/feeds/google.xml',
    '/feeds/yandex.xml',
  ]) {
    const answer = await get(target.origin, path, { host: evil, 'x-forwarded-host': evil });
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.text).not.toContain(evil);
  }
  expect((await get(target.origin, '/%61bout')).text).toBe((await get(target.origin, '/about')).text);
});

test('an answer to a bearer or a preview is kept by nobody', async () => {
  for (const [name, value] of [
    ['authorization', 'Bearer x'],
    ['cookie', 'vt_preview=1'],
  ] as const) {
    const answer = await get(target.origin, '/about', { [name]: value });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
  }
});

test.each([
  '/account/x.css',
  '/account%2f..%2fassets/a.js',
  '/orders/1;.css',
  '/about/x.js',
  '/checkout/a.png',
  '/products/cup/x.css',
  '/assets/..%2fabout',
  '/about%3f.css',
  '/about;.css',
])('the cache deception %s is a 404 that nobody keeps', async (path) => {
  const answer = await get(target.origin, path);
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toContain('no-store');
});

test('a 404 is forgotten the moment its page exists, and so is a failure', async () => {
  const { db } = target.database;
  expect((await get(target.origin, '/products/late')).status).toBe(404);
  await sql`update products set slug = 'late' where slug = 'cup'`.execute(db);
  await notifyChange(db, ['products']);
  await expect.poll(async () => (await get(target.origin, '/products/late')).status).toBe(200);

  await sql`alter table products rename to products_away`.execute(db);
  await dropPages();
  await notifyChange(db, ['products']);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const broken = await get(target.origin, '/products/late');
  expect(broken.status).toBeGreaterThanOrEqual(500);
  expect(broken.headers['cache-control']).toBe('no-store');
  expect(broken.headers['x-request-id']).toBeDefined();
  expect(broken.text).not.toMatch(/relation|select |products_away|\.ts:|\.js:/);
  await sql`alter table products_away rename to products`.execute(db);
  expect((await get(target.origin, '/products/late')).status).toBe(200);
});

/** Bytes that something still holds; without a collection the figure counts what is only not yet swept away. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

describe('a hundred thousand addresses', { timeout: 60_000 }, () => {
  /** Without a connection: only the cache is looked at. */
  const socket = new Socket();
  async function ask(
    cache: PageCache,
    url: string,
    encoding: string,
    page: () => RenderedPage,
  ): Promise<void> {
    const request = new IncomingMessage(socket);
    Object.assign(request, { method: 'GET', url, headers: { 'accept-encoding': encoding } });
    const response = new ServerResponse(request);
    if (!cache.tryServe(request, response)) await cache.serve(request, response, async () => page());
  }

  const drawPage = (tag: string): RenderedPage => ({
    status: 200,
    html: 'x'.repeat(500),
    headers: { 'Cache-Control': 'public' },
    tags: ['settings', tag],
    cacheable: true,
  });

  test('of unknown parameters are one page', async () => {
    const cache = new PageCache();
    const random = createRandom(7);
    for (let index = 0; index < 100_000; index++) {
      const url = `/about?${random.below(2 ** 32).toString(36)}=${index}&utm_x=${random.below(2 ** 32)}&lang=${index}`;
      await ask(cache, url, 'identity', () => drawPage('page:1'));
    }
    expect([cache.size, cache.misses, cache.hits]).toEqual([1, 1, 99_999]);
  });

  test('of known ones stay within the bound, and the hot page stays hot', async () => {
    const cache = new PageCache({ maxBytes: 4_000_000 });
    let hotRenders = 0;
    const before = heapInUse();
    for (let index = 0; index < 100_000; index++) {
      await ask(cache, `/products?page=${index}&filter[minPrice]=${index}`, 'identity', () =>
        drawPage(`product:${index}`),
      );
      if (index % 100 === 0) {
        await ask(cache, '/', 'identity', () => {
          hotRenders++;
          return drawPage('page:1');
        });
      }
    }
    expect(cache.bytes).toBeLessThanOrEqual(4_000_000);
    expect(cache.tagCount).toBeLessThanOrEqual(cache.size + 2);
    expect(hotRenders).toBe(1);
    expect(heapInUse() - before).toBeLessThan(30_000_000);
  });

  test('weigh what they hold once other encodings were asked for', async () => {
    const cache = new PageCache({ maxBytes: 2_000_000 });
    const noise = createRandom(1);
    const html = Array.from({ length: 20_000 }, () => noise.below(36).toString(36)).join('');
    for (let index = 0; index < 200; index++) {
      for (const encoding of ['br', 'gzip', '']) {
        await ask(cache, `/products?page=${index}`, encoding, () => ({ ...drawPage('products'), html }));
      }
    }
    // Each holds 20 KB plain and about 13 KB in each packing.
    expect(cache.size).toBeLessThan(2_000_000 / 45_000);
    expect(cache.size).toBeGreaterThan(10);
  });

  test('of pages too large to store leave nothing behind', async () => {
    const cache = new PageCache({ maxBytes: 4_000_000 });
    const html = 'x'.repeat(3_000_000);
    for (let index = 0; index < 20; index++) {
      await ask(cache, `/products?page=${index}`, '', () => ({ ...drawPage(`product:${index}`), html }));
    }
    expect([cache.size, cache.tagCount]).toEqual([0, 0]);
  });
});
