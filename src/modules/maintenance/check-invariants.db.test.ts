import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { refreshProductFigures } from '#modules/products/product-figures.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { checkInvariants } from './check-invariants.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function names(): Promise<string[]> {
  return (await checkInvariants(database.db)).map(({ name }) => name);
}

test('an empty shop is healthy', async () => {
  expect(await names()).toEqual([]);
});

test('a product that the listing forgot is found, with its id', async () => {
  await sql`insert into products (id, slug, title) overriding system value values (7, 'cup', 'Cup')`.execute(
    database.db,
  );
  await sql`insert into variations (product_id, full_price, is_default) values (7, 1000, true)`.execute(
    database.db,
  );
  const [breach] = await checkInvariants(database.db);
  expect(breach).toMatchObject({ name: 'listing-complete', count: 1, examples: ['7'] });
});

test('a listing with an old price is found', async () => {
  await sql`insert into product_listing (product_id, catalogs, facet_values, prices, price_low, price_high, available, title_key, position)
    values (7, '{}', '{}', '{999}', 999, 999, true, 'cup', 0)`.execute(database.db);
  expect(await names()).toEqual(['listing-prices']);
  await sql`update product_listing set prices = '{1000}', price_low = 1000, price_high = 1000`.execute(
    database.db,
  );
  expect(await names()).toEqual([]);
});

test('kept figures that are not those of the product are found', async () => {
  await refreshProductFigures(database.db);
  await sql`update product_figures set stock = 123456`.execute(database.db);
  expect(await names()).toEqual(['product-figures']);
  // What is noted as changed is computed for who asks.
  await sql`insert into product_figure_changes select id from products`.execute(database.db);
  expect(await names()).toEqual([]);
  await refreshProductFigures(database.db);
  expect(await names()).toEqual([]);
});

test('a history that does not end with the present price is found', async () => {
  await sql`update price_history set price = 999`.execute(database.db);
  expect(await names()).toEqual(['price-history']);
  await sql`delete from price_history`.execute(database.db);
  expect(await names()).toEqual(['price-history']);
  await sql`update variations set full_price = 1001`.execute(database.db);
  await sql`update variations set full_price = 1000`.execute(database.db);
  expect(await names()).toEqual([]);
});

test('a review that is not counted is found', async () => {
  await sql`insert into reviews (product_id, name, rating, text, status) values (7, 'A', 5, 'Good', 'approved')`.execute(
    database.db,
  );
  expect(await names()).toEqual(['review-counts']);
  await sql`update products set review_count = 1, rating_sum = 5`.execute(database.db);
  expect(await names()).toEqual([]);
});

test('a page version whose order and sections differ is found', async () => {
  await sql`insert into pages (id, kind, slug, title) overriding system value values (3, 'page', 'about', 'About')`.execute(
    database.db,
  );
  await sql`insert into page_versions (page_id, version, title, slug, content)
    values (3, 1, 'About', 'about', '{"sections": {"a": {}}, "order": ["a", "b"]}')`.execute(database.db);
  expect(await names()).toEqual(['sections-in-order']);
});
