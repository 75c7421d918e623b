import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ListingQuery } from '#domain/schemas/catalog.schema.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { listProducts, type ListingRequest } from './listing-service.ts';

let database: TestDatabase;
let shop: ShopFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
});
beforeEach(() => shop.clear());
afterAll(() => database.drop());

function list(query: Partial<ListingQuery> = {}, request: Partial<ListingRequest> = {}) {
  return listProducts(database.db, {
    catalogId: null,
    limit: 12,
    sortDefault: 'title',
    ...request,
    query: { page: 1, properties: {}, options: {}, ...query },
  });
}

async function listTitles(query: Partial<ListingQuery> = {}, request: Partial<ListingRequest> = {}) {
  const { productIds } = await list(query, request);
  const { rows } = await sql<{ id: number; title: string }>`select id, title from products`.execute(
    database.db,
  );
  const titles = new Map(rows.map((row) => [row.id, row.title]));
  return productIds.map((id) => titles.get(id));
}

const makeTitled = (title: string, price = 100) =>
  shop.makeProduct({ title, variations: [{ fullPrice: price }] });

describe('order', () => {
  test('by title ignores case, quotes and ё, and reads numbers [R249]', async () => {
    for (const title of ['Ежевика', '«Ёлка»', 'Tea 10', 'tea 2', 'Ель', 'Apple']) await makeTitled(title);
    expect(await listTitles()).toEqual(['Apple', 'tea 2', 'Tea 10', 'Ежевика', '«Ёлка»', 'Ель']);
  });

  test('by price takes the lowest shown price, then id [R250]', async () => {
    await shop.makeProduct({
      title: 'A',
      variations: [{ fullPrice: 900 }, { fullPrice: 500, discountPrice: 200 }],
    });
    for (const [title, price] of [
      ['B', 300],
      ['C', 200],
    ] as const)
      await makeTitled(title, price);
    expect(await listTitles({ sort: 'price_asc' })).toEqual(['A', 'C', 'B']);
    expect(await listTitles({ sort: 'price_desc' })).toEqual(['B', 'A', 'C']);
  });

  test('custom is the catalog’s own, its descendants’ products after it', async () => {
    const tea = await shop.makeCatalog();
    const green = await shop.makeCatalog({ parentId: tea });
    await shop.makeProduct({ title: 'below 2', position: 2, catalogs: [{ id: green, position: 0 }] });
    await shop.makeProduct({ title: 'below 1', position: 1, catalogs: [{ id: green, position: 9 }] });
    await shop.makeProduct({ title: 'own 2', position: 0, catalogs: [{ id: tea, position: 2 }] });
    await shop.makeProduct({ title: 'own 1', position: 5, catalogs: [{ id: tea, position: 1 }] });
    const order = await listTitles({ sort: 'custom' }, { catalogId: tea });
    expect(order).toEqual(['own 1', 'own 2', 'below 1', 'below 2']);
    expect(await listTitles({ sort: 'custom' })).toEqual(['own 2', 'below 1', 'below 2', 'own 1']);
  });
});

test('pages are cut after sorting; one beyond the end is empty', async () => {
  for (const title of ['a', 'b', 'c', 'd', 'e']) await makeTitled(title);
  expect(await listTitles({ page: 2 }, { limit: 2 })).toEqual(['c', 'd']);
  expect(await list({ page: 3 }, { limit: 2 })).toMatchObject({ count: 5, page: 3, pageCount: 3, limit: 2 });
  expect((await list({ page: 9 }, { limit: 2 })).productIds).toEqual([]);
});

test('an empty shop answers an empty first page', async () => {
  expect(await list()).toEqual({
    productIds: [],
    count: 0,
    page: 1,
    pageCount: 1,
    limit: 12,
    sort: 'title',
    filter: {
      price: { min: 0, max: 0, histogram: Array.from({ length: 24 }, () => 0) },
      available: 0,
      discounted: 0,
      properties: [],
      options: [],
    },
  });
});

describe('prices', () => {
  beforeEach(async () => {
    await shop.makeProduct({ title: 'range', variations: [{ fullPrice: 10_000 }, { fullPrice: 50_000 }] });
    await shop.makeProduct({ title: 'discount', variations: [{ fullPrice: 30_000, discountPrice: 20_000 }] });
  });

  test('match the shown price of any variation, bounds inclusive', async () => {
    expect(await listTitles({ minPrice: 200, maxPrice: 200 })).toEqual(['discount']);
    expect(await listTitles({ minPrice: 300, maxPrice: 400 })).toEqual([]);
    expect(await listTitles({ maxPrice: 100 })).toEqual(['range']);
    expect(await listTitles({ minPrice: 500 })).toEqual(['range']);
  });

  test('of the whole catalog bound the filter [R256]', async () => {
    const { filter } = await list({ minPrice: 200, maxPrice: 200 });
    expect(filter.price).toMatchObject({ min: 100, max: 500 });
  });

  test('of zero count only when no variation has another', async () => {
    await shop.makeProduct({ title: 'soon', variations: [{ fullPrice: 0 }, { fullPrice: 70_000 }] });
    expect((await list()).filter.price).toMatchObject({ min: 100, max: 700 });
    expect(await listTitles({ sort: 'price_desc' })).toEqual(['soon', 'discount', 'range']);
  });
});

describe('what can be bought and what is reduced', () => {
  beforeEach(async () => {
    await shop.makeProduct({ title: 'plain', variations: [{ fullPrice: 10_000 }] });
    await shop.makeProduct({ title: 'gone', variations: [{ fullPrice: 10_100, stock: 0 }] });
    await shop.makeProduct({
      title: 'reduced',
      variations: [{ fullPrice: 40_000 }, { fullPrice: 50_000, discountPrice: 34_000, stock: 0 }],
    });
    await shop.makeProduct({
      title: 'reduced and gone',
      variations: [{ fullPrice: 50_000, discountPrice: 34_100, stock: 0 }],
    });
  });

  test('can be listed alone, and together', async () => {
    expect(await listTitles({ available: true })).toEqual(['plain', 'reduced']);
    expect(await listTitles({ discounted: true })).toEqual(['reduced', 'reduced and gone']);
    expect(await listTitles({ available: true, discounted: true })).toEqual(['reduced']);
  });

  test('are counted as if they were chosen', async () => {
    expect((await list()).filter).toMatchObject({ available: 2, discounted: 2 });
    expect((await list({ available: true })).filter).toMatchObject({ available: 2, discounted: 1 });
    expect((await list({ maxPrice: 200 })).filter).toMatchObject({ available: 1, discounted: 0 });
  });

  test('a histogram has all products by their lowest price, whatever is chosen', async () => {
    const { histogram, min, max } = (await list({ available: true, maxPrice: 200 })).filter.price;
    expect([min, max]).toEqual([100, 400]);
    expect(histogram).toHaveLength(24);
    expect(histogram[0]).toBe(2);
    expect(histogram[19]).toBe(2);
    expect(histogram.reduce((sum, count) => sum + count)).toBe(4);
  });
});

describe('facets', () => {
  beforeEach(async () => {
    const size = { title: 'Size', view: 'button', unit: 'cm', values: ['S', 'M', 'L'] };
    const make = (title: string, color: string, form: string, sizes: string[]) =>
      shop.makeProduct({
        title,
        properties: { Цвет: color, Form: form },
        options: [size],
        variations: sizes.map((value) => ({ values: { Size: value } })),
      });
    await make('1', 'Красный', 'A/B', ['S']);
    await make('2', 'Красный', 'Round', ['S', 'M']);
    await make('3', 'Синий', 'Round', ['M']);
    await make('4', 'Зелёный', 'A/B', ['M']);
  });

  const countsOf = async (query: Partial<ListingQuery>) => {
    const { filter } = await list(query);
    const facets = [...filter.properties, ...filter.options];
    return Object.fromEntries(
      facets.map(({ title, values }) => [
        title,
        Object.fromEntries(values.map(({ value, count }) => [value, count])),
      ]),
    );
  };

  test('count every value that some variation or product has', async () => {
    expect(await countsOf({})).toEqual({
      Цвет: { Зелёный: 1, Красный: 2, Синий: 1 },
      Form: { 'A/B': 2, Round: 2 },
      Size: { M: 3, S: 2 },
    });
    const [size] = (await list()).filter.options;
    expect(size).toMatchObject({ title: 'Size', view: 'button', unit: 'cm' });
  });

  test('values of one title are alternatives, titles narrow [R259]', async () => {
    expect(await listTitles({ properties: { Цвет: ['Красный', 'Синий'] } })).toEqual(['1', '2', '3']);
    expect(await listTitles({ properties: { Цвет: ['Красный', 'Синий'], Form: ['Round'] } })).toEqual([
      '2',
      '3',
    ]);
    expect(await listTitles({ properties: { Form: ['A/B'] }, options: { Size: ['S'] } })).toEqual(['1']);
  });

  test('alternatives of a chosen title stay countable, values without a match stay at zero [R260]', async () => {
    expect(await countsOf({ properties: { Цвет: ['Красный'] } })).toEqual({
      Цвет: { Зелёный: 1, Красный: 2, Синий: 1 },
      Form: { 'A/B': 1, Round: 1 },
      Size: { M: 1, S: 2 },
    });
    expect(await countsOf({ properties: { Цвет: ['Красный'], Form: ['A/B'] } })).toEqual({
      Цвет: { Зелёный: 1, Красный: 1, Синий: 0 },
      Form: { 'A/B': 1, Round: 1 },
      Size: { M: 0, S: 1 },
    });
  });

  test('what does not exist matches nothing but breaks nothing', async () => {
    expect(await list({ properties: { Nothing: ['x'] } })).toMatchObject({ count: 0, productIds: [] });
    expect(await countsOf({ properties: { Цвет: ['Чёрный'] } })).toMatchObject({
      Цвет: { Красный: 2 },
      Form: { Round: 0 },
    });
  });

  test('prices narrow the counts too', async () => {
    expect(await countsOf({ minPrice: 5000 })).toMatchObject({ Form: { 'A/B': 0, Round: 0 } });
  });
});

describe('the maintained row', () => {
  const row = async (id: number) => {
    const { rows } = await sql<{
      catalogs: number[];
      available: boolean;
      prices: number[];
      changed_at: Date;
    }>`
      select * from product_listing where product_id = ${id}`.execute(database.db);
    return rows[0];
  };

  test('holds the catalogs with all ancestors, without what is hidden', async () => {
    const root = await shop.makeCatalog();
    const middle = await shop.makeCatalog({ parentId: root });
    const leaf = await shop.makeCatalog({ parentId: middle });
    const hidden = await shop.makeCatalog({ parentId: root, enabled: false });
    const { id } = await shop.makeProduct({ catalogs: [leaf, hidden] });
    expect((await row(id))?.catalogs).toEqual([root, middle, leaf]);
  });

  test('is written only when something changed', async () => {
    const { id } = await shop.makeProduct();
    const before = await row(id);
    await refreshListing(database.db, [id]);
    expect(await row(id)).toEqual(before);
    await sql`update variations set stock = 0`.execute(database.db);
    await refreshListing(database.db, 'all');
    expect(await row(id)).toMatchObject({ available: false });
  });

  test('leaves with the product or when it is disabled', async () => {
    const [a, b] = [await shop.makeProduct(), await shop.makeProduct()];
    await sql`update products set enabled = false where id = ${a.id}`.execute(database.db);
    await refreshListing(database.db, [a.id]);
    await sql`delete from products where id = ${b.id}`.execute(database.db);
    expect([await row(a.id), await row(b.id)]).toEqual([undefined, undefined]);
  });
});
