import { afterAll, beforeAll, expect, test } from 'vitest';

import { catalogListingSchema } from '#domain/schemas/catalog.schema.ts';
import { createCatalogTree } from '#modules/catalogs/catalog-tree.ts';
import { createProductReader } from '#modules/products/product-reader.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createFacetIndex } from './facet-index.ts';
import { createListingService } from './listing-service.ts';
import { parseListingQuery } from './parse-listing-query.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a catalog is listed the same with and without the index', async () => {
  const { db } = database;
  const shop = createShopFixture(db);
  const tea = await shop.makeCatalog({ slug: 'tea', sortCriteria: 'price_desc' });
  for (const [color, fullPrice] of [
    ['Red', 100],
    ['Red', 300],
    ['Blue', 200],
  ] as const) {
    await shop.makeProduct({
      title: `${color} ${fullPrice}`,
      catalogs: [tea],
      properties: { Color: color },
      variations: [{ fullPrice }],
    });
  }
  const index = createFacetIndex({ db });
  const service = createListingService({
    db,
    index,
    products: createProductReader({ db }),
    catalogs: createCatalogTree({ db, countByCatalog: () => index.countByCatalog() }),
  });
  const query = parseListingQuery(new URLSearchParams('filter[properties][Color][Red]=1'));
  const bySql = await service.listCatalog('tea', query, 9);
  expect(catalogListingSchema.parse({ ...bySql, sections: [] })).toMatchObject({
    slug: 'tea',
    productCount: 3,
    count: 2,
    page: 1,
    pageCount: 1,
    limit: 9,
    filter: {
      price: { min: 1, max: 3, histogram: expect.any(Array) },
      available: 2,
      discounted: 0,
      properties: [
        {
          title: 'Color',
          values: [
            { value: 'Blue', count: 1 },
            { value: 'Red', count: 2 },
          ],
        },
      ],
    },
  });
  expect(bySql?.products.map(({ title }) => title)).toEqual(['Red 300', 'Red 100']);
  index.start();
  await index.settle();
  expect(await service.listCatalog('tea', query, 9)).toEqual(bySql);
  expect(await service.listCatalog('none', query, 9)).toBeNull();
  const first = await service.listFirst({ catalogId: tea, sort: 'price_asc', limit: 2 });
  expect(first.map(({ title }) => title)).toEqual(['Red 100', 'Blue 200']);
  expect((await service.listAll(query, 1)).pageCount).toBe(2);
  index.stop();
});
