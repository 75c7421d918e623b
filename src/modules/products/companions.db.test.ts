import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createSettingsReader } from '#modules/settings/settings-reader.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder } from '#tests/support/sold-orders.ts';
import { createShopFixture, type MadeProduct, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { countBoughtTogether } from './bought-together.ts';
import { createProductReader } from './product-reader.ts';

let database: TestDatabase;
let shop: ShopFixture;
let vase: MadeProduct;
let cup: MadeProduct;
let jug: MadeProduct;
let bowl: MadeProduct;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
});
beforeEach(async () => {
  await database.db.deleteFrom('orders').execute();
  await database.db.deleteFrom('redirects').execute();
  await shop.clear();
  const tableware = await shop.makeCatalog();
  const make = (title: string, sku: string) =>
    shop.makeProduct({
      title,
      slug: title.toLowerCase(),
      catalogs: [tableware],
      variations: [{ sku, stock: 5 }],
    });
  vase = await make('Vase', 'V-1');
  cup = await make('Cup', 'C-1');
  jug = await make('Jug', 'J-1');
  bowl = await make('Bowl', 'B-1');
});
afterAll(() => database.drop());

const count = (db = database.db) => countBoughtTogether({ db, settings: createSettingsReader({ db }) });
const choose = (product: MadeProduct, goesWith: string) =>
  database.db.updateTable('products').set({ goes_with: goesWith }).where('id', '=', product.id).execute();

/** The answer of a reader that has kept nothing. */
async function companionsOf(product: MadeProduct, { limit = 6, bought = true } = {}) {
  const reader = createProductReader({ db: database.db });
  const { companions, tags } = await reader.listCompanions(product.id, { limit, bought });
  return { titles: companions.map(({ title }) => title), tags };
}
const titlesOf = async (...given: Parameters<typeof companionsOf>) => (await companionsOf(...given)).titles;

async function relatedTo(products: MadeProduct[], bought = true) {
  const ids = products.map(({ id }) => id);
  const related = await createProductReader({ db: database.db }).listRelated(ids, { limit: 3, bought });
  return related.map(({ title }) => title);
}

async function order(
  products: readonly MadeProduct[],
  { times = 1, ...facts }: { status?: string; daysAgo?: number; times?: number } = {},
): Promise<void> {
  for (let time = 0; time < times; time++) await insertOrder(database.db, products, facts);
}

describe('what was bought together', () => {
  test('stood in two orders at least; what was most often comes first', async () => {
    await order([vase, cup], { times: 2 });
    await order([vase, jug], { times: 3 });
    await order([vase, bowl]);
    await count();
    expect(await titlesOf(vase)).toEqual(['Jug', 'Cup']);
    expect(await titlesOf(cup)).toEqual(['Vase']);
    expect(await titlesOf(bowl)).toEqual([]);
    expect(await titlesOf(vase, { limit: 1 })).toEqual(['Jug']);
    expect(await titlesOf(vase, { bought: false })).toEqual([]);
  });

  test('a product twice in one order is one; canceled, returned and old orders tell nothing', async () => {
    await order([vase, cup, cup]);
    for (const other of [{ status: 'canceled' }, { status: 'returned' }, { daysAgo: 400 }])
      await order([vase, cup], { ...other, times: 3 });
    await count();
    expect(await titlesOf(vase)).toEqual([]);
  });

  test('orders of very many products tell nothing', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => shop.makeProduct({})));
    await order([vase, ...many], { times: 2 });
    await count();
    expect(await titlesOf(vase)).toEqual([]);
  });

  test('gift wrap goes with everything, and is no advice', async () => {
    await createContentFixture(database.db).setSettings('ecommerce', { giftWrapProduct: 'cup' });
    await order([vase, cup, jug], { times: 2 });
    await count();
    await database.db.deleteFrom('settings').execute();
    expect(await titlesOf(vase)).toEqual(['Jug']);
  });

  test('is forgotten when it is bought together no more', async () => {
    await order([vase, cup], { times: 2 });
    await count();
    await database.db.updateTable('orders').set({ status: 'canceled' }).execute();
    await count();
    expect(await database.db.selectFrom('bought_together').selectAll().execute()).toEqual([]);
  });
});

describe('what the owner chose', () => {
  test('by address, SKU or an address of before comes in his order, instead of what was bought', async () => {
    await order([vase, cup], { times: 2 });
    await count();
    await database.db
      .insertInto('redirects')
      .values({ from_path: '/products/old-cup', to_path: '/products/cup' })
      .execute();
    await choose(vase, 'J-1, bowl; old-cup, nothing, vase');
    expect(await titlesOf(vase)).toEqual(['Jug', 'Bowl', 'Cup']);
    expect(await titlesOf(cup)).toEqual(['Vase']);
  });

  test('is not shown sold out or hidden; with none of it left, what was bought is', async () => {
    await order([vase, cup], { times: 2 });
    await count();
    await choose(vase, 'jug, bowl');
    await database.db.updateTable('variations').set({ stock: 0 }).where('sku', '=', 'J-1').execute();
    expect(await titlesOf(vase)).toEqual(['Bowl']);
    await database.db.updateTable('products').set({ enabled: false }).where('slug', '=', 'bowl').execute();
    expect(await titlesOf(vase)).toEqual(['Cup']);
  });

  test('names all whose change may change it, shown or not', async () => {
    await choose(vase, 'jug, bowl');
    await database.db.updateTable('products').set({ enabled: false }).where('slug', '=', 'bowl').execute();
    const known = [`companions:${vase.id}`, `product:${jug.id}`, `product:${bowl.id}`];
    expect((await companionsOf(vase)).tags).toEqual(known);
    await choose(vase, 'jug, bowl, later');
    expect((await companionsOf(vase)).tags).toEqual([...known, 'listings']);
  });
});

test('a cart has what the owner chose, then what was bought, then what is similar, and nothing of its own', async () => {
  await order([cup, vase], { times: 3 });
  await order([cup, bowl], { times: 2 });
  await count();
  expect(await relatedTo([cup])).toEqual(['Vase', 'Bowl', 'Jug']);
  await choose(cup, 'jug');
  expect(await relatedTo([cup])).toEqual(['Jug', 'Vase', 'Bowl']);
  expect(await relatedTo([cup], false)).toEqual(['Jug', 'Vase', 'Bowl']);
  await choose(cup, 'bowl');
  expect(await relatedTo([cup], false)).toEqual(['Bowl', 'Vase', 'Jug']);
  expect(await relatedTo([cup, vase])).toEqual(['Bowl', 'Jug']);
});
