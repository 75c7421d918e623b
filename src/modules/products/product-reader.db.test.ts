import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { productSchema, reviewSchema } from '#domain/schemas/product.schema.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { createReviewReader } from '#modules/reviews/review-reader.ts';
import { refreshReviewCounts } from '#modules/indexing/review-counts.queries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createProductReader, type ProductReader } from './product-reader.ts';

let database: TestDatabase;
let shop: ShopFixture;
let reader: ProductReader;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
});
beforeEach(async () => {
  await shop.clear();
  reader = createProductReader({ db: database.db });
});
afterAll(() => database.drop());

async function makeTeapot() {
  const [front, side] = [await shop.makeImage({ name: 'front' }), await shop.makeImage({ name: 'side' })];
  const tea = await shop.makeCatalog({ title: 'Tea', slug: 'tea' });
  const product = await shop.makeProduct({
    slug: 'teapot',
    title: 'Teapot',
    weight: 1.25,
    catalogs: [tea],
    imageIds: [side, front],
    properties: { Material: 'Clay', Volume: '500' },
    options: [
      {
        title: 'Color',
        type: 'color',
        view: 'color',
        values: [{ value: 'Red', color: '#ff0000', imageId: front }, 'Blue'],
      },
      { title: 'Size', unit: 'ml', values: ['300', '500'] },
    ],
    variations: [
      { sku: 'T-1', fullPrice: 20_050, values: { Color: 'Red', Size: '300' }, imageId: front, stock: 3 },
      {
        sku: 'T-2',
        fullPrice: 30_000,
        discountPrice: 15_000,
        values: { Color: 'Blue', Size: '500' },
        isDefault: true,
        stock: 0,
      },
    ],
  });
  return { ...product, tea, front, side };
}

describe('a product', () => {
  test('is found by slug and by id, whole and in major units [R283]', async () => {
    const made = await makeTeapot();
    const product = await reader.findBySlugOrId('teapot');
    expect(productSchema.parse(product)).toEqual(product);
    expect(await reader.findBySlugOrId(String(made.id))).toEqual(product);
    expect(product).toMatchObject({
      title: 'Teapot',
      price: 300,
      discount: 150,
      weight: 1.25,
      height: null,
      reviewCount: 0,
      catalogs: [{ id: made.tea, title: 'Tea', slug: 'tea' }],
      optionsTextValue: [
        { title: 'Material', value: 'Clay' },
        { title: 'Volume', value: '500' },
      ],
    });
    expect(product?.images.map((image) => image.name)).toEqual(['side', 'front']);
    expect(product?.imagePreview?.uri).toMatch(new RegExp(`^/img/original/${made.side}-[0-9a-f]{8}\\.jpg$`));
    expect(product).not.toHaveProperty('rating');
  });

  test('has its options in order and variations that name their values [R284]', async () => {
    const made = await makeTeapot();
    const product = await reader.findBySlugOrId('teapot');
    expect(product?.options).toMatchObject([
      {
        title: 'Color',
        type: 'color',
        view: 'color',
        unit: null,
        values: [{ title: 'Red', color: '#ff0000' }, { title: 'Blue' }],
      },
      {
        title: 'Size',
        type: 'string',
        view: 'select',
        unit: 'ml',
        values: [{ title: '300' }, { title: '500' }],
      },
    ]);
    expect(product?.options[0]?.values[0]?.image?.id).toBe(made.front);
    expect(product?.variations).toMatchObject([
      {
        sku: 'T-1',
        fullPrice: 200.5,
        discountPrice: null,
        stock: 3,
        default: false,
        imageId: made.front,
        image: { id: made.front },
      },
      { sku: 'T-2', fullPrice: 300, discountPrice: 150, stock: 0, default: true, imageId: null, image: null },
    ]);
    expect(product?.variations[0]?.productOptionValueIds).toEqual([
      made.optionValueIds['Color/Red'],
      made.optionValueIds['Size/300'],
    ]);
  });

  test('is not found when disabled, unknown or absurd', async () => {
    const hidden = await shop.makeProduct({ slug: 'hidden', enabled: false });
    for (const key of ['hidden', String(hidden.id), 'nothing', '0', '99999999999999999999', '']) {
      expect(await reader.findBySlugOrId(key)).toBeNull();
    }
    expect(await reader.findByVariation(hidden.variationIds[0] ?? 0)).toBeNull();
  });

  test('without variations costs nothing', async () => {
    await shop.makeProduct({ slug: 'empty', variations: [] });
    expect(await reader.findBySlugOrId('empty')).toMatchObject({ price: 0, discount: null, variations: [] });
  });

  test('shows only catalogs that a visitor can open', async () => {
    const hidden = await shop.makeCatalog({ enabled: false });
    const below = await shop.makeCatalog({ parentId: hidden });
    const shown = await shop.makeCatalog();
    await shop.makeProduct({ slug: 'cup', catalogs: [hidden, below, shown] });
    expect((await reader.findBySlugOrId('cup'))?.catalogs.map(({ id }) => id)).toEqual([shown]);
  });

  test('is found by any of its variations', async () => {
    const made = await makeTeapot();
    const found = await reader.findByVariation(made.variationIds[1] ?? 0);
    expect(found?.id).toBe(made.id);
    expect(found?.variations).toHaveLength(2);
    expect(await reader.findByVariation(999_999)).toBeNull();
  });
});

test('several products keep the asked order, missing ones are skipped', async () => {
  const [a, b] = [await shop.makeProduct(), await shop.makeProduct()];
  const found = await reader.findByIds([b.id, 999_999, a.id, -1]);
  expect(found.map(({ id }) => id)).toEqual([b.id, a.id]);
});

describe('the cache', () => {
  const rename = (id: number, title: string, slug: string) =>
    sql`update products set title = ${title}, slug = ${slug} where id = ${id}`.execute(database.db);

  test('serves the old product until its tag is dropped', async () => {
    const { id } = await shop.makeProduct({ slug: 'old', title: 'Old' });
    await reader.findBySlugOrId('old');
    await rename(id, 'New', 'new');
    expect((await reader.findBySlugOrId('old'))?.title).toBe('Old');
    reader.invalidate([`product:${id}`]);
    expect(await reader.findBySlugOrId('old')).toBeNull();
    expect((await reader.findBySlugOrId('new'))?.title).toBe('New');
  });

  test('drops everything by the tag of all products', async () => {
    const { id } = await shop.makeProduct({ slug: 'old', title: 'Old' });
    await reader.findByIds([id]);
    await rename(id, 'New', 'old');
    reader.invalidate(['products']);
    expect((await reader.findByIds([id]))[0]?.title).toBe('New');
  });
});

const related = { limit: 20, bought: true };

describe('similar products', () => {
  test('share a catalog; in stock first, then most shared values, then by id [R302]', async () => {
    const tea = await shop.makeCatalog();
    const other = await shop.makeCatalog();
    const properties = { Kind: 'Green', Origin: 'China', Form: 'Leaf' };
    const soldOut = [{ stock: 0 }];
    const asked = await shop.makeProduct({ catalogs: [tea], properties });
    const plain = await shop.makeProduct({ catalogs: [tea], properties: { Kind: 'Black' } });
    const gone = await shop.makeProduct({ catalogs: [tea], properties, variations: soldOut });
    const near = await shop.makeProduct({ catalogs: [tea], properties: { Kind: 'Green', Origin: 'China' } });
    const same = await shop.makeProduct({ catalogs: [tea], properties });
    await shop.makeProduct({ catalogs: [other], properties });
    await shop.makeProduct({ catalogs: [tea], properties, enabled: false });
    const found = await reader.listSimilar(asked.id);
    expect(found.map(({ id }) => id)).toEqual([same.id, near.id, plain.id, gone.id]);
    expect(await reader.listSimilar(asked.id, 2)).toHaveLength(2);
  });

  test('of several products leave these out', async () => {
    const [tea, cups] = [await shop.makeCatalog(), await shop.makeCatalog()];
    const a = await shop.makeProduct({ catalogs: [tea] });
    const b = await shop.makeProduct({ catalogs: [cups] });
    const c = await shop.makeProduct({ catalogs: [cups] });
    const d = await shop.makeProduct({ catalogs: [tea] });
    const found = await reader.listRelated([a.id, b.id], related);
    expect(found.map(({ id }) => id)).toEqual([c.id, d.id]);
    expect(await reader.listRelated([], related)).toEqual([]);
  });
});

test('a catalog lists and counts its own and its descendants’ products in its own order', async () => {
  const tea = await shop.makeCatalog({ sortCriteria: 'price_desc' });
  const green = await shop.makeCatalog({ parentId: tea });
  const cheap = await shop.makeProduct({ catalogs: [tea, green], variations: [{ fullPrice: 100 }] });
  const dear = await shop.makeProduct({ catalogs: [green], variations: [{ fullPrice: 900 }] });
  await shop.makeProduct({ catalogs: [green], enabled: false });
  const ids = async (range?: { offset: number; limit: number }) =>
    (await reader.listByCatalog(tea, range)).map(({ id }) => id);
  expect(await ids()).toEqual([dear.id, cheap.id]);
  expect(await ids({ offset: 1, limit: 1 })).toEqual([cheap.id]);
  expect(await reader.countOfCatalog(tea)).toBe(2);
  expect(await reader.countOfCatalog(999_999)).toBe(0);
  await sql`update pages set enabled = false where id = ${green}`.execute(database.db);
  await refreshListing(database.db, 'all');
  expect(await ids()).toEqual([cheap.id]);
});

describe('reviews in another order', () => {
  test('the best, the worst, those with photos first, and of so many stars', async () => {
    const { id: productId } = await shop.makeProduct();
    const made: Record<number, number> = {};
    for (const rating of [3, 5, 1])
      made[rating] = await shop.makeReview({
        productId,
        rating,
        text: `${rating}`,
        createdAt: new Date(9 - (rating - 3) ** 2 + rating),
      });
    await database.db
      .insertInto('review_photos')
      .values({ image_id: await shop.makeImage({ name: 'mine' }), review_id: made[1] })
      .execute();
    const reviews = createReviewReader({ db: database.db });
    const texts = async (selection: Parameters<typeof reviews.listByProduct>[1]) =>
      (await reviews.listByProduct(productId, selection)).map(({ text }) => text).join();
    expect(await texts({})).toBe('3,5,1');
    expect(await texts({ sort: 'highest' })).toBe('5,3,1');
    expect(await texts({ sort: 'lowest' })).toBe('1,3,5');
    expect(await texts({ sort: 'photos' })).toBe('1,3,5');
    expect(await texts({ rating: 3 })).toBe('3');
    expect(await reviews.countStars(productId)).toEqual([1, 0, 1, 0, 1]);
  });
});

describe('reviews', () => {
  test('are the approved ones, newest first, in pages [R315-316]', async () => {
    const { id: productId } = await shop.makeProduct();
    for (let day = 1; day <= 12; day++) {
      await shop.makeReview({ productId, text: `day ${day}`, createdAt: new Date(2026, 0, day) });
    }
    await shop.makeReview({ productId, status: 'pending' });
    await shop.makeReview({ productId, status: 'rejected' });
    const reviews = createReviewReader({ db: database.db });
    const first = await reviews.listByProduct(productId);
    expect(first).toHaveLength(11);
    expect(reviewSchema.parse(first[0])).toMatchObject({ text: 'day 12', rating: 5, name: 'Ann' });
    const rest = await reviews.listByProduct(productId, { offset: 10, limit: 10 });
    expect(rest.map(({ text }) => text)).toEqual(['day 2', 'day 1']);
  });

  test('are counted with one decimal of rating', async () => {
    const { id: productId, slug } = await shop.makeProduct();
    for (const rating of [5, 4, 4]) await shop.makeReview({ productId, rating });
    await shop.makeReview({ productId, rating: 1, status: 'pending' });
    await refreshReviewCounts(database.db, 'all');
    expect(await reader.findBySlugOrId(slug)).toMatchObject({ reviewCount: 3, rating: 4.3 });
    await sql`delete from reviews`.execute(database.db);
    await refreshReviewCounts(database.db, [productId]);
    reader.invalidate([`product:${productId}`]);
    expect(await reader.findBySlugOrId(slug)).toMatchObject({ reviewCount: 0 });
  });
});
