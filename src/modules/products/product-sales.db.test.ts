import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type MadeProduct } from '#tests/support/shop-fixture.ts';

import { createProductReader } from './product-reader.ts';
import { refreshProductSales } from './product-sales.ts';

let database: TestDatabase;
let cup: MadeProduct;
let jug: MadeProduct;
let bowl: MadeProduct;

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = createShopFixture(database.db);
  cup = await shop.makeProduct({ title: 'Cup' });
  jug = await shop.makeProduct({ title: 'Jug' });
  bowl = await shop.makeProduct({ title: 'Bowl' });
  await shop.makeProduct({ title: 'Gone', variations: [{ stock: 0 }] });
});
afterAll(() => database.drop());

/** The answer of a reader that has kept nothing. */
async function listBestsellers(limit?: number) {
  const { products, areSold } = await createProductReader({ db: database.db }).listBestsellers(limit);
  return { ids: products.map(({ id }) => id), areSold };
}

let numbers = 0;
async function sell(
  product: MadeProduct,
  quantity: number,
  order: { status?: string; daysAgo?: number } = {},
) {
  const { status = 'confirmed', daysAgo = 1 } = order;
  const { id } = await database.db
    .insertInto('orders')
    .values({
      id: randomUUID(),
      number: String(++numbers),
      status,
      payment_method: 'cash',
      currency: 'USD',
      language: 'en',
      goods_total: 100,
      discount_total: 0,
      delivery_price: 0,
      total: 100,
      contact: '{}',
      delivery: '{}',
      created_at: new Date(Date.now() - daysAgo * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('order_lines')
    .values({
      order_id: id,
      position: 0,
      product_id: product.id,
      quantity,
      full_price: 100,
      price: 100,
      snapshot: '{}',
    })
    .execute();
}

test('a new shop has its featured products, as far as they can be bought', async () => {
  await refreshProductSales(database.db);
  expect(await listBestsellers()).toEqual({ ids: [cup.id, jug.id, bowl.id], areSold: false });
});

test('what was sold lately comes first, by pieces; the rest is filled up', async () => {
  await sell(bowl, 3);
  await sell(jug, 2);
  await sell(jug, 2);
  await sell(cup, 50, { status: 'canceled' });
  await sell(cup, 50, { status: 'returned' });
  await sell(cup, 50, { daysAgo: 100 });
  await refreshProductSales(database.db);
  expect(await listBestsellers()).toEqual({ ids: [jug.id, bowl.id, cup.id], areSold: true });
  expect(await listBestsellers(1)).toEqual({ ids: [jug.id], areSold: true });
});

test('what is sold no more leaves the list', async () => {
  await database.db.updateTable('orders').set({ status: 'canceled' }).execute();
  await refreshProductSales(database.db);
  expect(await database.db.selectFrom('product_sales').selectAll().execute()).toEqual([]);
  expect(await listBestsellers()).toEqual({ ids: [cup.id, jug.id, bowl.id], areSold: false });
});
