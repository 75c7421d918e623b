import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { everything } from '#platform/cache/tags.ts';

import { PageCache } from './page-cache.ts';
import { listen, page, serve } from './serve-pages.fixture.ts';

test('the second request is answered without rendering, whatever tracking parameters it carries', async () => {
  let renders = 0;
  const get = await serve(new PageCache(), async () => page(`page ${++renders}`));
  expect((await get('/')).body.toString()).toBe('page 1');
  expect((await get('/?utm_source=x')).body.toString()).toBe('page 1');
  expect(renders).toBe(1);
});

test('a page that changes by itself is kept until then', async () => {
  let renders = 0;
  const soon = new Date(Date.now() + 300);
  const expiresAt = () => (renders === 1 ? soon : null);
  const get = await serve(new PageCache(), async () => page(`page ${++renders}`, { expiresAt: expiresAt() }));
  const read = async () => (await get('/')).body.toString();
  expect(await read()).toBe('page 1');
  expect(await read()).toBe('page 1');
  await expect.poll(read).toBe('page 2');
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
  expect(await read()).toBe('page 2');
});

test('each encoding is made from the same page', async () => {
  const get = await serve(new PageCache(), async () => page('<p>страница</p>'.repeat(50)));
  const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
  const gzip = await get('/', { 'accept-encoding': 'gzip' });
  const plain = await get('/');
  const refused = await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(refused.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.body.toString());
  expect(gunzipSync(gzip.body).toString()).toBe(plain.body.toString());
  expect(plain.headers['vary']).toBe('Accept-Encoding');
});

test('a client that has the page is told so', async () => {
  const get = await serve(new PageCache(), async () => page('x'));
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers['etag']) });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
});

test('HEAD has the length and no body', async () => {
  const get = await serve(new PageCache(), async () => page('hello'));
  await get('/');
  const head = await get('/', {}, 'HEAD');
  expect(head.headers['content-length']).toBe('5');
  expect(head.body.length).toBe(0);
});

test('a change of a shown entity drops the page, of another does not', async () => {
  let renders = 0;
  const cache = new PageCache();
  const get = await serve(cache, async () => page(`page ${++renders}`));
  await get('/');
  cache.invalidate(['product:2']);
  expect((await get('/')).body.toString()).toBe('page 1');
  cache.invalidate(['product:1']);
  expect((await get('/')).body.toString()).toBe('page 2');
  cache.clear();
  expect((await get('/')).body.toString()).toBe('page 3');
});

test('a change of everything drops every page, and one that was being rendered is not stored', async () => {
  let renders = 0;
  const cache = new PageCache();
  const get = await serve(cache, async () => {
    renders++;
    if (renders === 2) cache.invalidate([everything]);
    return page(`page ${renders}`);
  });
  await get('/');
  cache.invalidate(['menus', everything]);
  expect(cache.size).toBe(0);
  expect((await get('/')).body.toString()).toBe('page 2');
  expect((await get('/')).body.toString()).toBe('page 3');
  expect((await get('/')).body.toString()).toBe('page 3');
});

test('a page whose entity changed while it was rendered is sent but not stored', async () => {
  let renders = 0;
  const cache = new PageCache();
  const get = await serve(cache, async () => {
    renders++;
    if (renders === 1) cache.invalidate(['product:1']);
    return page(`page ${renders}`);
  });
  expect((await get('/')).body.toString()).toBe('page 1');
  expect((await get('/')).body.toString()).toBe('page 2');
  expect((await get('/')).body.toString()).toBe('page 2');
});

test('a thousand simultaneous misses share at most two renders', async () => {
  let renders = 0;
  const get = await serve(new PageCache(), async () => {
    renders++;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return page('hot');
  });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => get('/')));
  expect(answers.every(({ body }) => body.toString() === 'hot')).toBe(true);
  expect(renders).toBeLessThanOrEqual(2);
});

test('errors, uncacheable pages and requests with a bearer are never stored', async () => {
  let renders = 0;
  const cache = new PageCache();
  const answers = [page('no', { status: 404, cacheable: false }), page('no', { cacheable: false })];
  const get = await serve(cache, async () => answers[renders++] ?? page('yes'));
  expect((await get('/')).status).toBe(404);
  await get('/');
  await get('/', { authorization: 'Bearer x' });
  expect(cache.size).toBe(0);
  await get('/');
  expect(cache.size).toBe(1);
});

test('a hundred thousand addresses stay within the bound and leave hot pages served', async () => {
  const cache = new PageCache({ maxBytes: 1_000_000 });
  const get = await serve(cache, async () => page('x'.repeat(1000)));
  for (let index = 0; index < 2000; index++) await get(`/catalogs/a?page=${index}`);
  expect(cache.size).toBeLessThan(1_000_000 / 2000);
  const random = Array.from({ length: 50 }, (_, index) => get(`/?x${index}=${index}`));
  await Promise.all(random);
  const hits = cache.hits;
  await get('/?another=1');
  expect(cache.hits).toBe(hits + 1);
});

test('a cache of one byte, as in development, renders each request', async () => {
  let renders = 0;
  const cache = new PageCache({ maxBytes: 1 });
  const get = await serve(cache, async () => page(`<p>${++renders}</p>`));
  const gzip = { 'accept-encoding': 'gzip' };
  expect(gunzipSync((await get('/', gzip)).body).toString()).toBe('<p>1</p>');
  expect(gunzipSync((await get('/', gzip)).body).toString()).toBe('<p>2</p>');
  expect(cache.size).toBe(0);
});

test('a failing renderer leaves nothing behind: the next request renders anew', async () => {
  const cache = new PageCache();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  let renders = 0;
  const port = await listen((request, response) => {
    cache
      .serve(request, response, async () => {
        if (++renders === 1) throw new Error('broken');
        return page('fine');
      })
      .catch((error: unknown) => {
        resolve(error);
        response.writeHead(500).end();
      });
  });
  await fetch(`http://127.0.0.1:${port}/`);
  expect(await promise).toBeInstanceOf(Error);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('fine');
});

test('what is kept is made dense afterwards, under the tag that it had', async () => {
  const html = Array.from({ length: 3000 }, (_, index) => `<p>Tea ${(index * 7919) % 1009}</p>`).join('');
  const cache = new PageCache();
  const get = await serve(cache, async () => page(html));
  const brotli = { 'accept-encoding': 'br' };
  const first = await get('/', brotli);
  await expect.poll(async () => (await get('/', brotli)).body.length).toBeLessThan(first.body.length);
  const later = await get('/', brotli);
  expect(brotliDecompressSync(later.body).toString()).toBe(html);
  expect(later.headers['content-length']).toBe(String(later.body.length));
  expect(later.headers['etag']).toBe(first.headers['etag']);
  const known = { 'if-none-match': String(first.headers['etag']) };
  expect((await get('/', { ...brotli, ...known })).status).toBe(304);
  expect(cache.misses).toBe(1);
  cache.invalidate(['product:1']);
  expect([cache.size, cache.tagCount, cache.bytes]).toEqual([0, 0, 0]);
});

test('a page that is dropped while it is made dense does not come back', async () => {
  const html = Array.from({ length: 40_000 }, (_, index) => `<p>Tea ${(index * 7919) % 10_007}</p>`).join('');
  const cache = new PageCache();
  const get = await serve(cache, async () => page(html));
  await get('/', { 'accept-encoding': 'br' });
  cache.clear();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(cache.size).toBe(0);
});
