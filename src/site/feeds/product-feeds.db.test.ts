import { gunzipSync } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { FeedFlaw } from '#domain/schemas/feed-report.schema.ts';
import { reportFeeds } from '#modules/feeds/feed-report.ts';
import type { ShopServices } from '#modules/modules.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { checkGoogleFeed, checkYmlFeed } from '#tests/support/feed-rules.ts';
import { createTestModules } from '#tests/support/modules.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { registerFeeds } from './register-feeds.ts';

const origin = 'https://shop.example';
let database: TestDatabase;
let app: FastifyInstance;
let services: ShopServices;
let ids: Awaited<ReturnType<typeof fillShop>>;

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await fillShop();
  services = createTestModules(database, { definitions: new Map(), origin: () => origin }).services;
  app = Fastify();
  registerFeeds(app, { services, origin: () => origin });
  await app.ready();
});

afterAll(async () => {
  await app?.close();
  await database?.drop();
});

async function fillShop() {
  const shop = createShopFixture(database.db);
  await createContentFixture(database.db).setSettings('ecommerce', { currency: 'AED' });
  const prints = await shop.makeCatalog({ slug: 'prints', title: 'Prints & posters' });
  const hills = await shop.makeCatalog({ slug: 'hills', title: 'Hills', parentId: prints });
  const image = await shop.makeImage();
  const own = await shop.makeImage();
  const vase = await shop.makeProduct({
    slug: 'vase',
    title: 'Vase <b>&',
    description: '<p>Blue &amp; <i>round</i></p>',
    catalogs: [hills],
    imageIds: [image, own],
    properties: { Paper: 'A"4' },
    options: [{ title: 'Size', unit: 'cm', values: ['10', '20'] }],
    variations: [
      {
        fullPrice: 150_000,
        discountPrice: 120_050,
        stock: 0,
        isDefault: true,
        barcode: '4006381333931',
        values: { Size: '10' },
      },
      { fullPrice: 200_000, stock: 3, barcode: 'SHELF-12', imageId: own, values: { Size: '20' } },
      { fullPrice: 0, values: {} },
    ],
  });
  const loose = await shop.makeProduct({ slug: 'loose', title: 'Loose', imageIds: [image] });
  await shop.makeProduct({ slug: 'bare', title: 'Bare', description: '<p></p> ', catalogs: [prints] });
  await shop.makeProduct({ slug: 'gone', title: 'Gone', enabled: false });
  return { prints, hills, image, own, vase, loose };
}

async function get(path: string): Promise<string> {
  const reply = await app.inject(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=60',
  });
  return reply.body;
}

/** What stands in an element, tags and all. */
const inside = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map((match) => match[1] ?? '');

test('Google is told every priced variation of what is shown, escaped', async () => {
  const xml = await get('/feeds/google.xml');
  const [small = '', large = '', loose = '', ...more] = inside(xml, 'item');
  const [smallId, largeId] = ids.vase.variationIds;
  expect(more).toEqual([]);
  expect(small).toContain(`<g:id>${smallId}</g:id><g:title>Vase &lt;b&gt;&amp;, 10 cm</g:title>`);
  expect(small).toContain('<g:description>Blue &amp; round</g:description>');
  expect(small).toContain(`<g:link>${origin}/products/vase?variation=${smallId}</g:link>`);
  expect(small).toContain('<g:availability>out_of_stock</g:availability><g:price>1500.00 AED</g:price>');
  expect(small).toContain('<g:sale_price>1200.50 AED</g:sale_price>');
  expect(small).toContain('<g:gtin>4006381333931</g:gtin><g:condition>');
  expect(small).toContain(`<g:item_group_id>${ids.vase.id}</g:item_group_id>`);
  expect(large).toContain(`<g:id>${largeId}</g:id>`);
  expect(large).toMatch(new RegExp(`<g:image_link>${origin}/img/original/${ids.own}-`));
  expect(large).toMatch(new RegExp(`<g:additional_image_link>${origin}/img/original/${ids.image}-`));
  expect(large).toContain('<g:availability>in_stock</g:availability><g:price>2000.00 AED</g:price>');
  expect(large).not.toContain('sale_price');
  // What is on the shelf alone is no number that others know.
  expect(large).toContain('<g:identifier_exists>no</g:identifier_exists><g:condition>');
  expect(large).not.toContain('SHELF');
  expect(loose).toContain('<g:description>Loose</g:description>');
  expect(loose).toContain(`<g:link>${origin}/products/loose</g:link>`);
  expect(loose).not.toContain('item_group_id');
});

test('Yandex is told the tree of catalogs and the price that is paid', async () => {
  const xml = await get('/feeds/yandex.xml');
  expect(xml).toMatch(/<yml_catalog date="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00"><shop>/);
  expect(xml).toContain('<currency id="AED" rate="1"/>');
  expect(xml).toContain(`<category id="${ids.prints}">Prints &amp; posters</category>`);
  expect(xml).toContain(`<category id="${ids.hills}" parentId="${ids.prints}">Hills</category>`);
  const [small = '', large = '', loose = ''] = inside(xml, 'offer');
  expect(xml).toContain(
    `<offer id="${ids.vase.variationIds[0]}" available="false" group_id="${ids.vase.id}">`,
  );
  expect(small).toContain('<price>1200.50</price><oldprice>1500.00</oldprice><currencyId>AED</currencyId>');
  expect(small).toContain('<barcode>4006381333931</barcode>');
  expect(large).not.toContain('<barcode>');
  expect(small).toContain(`<categoryId>${ids.hills}</categoryId>`);
  expect(small).toContain('<param name="Paper">A&quot;4</param><param name="Size" unit="cm">10</param>');
  expect(large).toContain('<price>2000.00</price><currencyId>');
  expect(xml).toContain(`<offer id="${ids.loose.variationIds[0]}" available="true">`);
  expect(xml).toContain(`<category id="${inside(loose, 'categoryId')[0]}">`);
});

test('both are well-formed and fit the published rules of their services', async () => {
  expect(checkGoogleFeed(await get('/feeds/google.xml'))).toEqual([]);
  expect(checkYmlFeed(await get('/feeds/yandex.xml'))).toEqual([]);
});

test('what the services refuse would be seen', async () => {
  const google = await get('/feeds/google.xml');
  const yandex = await get('/feeds/yandex.xml');
  const [first] = inside(google, 'g:id');
  const spoiled = google
    .replace('<g:condition>new<', '<g:condition>mint<')
    .replace(/<g:image_link>[^<]*<\/g:image_link>/, '')
    .replace('1200.50 AED', '1600.00 AED');
  expect(checkGoogleFeed(spoiled)).toEqual([
    `item ${first}: <g:condition> is mint`,
    `item ${first}: <g:image_link> is missing`,
    `item ${first}: on sale for 1600.00 AED`,
  ]);
  const strange = yandex
    .replace('<oldprice>1500.00<', '<oldprice>15.00<')
    .replace(/<categoryId>\d+</, '<categoryId>77<');
  expect(checkYmlFeed(strange)).toEqual([
    `offer ${first}: its category or currency is not listed`,
    `offer ${first}: oldprice 15.00`,
  ]);
  expect(() => checkYmlFeed(yandex.replace('&amp;', '&'))).toThrow('Not an entity');
});

test('both feeds tell the same ids [R736]', async () => {
  const google = inside(await get('/feeds/google.xml'), 'g:id');
  const yandex = [...(await get('/feeds/yandex.xml')).matchAll(/<offer id="(\d+)"/g)].map(([, id]) => id);
  expect(google).toHaveLength(3);
  expect(yandex).toEqual(google);
});

test('the report counts what the feeds tell, and names what they leave out and why', async () => {
  const all = { flaw: null, offset: 0, limit: 10 };
  const report = await reportFeeds(database.db, all);
  const google = await get('/feeds/google.xml');
  expect(report.offerCount).toBe(inside(google, 'g:id').length);
  expect(report).toMatchObject({ productCount: 2, total: 3 });
  expect(report.flawCounts).toEqual({ hidden: 1, noPicture: 1, noPrice: 1, noDescription: 2, noCatalog: 1 });
  expect(
    report.items.map(({ title, leftOutCount, variationCount, flaws }) => [
      title,
      `${leftOutCount} of ${variationCount}`,
      ...flaws,
    ]),
  ).toEqual([
    ['Bare', '1 of 1', 'noPicture', 'noDescription'],
    ['Vase <b>&', '1 of 3', 'noPrice'],
    ['Gone', '1 of 1', 'hidden', 'noPicture', 'noDescription', 'noCatalog'],
  ]);
  const titles = async (request: { flaw: FeedFlaw | null; offset?: number; limit?: number }) =>
    (await reportFeeds(database.db, { ...all, ...request })).items.map(({ title }) => title);
  expect(await titles({ flaw: 'noDescription' })).toEqual(['Bare', 'Loose']);
  expect(await titles({ flaw: null, offset: 1, limit: 1 })).toEqual(['Vase <b>&']);
  expect(await reportFeeds(database.db, { ...all, offset: 50 })).toMatchObject({ total: 3, items: [] });
});

describe('a feed that is kept', () => {
  const ask = (headers: { [name: string]: string | undefined } = {}) =>
    app.inject({ url: '/feeds/google.xml', headers });

  test('is sent as it is kept, and not twice', async () => {
    const made = await ask();
    expect(made.headers).not.toHaveProperty('etag');
    await services.feeds.refresh();
    const kept = await ask({ 'accept-encoding': 'gzip' });
    expect(kept.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(kept.rawPayload).toString()).toBe(made.body);
    const { etag, 'last-modified': lastModified } = kept.headers;
    for (const known of [{ 'if-none-match': String(etag) }, { 'if-modified-since': String(lastModified) }]) {
      const again = await ask(known);
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test('is sent anew once a price has changed, whatever was kept of it', async () => {
    await services.feeds.refresh();
    const { etag, 'last-modified': lastModified } = (await ask()).headers;
    await sql`update variations set full_price = 170000 where id = ${ids.vase.variationIds[0]}`.execute(
      database.db,
    );
    for (const known of [{ 'if-none-match': String(etag) }, { 'if-modified-since': String(lastModified) }]) {
      const changed = await ask(known);
      expect([changed.statusCode, changed.body]).toEqual([200, expect.stringContaining('1700.00 AED')]);
    }
    await services.feeds.refresh();
    expect((await ask()).headers['etag']).not.toBe(etag);
  });
});
