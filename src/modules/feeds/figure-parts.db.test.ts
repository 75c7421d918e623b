import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createCatalogManagement } from '#modules/catalogs/manage-catalogs.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { reportFeeds } from './feed-report.ts';
import { refreshFigureParts } from './figure-parts.ts';

let database: TestDatabase;
let ids: Awaited<ReturnType<typeof fillShop>>;

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await fillShop();
});
afterAll(() => database?.drop());

/** Three products in the first part, two in the third, one of them hidden. */
async function fillShop() {
  const shop = createShopFixture(database.db);
  const catalog = await shop.makeCatalog({ title: 'Hills' });
  const other = await shop.makeCatalog({ title: 'Rivers' });
  const imageIds = [await shop.makeImage()];
  const whole = { description: '<p>Whole.</p>', imageIds };
  const vase = await shop.makeProduct({
    ...whole,
    title: 'Vase',
    catalogs: [catalog, other],
    variations: [{ fullPrice: 100 }, { fullPrice: 0 }],
  });
  await shop.makeProduct({ ...whole, title: 'Bowl', catalogs: [catalog] });
  await shop.makeProduct({ title: 'Anvil' });
  await sql`select setval(pg_get_serial_sequence('products', 'id'), 250)`.execute(database.db);
  await shop.makeProduct({ ...whole, title: 'Cup', description: '<p> </p>', catalogs: [other] });
  await shop.makeProduct({ ...whole, title: 'Apron', enabled: false, catalogs: [other] });
  return { catalog, other, vase };
}

/** All that is told of the catalogue. */
async function readAll() {
  const flaws = [null, 'hidden', 'noPicture', 'noPrice', 'noDescription', 'noCatalog'] as const;
  const lists = await Promise.all(
    flaws.map((flaw) => reportFeeds(database.db, { flaw, offset: 0, limit: 50 })),
  );
  const catalogs = await createCatalogManagement(database).list();
  return { lists, catalogs: catalogs.map(({ id, productCount }) => [id, productCount]) };
}

test('figures are right before they are kept, and when they are', async () => {
  const live = await readAll();
  expect(live.lists[0]).toMatchObject({
    productCount: 3,
    offerCount: 3,
    flawCounts: { hidden: 1, noPicture: 1, noPrice: 1, noDescription: 2, noCatalog: 1 },
    total: 3,
    items: [{ title: 'Anvil' }, { title: 'Vase', leftOutCount: 1, variationCount: 2 }, { title: 'Apron' }],
  });
  expect(live.catalogs).toEqual([
    [ids.catalog, 2],
    [ids.other, 3],
  ]);
  await refreshFigureParts(database.db);
  expect(await readAll()).toEqual(live);
});

test('a list that is partly kept and partly counted comes by pages', async () => {
  await sql`update products set title = 'Axe' where title = 'Apron'`.execute(database.db);
  const read = (offset: number, limit: number) => reportFeeds(database.db, { flaw: null, offset, limit });
  const pages = await Promise.all([0, 1, 2, 3].map((offset) => read(offset, 1)));
  const titles = pages.flatMap(({ items }) => items.map(({ title }) => title));
  expect(titles).toEqual(['Anvil', 'Vase', 'Axe']);
  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
});

describe('figures are those of the shop right after', () => {
  const bowl = sql`(select id from products where title = 'Bowl')`;
  test.each<[string, () => ReturnType<typeof sql>]>([
    ['a price', () => sql`update variations set full_price = 200 where full_price = 0`],
    ['a variation more', () => sql`insert into variations (product_id, full_price) values (${bowl}, 0)`],
    ['a description', () => sql`update products set description = '<p>New</p>' where title = 'Cup'`],
    ['a title', () => sql`update products set title = 'Zither' where title = 'Anvil'`],
    ['a product that is hidden', () => sql`update products set enabled = false where title = 'Bowl'`],
    ['a picture that is gone', () => sql`delete from product_images where product_id = ${bowl}`],
    ['a product taken from a catalog', () => sql`delete from catalog_products where product_id = ${bowl}`],
    ['a product that is gone', () => sql`delete from products where id = ${ids.vase.id}`],
    ['a new product', () => sql`insert into products (slug, title) values ('new', 'New')`],
    ['a catalog that is gone', () => sql`delete from pages where id = ${ids.other}`],
  ])('%s', async (_, change) => {
    const before = await readAll();
    await change().execute(database.db);
    const told = await readAll();
    expect(told).not.toEqual(before);
    await sql`update figure_parts set is_stale = true`.execute(database.db);
    expect(told).toEqual(await readAll());
    await Promise.all([refreshFigureParts(database.db), refreshFigureParts(database.db)]);
    expect(await readAll()).toEqual(told);
  });
});

test('what is kept is not counted: only the parts that have changed are read', async () => {
  await sql`update figure_parts set offers = 70`.execute(database.db);
  const read = async () => (await reportFeeds(database.db, { flaw: null, offset: 0, limit: 1 })).offerCount;
  const parts = await sql`select from figure_parts`.execute(database.db);
  expect(await read()).toBe(70 * parts.rows.length);
  await sql`update products set title = 'Mug' where title = 'Cup'`.execute(database.db);
  expect(await read()).toBeLessThan(70 * parts.rows.length);
});
