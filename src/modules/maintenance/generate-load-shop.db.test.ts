import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';

import { createProductReader } from '#modules/products/product-reader.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { checkInvariants } from './check-invariants.ts';
import { generateLoadOrders } from './generate-load-orders.ts';
import { generateLoadShop } from './generate-load-shop.ts';

const databases: TestDatabase[] = [];
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.drop()));
});

async function generate(products: number) {
  const database = await createTestDatabase();
  databases.push(database);
  await generateLoadShop(database.db, { products });
  return database.db;
}

test('fills a shop that lists, searches and sells', async () => {
  const db = await generate(1500);
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };
  expect(await count('products')).toBe(1500);
  expect(await count('product_listing')).toBe(1500);
  expect(await count('catalogs')).toBe(20);
  expect(await count('search_documents')).toBe(1520);
  expect(await count('search_terms')).toBeGreaterThan(100);
  expect(await count('variations')).toBeGreaterThan(2000);
  const product = await createProductReader({ db }).findBySlugOrId('load-7');
  expect(product?.optionsTextValue).toHaveLength(12);
  expect(product?.price).toBeGreaterThan(0);
});

test('the same again gives the same shop, and more may be added', async () => {
  const titles = async (db: Awaited<ReturnType<typeof generate>>) =>
    (await sql<{ title: string }>`select title, slug from products order by id`.execute(db)).rows;
  const [first, second] = [await generate(20), await generate(20)];
  expect(await titles(first)).toEqual(await titles(second));
  await generateLoadShop(first, { products: 5 });
  expect(await titles(first)).toHaveLength(25);
});

test('orders are of what is there, and leave nothing that the checks of a shop would tell', async () => {
  const db = await generate(30);
  await generateLoadOrders(db, 40);
  const { rows } = await sql<{ orders: number; customers: number; lines: number }>`
    select (select count(*) from orders where user_id is not null) as orders,
      (select count(*) from users) as customers, (select count(*) from order_lines) as lines`.execute(db);
  expect(rows[0]).toMatchObject({ orders: 40, customers: 40 });
  expect(rows[0]?.lines).toBeGreaterThan(40);
  expect(await checkInvariants(db)).toEqual([]);
});
