import { gunzipSync } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createKeptPieces } from '#modules/feeds/kept-pieces.ts';
import { createSitemap } from '#modules/feeds/sitemap.ts';
import type { Modules } from '#modules/modules.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createTestModules } from '#tests/support/modules.ts';
import { createPictureFiles } from '#tests/support/picture-files.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { registerFeeds } from './register-feeds.ts';

const origin = 'https://shop.example';
let database: TestDatabase;
let modules: Modules;
let app: FastifyInstance;
let ids: Awaited<ReturnType<typeof fillShop>>;

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await fillShop();
  modules = createTestModules(database, { definitions: new Map() });
  app = Fastify({ routerOptions: { maxParamLength: 500 } });
  registerFeeds(app, { services: modules.services, origin: () => origin });
  app.get('/:category/:slug', async () => 'an article');
  app.get('/:slug', async () => 'a page');
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/html').send('<h1>Page not found</h1>'),
  );
  await app.ready();
});

afterAll(async () => {
  await app?.close();
  await database?.drop();
});

async function fillShop() {
  const { db } = database;
  const content = createContentFixture(db);
  const shop = createShopFixture(db);
  await content.makePage({ kind: 'home', title: 'Home' });
  await content.makePage({ slug: 'about' });
  await content.makePage({ slug: 'draft', published: false });
  await content.makePage({ slug: 'switched-off', enabled: false });
  const blog = await content.makeCategory('blog', { title: 'Notes & letters' });
  const tag = await content.makeTag('Clay');
  const author = await content.makeAuthor('Anna Vale');
  await content.makeArticle({
    categoryId: blog,
    slug: 'чай',
    title: 'Tea <for> two',
    excerpt: '<p>A&nbsp;"pot".</p>',
    tagIds: [tag],
    authorId: author,
  });
  await content.makeArticle({ categoryId: blog, slug: 'future', publishedAt: new Date('2999-01-01') });
  const parent = await shop.makeCatalog({ slug: 'prints' });
  await shop.makeCatalog({ slug: 'hills', parentId: parent });
  const hidden = await shop.makeCatalog({ slug: 'hidden', enabled: false });
  await shop.makeCatalog({ slug: 'below-hidden', parentId: hidden });
  const image = await shop.makeImage();
  const vase = await shop.makeProduct({ slug: 'vase', imageIds: [image] });
  await shop.makeProduct({ slug: 'gone', enabled: false });
  await shop.makeProduct({ slug: 'unpriced', variations: [] });
  return { image, vase: vase.id };
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]?.replace(origin, ''));

async function setSettings(name: string, value: unknown): Promise<void> {
  await createContentFixture(database.db).setSettings(name, value);
  modules.invalidate(['settings']);
}

describe('the feed of a category [R431]', () => {
  test('has its published articles', async () => {
    const reply = await get('/blog/rss.xml');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(reply.body.match(/<item>/g)).toHaveLength(1);
    expect(reply.body).toContain('<title>Notes &amp; letters — Vitrina</title>');
    expect(reply.body).toContain('<title>Tea &lt;for&gt; two</title>');
    expect(reply.body).toContain(`<link>${origin}/blog/%D1%87%D0%B0%D0%B9</link>`);
    expect(reply.body).toContain('<dc:creator>Anna Vale</dc:creator><category>Clay</category>');
  });

  test('is not sent twice', async () => {
    const { headers } = await get('/blog/rss.xml');
    const again = await get('/blog/rss.xml', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('of an unknown category is the page for what is not found', async () => {
    const reply = await get('/nothing/rss.xml');
    expect([reply.statusCode, reply.body]).toEqual([404, '<h1>Page not found</h1>']);
  });

  test('leaves articles their addresses', async () => {
    expect((await get('/blog/rss')).body).toBe('an article');
  });
});

describe('the sitemap', () => {
  test('is an index of parts with the time of their last change', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(body)).toEqual(['/sitemap-pages-1.xml', '/sitemap-products-1.xml']);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  test('tells the pages that visitors can open, and no others', async () => {
    const { body } = await get('/sitemap-pages-1.xml');
    expect(locations(body)).toEqual([
      '/',
      '/about',
      '/blog',
      '/blog/%D1%87%D0%B0%D0%B9',
      '/catalogs/prints',
      '/catalogs/hills',
    ]);
  });

  test('tells the products with their pictures', async () => {
    const { body } = await get('/sitemap-products-1.xml');
    expect(locations(body)).toEqual(['/products/vase']);
    expect(body).toMatch(
      new RegExp(`<image:loc>${origin}/img/original/${ids.image}-[0-9a-f]{8}\\.jpg</image:loc>`),
    );
  });

  test('has no other parts', async () => {
    expect((await get('/sitemap-products-2.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-products-0.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-products-999999.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-of-the-shop')).body).toBe('a page');
  });

  test('is gone while the shop is not to be indexed', async () => {
    await setSettings('seo', { robots: 'noindex, nofollow' });
    expect((await get('/sitemap.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-pages-1.xml')).statusCode).toBe(404);
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow:\n');
    await setSettings('seo', {});
  });
});

test('robots.txt names the sitemap and closes what is private [R735]', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  for (const path of ['/cart', '/checkout', '/payment', '/account', '/search', '/admin', '/api']) {
    expect(body).toContain(`\nDisallow: ${path}/\n`);
  }
});

describe('/favicon.ico', () => {
  test('leads to the picture of the settings', async () => {
    await setSettings('common', { favicon: ids.image });
    const reply = await get('/favicon.ico');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers['location']).toMatch(new RegExp(`^/img/original/${ids.image}-`));
  });

  test('is a shop with an awning as long as nobody has chosen one', async () => {
    await setSettings('common', {});
    const { statusCode, headers, rawPayload } = await get('/favicon.ico');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/x-icon']);
    // Reserved, an icon, one picture of 16 × 16 whose bytes end with the file.
    expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 16, 16]);
    expect(rawPayload.readUInt32LE(14) + rawPayload.readUInt32LE(18)).toBe(rawPayload.length);
  });
});

test('a long part is split by ids, kept or not', async () => {
  const shop = createShopFixture(database.db);
  await sql`delete from products`.execute(database.db);
  const made = [];
  for (let index = 0; index < 3; index++) {
    made.push(await shop.makeProduct({ slug: `p-${index}` }));
    await sql`select setval(pg_get_serial_sequence('products', 'id'), ${(made.at(-1)?.id ?? 0) + 110})`.execute(
      database.db,
    );
  }
  const { db } = database;
  const { storage } = createPictureFiles();
  const pieces = createKeptPieces({
    db,
    reading: db,
    files: storage.files,
    settings: modules.services.settings,
    publicPricing: { list: async () => [], price: async () => new Map() },
    taxes: modules.services.taxes,
    origin: () => origin,
  });
  const sitemap = createSitemap({ db, pieces, idsPerPart: 100 });
  for (const readChanged of [async () => {}, () => pieces.refresh()]) {
    await readChanged();
    const parts = locations(await sitemap.index(origin)).filter((path) => path?.includes('products'));
    expect(parts).toHaveLength(3);
    const found: (string | undefined)[] = [];
    for (const path of parts) {
      const file = await sitemap.openPart('products', Number(path?.match(/\d+/)?.[0]), origin);
      const text = gunzipSync(Buffer.concat(await Array.fromAsync(file?.gzip ?? []))).toString();
      expect(locations(text)).toHaveLength(1);
      found.push(...locations(text));
    }
    expect(found).toEqual(made.map(({ slug }) => `/products/${slug}`));
  }
});
