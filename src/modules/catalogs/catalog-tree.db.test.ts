import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { catalogSummarySchema } from '#domain/schemas/catalog.schema.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createCatalogTree, type CatalogTree } from './catalog-tree.ts';

let database: TestDatabase;
let shop: ShopFixture;
let tree: CatalogTree;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
});
beforeEach(async () => {
  await shop.clear();
  tree = createCatalogTree({ db: database.db });
});
afterAll(() => database.drop());

const ids = (catalogs: { id: number }[]) => catalogs.map(({ id }) => id);

test('a catalog is found by slug and by id, with picture and count of distinct products', async () => {
  const imageId = await shop.makeImage({ alt: 'Leaves' });
  const tea = await shop.makeCatalog({ slug: 'tea', title: 'Tea', imageId, description: '<p>Best</p>' });
  const green = await shop.makeCatalog({ parentId: tea, sortCriteria: 'price_desc' });
  await shop.makeProduct({ catalogs: [tea, green] });
  await shop.makeProduct({ catalogs: [green] });
  await shop.makeProduct({ catalogs: [green], enabled: false });
  const found = await tree.findBySlugOrId('tea');
  expect(catalogSummarySchema.parse(found)).toMatchObject({
    id: tea,
    title: 'Tea',
    slug: 'tea',
    parentId: null,
    description: '<p>Best</p>',
    productCount: 2,
    sortCriteria: 'title',
    image: { id: imageId, alt: 'Leaves' },
  });
  expect(await tree.findBySlugOrId(String(tea))).toEqual(found);
  expect(await tree.findBySlugOrId('nothing')).toBeNull();
});

test('children come in order, ancestors from the top', async () => {
  const top = await shop.makeCatalog({ position: 2 });
  const first = await shop.makeCatalog({ position: 1 });
  const b = await shop.makeCatalog({ parentId: top, position: 2 });
  const a = await shop.makeCatalog({ parentId: top, position: 1 });
  const leaf = await shop.makeCatalog({ parentId: b });
  expect(ids(await tree.children(null))).toEqual([first, top]);
  expect(ids(await tree.children(top))).toEqual([a, b]);
  expect(await tree.children(leaf)).toEqual([]);
  expect(ids(await tree.ancestors(leaf))).toEqual([top, b]);
  expect(await tree.ancestors(top)).toEqual([]);
  expect(ids(await tree.summaries([leaf, 999_999, top]))).toEqual([leaf, top]);
});

test('what lies below a disabled catalog cannot be reached', async () => {
  const hidden = await shop.makeCatalog({ enabled: false });
  const below = await shop.makeCatalog({ parentId: hidden });
  expect(await tree.findBySlugOrId(String(below))).toBeNull();
  expect(await tree.all()).toEqual([]);
});

test('changes show after their tags', async () => {
  const tea = await shop.makeCatalog({ slug: 'tea', title: 'Tea' });
  await tree.findBySlugOrId('tea');
  await shop.makeProduct({ catalogs: [tea] });
  await sql`update pages set title = 'Teas' where id = ${tea}`.execute(database.db);
  expect(await tree.findBySlugOrId('tea')).toMatchObject({ title: 'Tea', productCount: 0 });
  tree.invalidate(['product:1']);
  expect(await tree.findBySlugOrId('tea')).toMatchObject({ title: 'Tea', productCount: 1 });
  tree.invalidate([`catalog:${tea}`]);
  expect(await tree.findBySlugOrId('tea')).toMatchObject({ title: 'Teas' });
});
