import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createCatalogManagement } from '#modules/catalogs/manage-catalogs.ts';
import { createFacetManagement } from '#modules/facets/manage-facets.ts';
import { refreshFacetCounts } from '#modules/facets/facet-counts.ts';
import { reportFeeds } from '#modules/feeds/feed-report.ts';
import { refreshFigureParts } from '#modules/feeds/figure-parts.ts';
import { createOrderManagement } from '#modules/orders/manage-orders.ts';
import { createPickerItemReader } from '#modules/pickers/picker-item-reader.ts';
import { createProductManagement } from '#modules/products/manage-products.ts';
import { refreshProductFigures } from '#modules/products/product-figures.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createTestModules } from '#tests/support/modules.ts';
import { readRows } from '#tests/support/read-rows.ts';
import { issueTestCredit } from '#tests/support/secrets.ts';

import { generateLoadOrders } from './generate-load-orders.ts';
import { generateLoadShop } from './generate-load-shop.ts';

/** As many as the planner takes an index for. */
const products = 8000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await generateLoadShop(database.db, { products: 200 });
  await generateLoadOrders(database.db, 300);
  await sql`
    with made as (
      insert into products (slug, title)
      select 'plain-' || n, left(md5(n::text), 9) from generate_series(1, ${products}::int) as n returning id
    )
    insert into variations (product_id, sku, full_price, is_default)
    select id, 'P-' || id, 1000, true from made`.execute(database.db);
  await refreshFacetCounts(database.db);
  await refreshProductFigures(database.db);
  await refreshFigureParts(database.db);
  await sql`vacuum analyze`.execute(database.db);
});
afterAll(() => database?.drop());

const range = { offset: 0, limit: 10 };
const noFilter = { q: undefined, catalog: undefined, state: undefined, stock: undefined };

/** The most rows that a statement takes from the table. */
const most = (counts: Record<string, number>[], table: string) =>
  Math.max(0, ...counts.map((rows) => rows[table] ?? 0));

test('the list of titles and values counts no product whose part has not changed', async () => {
  const list = () => readRows(database.pool, (db) => createFacetManagement({ db }).list());
  expect(most(await list(), 'product_properties')).toBe(0);
  await sql`update products set title = title || '!' where id = (select min(id) from products)`.execute(
    database.db,
  );
  const used = most(await list(), 'product_properties');
  expect([used > 0, used <= 200 * 12]).toEqual([true, true]);
});

test('a page of products and of variations is found by their titles, and no more of them are read', async () => {
  const [counted, page] = (
    await readRows(database.pool, (db) =>
      createProductManagement({ db }).list({ filter: noFilter, sort: 'title', ...range }),
    )
  ).toSorted((a, b) => Object.keys(a).length - Object.keys(b).length);
  expect(Object.keys(counted ?? {})).toEqual(['products']);
  expect(page?.['products']).toBeLessThanOrEqual(4 * range.limit);
  const [grid] = await readRows(database.pool, (db) =>
    createProductManagement({ db }).listGrid({ filter: noFilter }, range),
  );
  expect(grid?.['products']).toBeLessThanOrEqual(8 * range.limit);
  expect(grid?.['variations']).toBeLessThanOrEqual(16 * range.limit);
});

test.each(['price', '-price', 'stock', '-stock'] as const)('sorted by %s no more is read', async (sort) => {
  const counts = await readRows(database.pool, (db) =>
    createProductManagement({ db }).list({ filter: noFilter, sort, ...range }),
  );
  expect(most(counts, 'variations')).toBeLessThanOrEqual(8 * range.limit);
  expect(most(counts, 'product_figures')).toBeLessThanOrEqual(8 * range.limit);
});

test('the report of the feeds and the list of catalogs judge and count no product that has not changed', async () => {
  await refreshFigureParts(database.db);
  const report = await readRows(database.pool, (db) => reportFeeds(db, { flaw: null, ...range }));
  const catalogs = await readRows(database.pool, (db) => createCatalogManagement({ db }).list());
  const counts = [...report, ...catalogs];
  expect(most(counts, 'feed_flaws')).toBeLessThanOrEqual(4 * range.limit);
  const read = ['products', 'variations', 'catalog_products'].map((table) => most(counts, table));
  expect(read).toEqual([0, 0, 0]);
});

test('a search reads the products that it finds', async () => {
  const counts = await readRows(database.pool, (db) =>
    createProductManagement({ db }).list({
      filter: { ...noFilter, q: 'plain-777' },
      sort: 'title',
      ...range,
    }),
  );
  expect(most(counts, 'products')).toBeLessThanOrEqual(products / 10);
});

test('what a picker shows of a product is read for its page alone', async () => {
  const counts = await readRows(database.pool, (db) =>
    createPickerItemReader({ db }).list('product', { q: '', ids: [], urls: [], ...range }),
  );
  expect(most(counts, 'variations')).toBeLessThanOrEqual(8 * range.limit);
});

test('orders that are passed over are not put together', async () => {
  const { settings } = createTestModules(database).services;
  const counts = await readRows(database.pool, (db) =>
    createOrderManagement({
      db,
      reading: db,
      settings,
      outbox: { wake() {} },
      limits: { take: async () => {} },
      issueCredit: issueTestCredit,
    }).list(
      { words: [], userId: null, sku: '', states: [], payment: null, delivery: null, from: null, to: null },
      { sort: 'newest', offset: 250, limit: 10 },
    ),
  );
  expect(most(counts, 'order_lines')).toBeLessThanOrEqual(8 * range.limit);
});
