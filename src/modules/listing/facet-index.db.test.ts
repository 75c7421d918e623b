import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { selectSimilarProductIds } from '#modules/products/products.queries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { answerFromIndex } from './answer-from-index.ts';
import { createFacetIndex, type FacetIndex } from './facet-index.ts';
import { composeListingPage, listProducts, planListing, type ListingRequest } from './listing-service.ts';
import type { ListingPlan } from './listing.queries.ts';

let database: TestDatabase;
let shop: ShopFixture;
let index: FacetIndex;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
});
beforeEach(async () => {
  await shop.clear();
  index = createFacetIndex({ db: database.db });
});
afterEach(async () => index.stop());
afterAll(() => database.drop());

const everything: ListingPlan = {
  catalogId: null,
  sort: 'title',
  minPrice: null,
  maxPrice: null,
  chosen: [],
  onlyAvailable: false,
  onlyDiscounted: false,
  offset: 0,
  limit: 10,
};

async function ask(plan: ListingPlan) {
  const current = await index.current();
  return current && answerFromIndex(current, plan);
}

async function fromIndex(request: ListingRequest) {
  const answer = await ask(planListing(request));
  return answer && composeListingPage(request, answer);
}

async function startAndSettle() {
  index.start();
  await index.settle();
}

describe('the index and SQL answer alike', () => {
  const colors = ['Red', 'Синий', 'A/B', 'Ёлочный'];
  const sizes = ['S', 'M', '10', '9'];
  const price = fc.integer({ min: 0, max: 8 }).map((step) => step * 500);
  const variation = fc.record({
    fullPrice: price,
    discount: fc.boolean(),
    stock: fc.constantFrom(null, 0, 3),
    size: fc.constantFrom(...sizes, null),
  });
  const product = fc.record({
    title: fc.constantFrom('Tea 2', 'tea 10', 'Ель', '«Ёлка»', 'Жук', '😀 smile', '\uFF21 wide', 'Tea'),
    position: fc.integer({ min: -2, max: 2 }),
    catalogs: fc.dictionary(fc.constantFrom('0', '1', '2', '3'), fc.integer({ min: 0, max: 2 })),
    colors: fc.uniqueArray(fc.constantFrom(...colors), { maxLength: 2 }),
    form: fc.constantFrom('Round', 'Square', null),
    variations: fc.array(variation, { maxLength: 3 }),
  });
  const chosen = (values: string[]) =>
    fc.uniqueArray(fc.constantFrom(...values, 'Unknown'), { maxLength: 3 });
  const query = fc.record({
    page: fc.integer({ min: 1, max: 3 }),
    sort: fc.constantFrom('custom' as const, 'title' as const, 'price_asc' as const, 'price_desc' as const),
    minPrice: fc.option(price, { nil: undefined, freq: 3 }).map((value) => value && value / 100),
    maxPrice: fc.option(price, { nil: undefined, freq: 3 }).map((value) => value && value / 100),
    available: fc.constantFrom(undefined, true as const),
    discounted: fc.constantFrom(undefined, undefined, true as const),
    properties: fc.record(
      { Color: chosen(colors), Form: chosen(['Round', 'Square']), Nothing: chosen(['x']) },
      { requiredKeys: [] },
    ),
    options: fc.record({ Size: chosen(sizes) }, { requiredKeys: [] }),
  });
  const request = fc.record({
    catalog: fc.constantFrom(null, 0, 1, 2, 3),
    limit: fc.integer({ min: 1, max: 5 }),
    query,
  });
  type RequestPlan = typeof request extends fc.Arbitrary<infer Plan> ? Plan : never;
  type ProductPlan = typeof product extends fc.Arbitrary<infer Plan> ? Plan : never;

  const make = (catalogIds: number[], plan: ProductPlan) =>
    shop.makeProduct({
      title: plan.title,
      position: plan.position,
      catalogs: Object.entries(plan.catalogs).map(([key, position]) => ({
        id: catalogIds[Number(key)] ?? 0,
        position,
      })),
      properties: { Color: plan.colors, ...(plan.form && { Form: plan.form }) },
      options: [{ title: 'Size', view: 'button', values: sizes }],
      variations: plan.variations.map(({ fullPrice, discount, stock, size }) => ({
        fullPrice,
        discountPrice: discount && fullPrice > 0 ? fullPrice - 500 : null,
        stock,
        ...(size !== null && { values: { Size: size } }),
      })),
    });

  test('on random shops and queries, also after changes', { timeout: 120_000 }, async () => {
    const shops = fc.record({
      products: fc.array(product, { minLength: 1, maxLength: 12 }),
      added: fc.array(product, { maxLength: 3 }),
      requests: fc.array(request, { minLength: 10, maxLength: 25 }),
    });
    const compare = async (catalogIds: number[], requests: RequestPlan[]) => {
      const { rows } = await sql<{ id: number }>`select product_id as id from product_listing`.execute(
        database.db,
      );
      const listed = rows.map(({ id }) => id);
      for (const ids of [...listed.map((id) => [id]), ...(listed.length > 1 ? [listed.slice(0, 3)] : [])]) {
        expect(await index.listSimilar(ids, 3)).toEqual(await selectSimilarProductIds(database.db, ids, 3));
      }
      for (const { catalog, limit, query } of requests) {
        const catalogId = catalog === null ? null : (catalogIds[catalog] ?? 0);
        const asked: ListingRequest = { catalogId, limit, query, sortDefault: 'title' };
        expect(await fromIndex(asked)).toEqual(await listProducts(database.db, asked));
      }
    };
    await fc.assert(
      fc.asyncProperty(shops, async ({ products, added, requests }) => {
        await shop.clear();
        const root = await shop.makeCatalog();
        const child = await shop.makeCatalog({ parentId: root });
        const catalogIds = [
          root,
          child,
          await shop.makeCatalog({ parentId: child }),
          await shop.makeCatalog(),
        ];
        const made = [];
        for (const plan of products) made.push((await make(catalogIds, plan)).id);
        index.invalidate(['products']);
        await startAndSettle();
        await compare(catalogIds, requests);
        const removed = made.slice(0, 2);
        await sql`update products set enabled = false where id = any(${removed}::int[])`.execute(database.db);
        await sql`update variations set discount_price = null, full_price = 1500 where product_id = ${made.at(-1)}`.execute(
          database.db,
        );
        await refreshListing(database.db, [...removed, made.at(-1) ?? 0]);
        const more = [];
        for (const plan of added) more.push((await make(catalogIds, plan)).id);
        index.invalidate([...removed, ...more, made.at(-1)].map((id) => `product:${id}`));
        await compare(catalogIds, requests);
      }),
      { numRuns: 25 },
    );
  });
});

describe('freshness', () => {
  const count = async () => (await ask(everything))?.count;

  test('it stays aside until it is loaded', async () => {
    expect(await ask(everything)).toBeNull();
    index.start();
    expect(await ask(everything)).toBeNull();
    await index.settle();
    expect(await count()).toBe(0);
  });

  test('an answer after a change of a product waits for that change', async () => {
    await startAndSettle();
    const { id } = await shop.makeProduct();
    index.invalidate([`product:${id}`]);
    expect(await count()).toBe(1);
    await sql`delete from products where id = ${id}`.execute(database.db);
    index.invalidate([`product:${id}`]);
    expect(await count()).toBe(0);
  });

  test('after a larger change it stands aside, then knows all', async () => {
    await startAndSettle();
    await shop.makeProduct();
    index.invalidate(['catalogs']);
    expect(await count()).toBeUndefined();
    await index.settle();
    expect(await count()).toBe(1);
  });

  test('after a sale has begun it answers by the order of before until it knows the new one', async () => {
    const cheap = await shop.makeProduct({ variations: [{ fullPrice: 1000 }] });
    const dear = await shop.makeProduct({ variations: [{ fullPrice: 2000 }] });
    await startAndSettle();
    const byPrice = { ...everything, sort: 'price_asc' } as const;
    const before = [cheap.id, dear.id];
    expect((await ask(byPrice))?.productIds).toEqual(before);
    await sql`update product_listing set prices = '{500}', price_low = 500, price_high = 500, changed_at = now()
      where product_id = ${dear.id}`.execute(database.db);
    index.invalidate(['listing-order']);
    expect((await ask(byPrice))?.productIds).toEqual(before);
    await index.settle();
    expect((await ask(byPrice))?.productIds).toEqual([dear.id, cheap.id]);
    // What somebody has changed meanwhile is never told as it was.
    index.invalidate(['listing-order']);
    index.invalidate([`product:${cheap.id}`]);
    expect(await ask(byPrice)).toBeNull();
    await index.settle();
    expect((await ask(byPrice))?.productIds).toEqual([dear.id, cheap.id]);
  });

  test('it loads anew when its spare rows are used up', async () => {
    const { id } = await shop.makeProduct();
    await startAndSettle();
    const answers = new Set<string>();
    for (let change = 0; change < 1100; change++) {
      await sql`update product_listing set position = position + 1`.execute(database.db);
      index.invalidate([`product:${id}`]);
      const found = await ask(everything);
      answers.add(JSON.stringify(found?.productIds ?? [id]));
    }
    expect([...answers]).toEqual([`[${id}]`]);
    await index.settle();
    expect(await count()).toBe(1);
  });

  test('an order that leaves the listing as it was costs no summary of a catalog', async () => {
    const { id } = await shop.makeProduct({ options: [{ title: 'Size', view: 'button', values: ['S'] }] });
    await startAndSettle();
    await ask(everything);
    const summaries = async () => (await index.current())?.sides.size;
    await sql`update variations set stock = 5 where product_id = ${id}`.execute(database.db);
    index.invalidate([`product:${id}`]);
    expect(await summaries()).toBe(1);
    await sql`update options set view = 'select' where product_id = ${id}`.execute(database.db);
    index.invalidate([`product:${id}`]);
    expect(await summaries()).toBe(0);
  });

  test('a change during a load is not lost', async () => {
    await shop.makeProduct();
    index.start();
    const { id } = await shop.makeProduct();
    index.invalidate([`product:${id}`]);
    await index.settle();
    expect(await count()).toBe(2);
  });
});

test('products are counted by catalog with its descendants', async () => {
  const tea = await shop.makeCatalog();
  const green = await shop.makeCatalog({ parentId: tea });
  await shop.makeProduct({ catalogs: [tea, green] });
  await shop.makeProduct({ catalogs: [green] });
  await startAndSettle();
  expect(await index.countByCatalog()).toEqual(
    new Map([
      [tea, 2],
      [green, 2],
    ]),
  );
});

test('a product is guessed by its slug', async () => {
  const { id, slug } = await shop.makeProduct();
  expect(index.guessBySlug(slug)).toBeUndefined();
  await startAndSettle();
  expect(index.guessBySlug(slug)).toBe(id);
  expect(index.guessBySlug('nobody')).toBeUndefined();
});
