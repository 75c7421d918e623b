import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { refreshFacetCounts } from './facet-counts.ts';
import { selectAdminFacets } from './facets.queries.ts';

let database: TestDatabase;
let first: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = createShopFixture(database.db);
  const make = (slug: string, paper: string, sizes: string[]) =>
    shop.makeProduct({
      slug,
      properties: { Paper: paper },
      options: sizes.length === 0 ? [] : [{ title: 'Size', values: sizes }],
    });
  first = (await make('one', 'A4', ['10', '20'])).id;
  await make('two', 'A4', ['10']);
  await sql`select setval(pg_get_serial_sequence('products', 'id'), 1000)`.execute(database.db);
  await make('three', 'A3', []);
});
afterAll(() => database?.drop());

/** How many products have each title and value, as kept and as counted from the products. */
async function readCounts() {
  const facets = await selectAdminFacets(database.db);
  return Object.fromEntries(
    facets.flatMap(({ title, productCount, values }) => [
      [title, productCount],
      ...values.map((value) => [`${title} ${value.value}`, value.productCount] as const),
    ]),
  );
}
test('counts are right before they are kept, when they are, and right after a change', async () => {
  const all = { Paper: 3, 'Paper A3': 1, 'Paper A4': 2, Size: 2, 'Size 10': 2, 'Size 20': 1 };
  expect(await readCounts()).toEqual(all);
  await refreshFacetCounts(database.db);
  expect(await readCounts()).toEqual(all);
  await sql`delete from products where id = ${first}`.execute(database.db);
  const fewer = { Paper: 2, 'Paper A3': 1, 'Paper A4': 1, Size: 1, 'Size 10': 1, 'Size 20': 0 };
  expect(await readCounts()).toEqual(fewer);
  await Promise.all([refreshFacetCounts(database.db), refreshFacetCounts(database.db)]);
  expect(await readCounts()).toEqual(fewer);
});

test('what is kept is not counted: only the parts that have changed are read', async () => {
  await refreshFacetCounts(database.db);
  // A count that the products do not bear out is told as it is kept, until a product of the part changes.
  await sql`update facet_parts set value_counts = array_fill(7, array[cardinality(value_counts)])`.execute(
    database.db,
  );
  expect((await readCounts())['Paper A3']).toBe(7);
  await sql`update products set title = 'Three' where slug = 'three'`.execute(database.db);
  expect(await readCounts()).toMatchObject({ 'Paper A3': 1, 'Paper A4': 7 });
});
