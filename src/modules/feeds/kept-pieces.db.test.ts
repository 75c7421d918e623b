import { gunzipSync } from 'node:zlib';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { joinPieces } from '#platform/gzip/gzip-pieces.ts';
import { createPublicPricing } from '#modules/promotions/price-products.ts';
import { createPromotionReader } from '#modules/promotions/promotion-reader.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createTestModules } from '#tests/support/modules.ts';
import { createPictureFiles } from '#tests/support/picture-files.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { pieceKinds, type PieceKind } from './feed-parts.queries.ts';
import { createKeptPieces, type KeptPieceStore } from './kept-pieces.ts';

let database: TestDatabase;
let ids: Awaited<ReturnType<typeof fillShop>>;

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await fillShop();
});
afterAll(() => database?.drop());

/** Two products in the first part, one in the third. */
async function fillShop() {
  const shop = createShopFixture(database.db);
  const parent = await shop.makeCatalog({ slug: 'prints', title: 'Prints' });
  const catalog = await shop.makeCatalog({ slug: 'hills', title: 'Hills', parentId: parent });
  const images = [await shop.makeImage(), await shop.makeImage()];
  const vase = await shop.makeProduct({
    slug: 'vase',
    catalogs: [catalog],
    imageIds: images,
    properties: { Paper: 'A4' },
    options: [{ title: 'Size', unit: 'cm', values: ['10', '20'] }],
    variations: [
      { fullPrice: 150_000, discountPrice: 120_050, stock: 2, isDefault: true, values: { Size: '10' } },
      { fullPrice: 200_000, stock: 3, values: { Size: '20' } },
    ],
  });
  await shop.makeProduct({ slug: 'bowl', imageIds: images });
  await sql`select setval(pg_get_serial_sequence('products', 'id'), 250)`.execute(database.db);
  await shop.makeProduct({ slug: 'cup', imageIds: images, catalogs: [parent] });
  return { parent, catalog, images, vase };
}

/** A place for files that notes what is done with it. */
function watchFiles(): { files: FileStore; written: string[]; read: string[] } {
  const { storage } = createPictureFiles();
  const written: string[] = [];
  const read: string[] = [];
  const files: FileStore = {
    ...storage.files,
    async put(key, ...rest) {
      written.push(key);
      await storage.files.put(key, ...rest);
    },
    async read(key) {
      read.push(key);
      return storage.files.read(key);
    },
  };
  return { files, written, read };
}

let now = new Date();
let watched: ReturnType<typeof watchFiles>;
let pieces: KeptPieceStore;
const open = (files: FileStore, origin = 'https://shop.example') => {
  const { settings, taxes } = createTestModules(database).services;
  const publicPricing = createPublicPricing(createPromotionReader(database.db), () => now);
  return createKeptPieces({
    db: database.db,
    reading: database.db,
    files,
    settings,
    publicPricing,
    taxes,
    origin: () => origin,
  });
};

beforeEach(async () => {
  watched = watchFiles();
  await sql`delete from feed_parts`.execute(database.db);
  await sql`insert into feed_parts (part) values (1), (3)`.execute(database.db);
  pieces = open(watched.files);
  await pieces.refresh();
});

async function read(from: KeptPieceStore, kind: PieceKind): Promise<string> {
  const { read: readPieces } = await from.open(kind);
  return gunzipSync(Buffer.concat(await Array.fromAsync(joinPieces(readPieces())))).toString();
}
const readAll = async (from: KeptPieceStore) => Promise.all(pieceKinds.map((kind) => read(from, kind)));
/** As made from the products at once: nothing that is kept elsewhere is taken. */
const readLive = () => readAll(open(createPictureFiles().storage.files));

test('what has not changed is read and not made, and tells the same', async () => {
  expect(watched.written).toHaveLength(6);
  expect(await readAll(pieces)).toEqual(await readLive());
  expect(watched.read.toSorted()).toEqual(watched.written.toSorted());
});

describe('what is told is what the shop has, right after', () => {
  const vase = () => ids.vase.id;
  const [first, second] = [() => ids.vase.variationIds[0], () => ids.vase.variationIds[1]];
  test.each<[string, () => ReturnType<typeof sql>]>([
    ['a price', () => sql`update variations set full_price = full_price + 100 where id = ${first()}`],
    ['a discount', () => sql`update variations set discount_price = null where id = ${first()}`],
    ['the last piece sold', () => sql`update variations set stock = 0 where id = ${second()}`],
    ['stock that came back', () => sql`update variations set stock = 7 where id = ${second()}`],
    [
      'the picture of a variation',
      () => sql`update variations set image_id = ${ids.images[1]} where id = ${first()}`,
    ],
    ['a variation that is gone', () => sql`delete from variations where id = ${second()}`],
    ['a new variation', () => sql`insert into variations (product_id, full_price) values (${vase()}, 500)`],
    [
      'a title',
      () => sql`update products set title = title || ' x', updated_at = now() where id = ${vase()}`,
    ],
    ['a description', () => sql`update products set description = '<p>New</p>' where id = ${vase()}`],
    ['a property', () => sql`delete from product_properties where product_id = ${vase()}`],
    [
      'the name of an option',
      () => sql`update facets set title = 'Length', unit = 'mm' where kind = 'option'`,
    ],
    ['the name of a value', () => sql`update facet_values set value = value || '0' where value like '_0'`],
    [
      'the order of pictures',
      () => sql`update product_images set position = 9 - position where product_id = ${vase()}`,
    ],
    ['a picture', () => sql`update images set hash = md5(hash) where id = ${ids.images[0]}`],
    ['the title of a catalog', () => sql`update pages set title = 'Mounts' where id = ${ids.catalog}`],
    ['a catalog above that is hidden', () => sql`update pages set enabled = false where id = ${ids.parent}`],
    ['and shown again', () => sql`update pages set enabled = true where id = ${ids.parent}`],
    ['a product taken from a catalog', () => sql`delete from catalog_products where product_id = ${vase()}`],
    ['a hidden product', () => sql`update products set enabled = false where id = ${vase()}`],
    ['a product shown again', () => sql`update products set enabled = true where id = ${vase()}`],
    ['a product that is gone', () => sql`delete from products where slug = 'cup'`],
  ])('%s', async (_name, change) => {
    const before = await readAll(pieces);
    await change().execute(database.db);
    const after = await readAll(pieces);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await readLive());
    await pieces.refresh();
    watched.read.length = 0;
    expect(await readAll(pieces)).toEqual(after);
    const { rows } = await sql`select from feed_parts where pieces <> '{}'`.execute(database.db);
    expect(watched.read).toHaveLength(rows.length * pieceKinds.length);
  });
});

test('a change makes only the pieces of its part anew, and one that is not told makes none', async () => {
  watched.written.length = 0;
  await sql`update products set review_count = 1, rating_sum = 5`.execute(database.db);
  await sql`update variations set stock = 40 where id = ${ids.vase.variationIds[0]}`.execute(database.db);
  await pieces.refresh();
  expect(watched.written).toEqual([]);
  await sql`update variations set full_price = 99900 where id = ${ids.vase.variationIds[0]}`.execute(
    database.db,
  );
  await pieces.refresh();
  expect(watched.written.map((key) => key.split('/').slice(0, -1).join('/')).toSorted()).toEqual(
    ['cache/feeds/google', 'cache/feeds/sitemap', 'cache/feeds/yandex'].toSorted(),
  );
});

test('a promotion is told from its beginning to its end, and pieces are made anew for it once', async () => {
  const at = (hours: number) => new Date(Date.parse('2126-11-27T00:00:00Z') + hours * 3_600_000);
  onTestFinished(async () => {
    now = new Date();
    await sql`delete from promotions`.execute(database.db);
  });
  const shop = createShopFixture(database.db);
  await shop.makeProduct({ slug: 'lamp', imageIds: ids.images, catalogs: [ids.catalog] });
  await makePromotion(database.db, {
    title: 'Sale',
    class: 'product',
    effect: { kind: 'percent', percent: 10 },
    conditions: { goods: { catalogs: [ids.parent] } },
    startsAt: at(0).toISOString(),
    endsAt: at(48).toISOString(),
  });
  const bases = async () =>
    (await sql`select distinct basis from feed_parts`.execute(database.db)).rows.length;
  for (const [moment, isTold] of [
    [at(-1), false],
    [at(0), true],
    [at(47.9), true],
    [at(48), false],
  ] as const) {
    now = moment;
    const [google = '', yandex = ''] = await readAll(open(watched.files));
    expect([
      google.includes('<g:sale_price>90.00'),
      google.includes('2126-11-27T00:00Z/2126-11-29T00:00Z'),
      yandex.includes('<price>90.00</price><oldprice>100.00</oldprice>'),
    ]).toEqual([isTold, isTold, isTold]);
  }
  now = at(1);
  await sql`update feed_parts set made_at = now() - interval '2 minutes'`.execute(database.db);
  const during = open(watched.files);
  watched.written.length = 0;
  await during.refresh();
  expect(watched.written.length).toBeGreaterThan(0);
  expect(await bases()).toBe(1);
  watched.written.length = 0;
  await during.refresh();
  expect(watched.written).toEqual([]);
});

test('who reads still finds the files of before; those before them are taken away', async () => {
  const keysIn = async () =>
    (await Array.fromAsync(watched.files.list('cache/feeds/google/1-'))).map(({ key }) => key);
  const reading = await pieces.open('google');
  for (let round = 1; round <= 3; round++) {
    await sql`update variations set full_price = ${round * 1000 + 500} where id = ${ids.vase.variationIds[0]}`.execute(
      database.db,
    );
    await pieces.refresh();
    expect(await keysIn()).toHaveLength(2);
  }
  const late = gunzipSync(Buffer.concat(await Array.fromAsync(joinPieces(reading.read())))).toString();
  expect(late).toContain('35.00');
});

test('files that are lost are made again', async () => {
  const whole = await readAll(pieces);
  for await (const { key } of watched.files.list('cache/feeds/')) await watched.files.remove(key);
  expect(await readAll(pieces)).toEqual(whole);
  watched.written.length = 0;
  await pieces.refresh();
  expect(watched.written.length).toBeGreaterThan(0);
});

test('two instances share the work, and one with another address leaves what is new', async () => {
  await sql`update products set title = title || '!'`.execute(database.db);
  const other = open(watched.files, 'https://other.example');
  await Promise.all([pieces.refresh(), open(watched.files).refresh()]);
  watched.written.length = 0;
  await other.refresh();
  expect(watched.written).toEqual([]);
  expect(await read(other, 'google')).toContain('https://other.example/products/');
  await sql`update feed_parts set made_at = now() - interval '2 minutes'`.execute(database.db);
  await other.refresh();
  expect(watched.written.length).toBeGreaterThan(0);
});
