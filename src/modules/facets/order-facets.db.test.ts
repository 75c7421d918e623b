import { afterAll, beforeAll, expect, test } from 'vitest';

import { emptyValues } from '#domain/products/plain-column.ts';
import { productColumns } from '#domain/products/product.columns.ts';
import type { Facets } from '#domain/schemas/catalog.schema.ts';
import { answerFromIndex } from '#modules/listing/answer-from-index.ts';
import { createFacetIndex } from '#modules/listing/facet-index.ts';
import {
  composeListingPage,
  listProducts,
  planListing,
  type ListingRequest,
} from '#modules/listing/listing-service.ts';
import type { ProductWrite } from '#modules/products/product-write.ts';
import { upsertFacets } from '#modules/products/write-facets.queries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createFacetManagement, type FacetManagement } from './manage-facets.ts';

let database: TestDatabase;
let shop: ShopFixture;
let facets: FacetManagement;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  facets = createFacetManagement({ db: database.db });
});
afterAll(() => database.drop());

const request: ListingRequest = {
  catalogId: null,
  query: { page: 1, properties: {}, options: {} },
  limit: 9,
  sortDefault: 'title',
};

const bareProduct: ProductWrite = {
  id: 0,
  isNew: true,
  slug: '',
  title: '',
  description: '',
  enabled: true,
  position: 0,
  meta: {},
  ...emptyValues(productColumns),
  imageIds: [],
  films: [],
  catalogIds: [],
  properties: [],
  options: [],
  variations: [],
};

/** The filter as SQL and the index show it, which must agree. */
async function shown(): Promise<Facets> {
  const bySql = await listProducts(database.db, request);
  const index = createFacetIndex({ db: database.db });
  index.start();
  await index.settle();
  const current = await index.current();
  const answer = current && answerFromIndex(current, planListing(request));
  index.stop();
  expect(answer && composeListingPage(request, answer).filter).toEqual(bySql.filter);
  return bySql.filter;
}

test('titles of the filter are put in order and hidden from it, unless somebody else was faster', async () => {
  await shop.makeProduct({
    properties: { Year: ['9', '10'], Paper: 'Kraft' },
    options: [{ title: 'Size', values: ['S'] }],
    variations: [{ values: { Size: 'S' } }],
  });
  const listed = async () => (await facets.list()).map(({ title }) => title);
  expect(await listed()).toEqual(['Size', 'Paper', 'Year']);
  const [, paper, year] = await facets.list();
  if (!paper || !year) throw new Error('Two properties were made');
  const before = [paper.id, year.id];
  await facets.order({ ids: [year.id, paper.id], before });
  expect((await shown()).properties.map(({ title }) => title)).toEqual(['Year', 'Paper']);
  await expect(facets.order({ ids: before, before })).rejects.toMatchObject({ status: 409 });
  await expect(facets.order({ ids: [year.id, 999], before: [year.id, paper.id] })).rejects.toMatchObject({
    status: 422,
  });
  const [nine, ten] = year.values;
  expect([nine?.value, ten?.value]).toEqual(['9', '10']);
  const values = [nine?.id ?? 0, ten?.id ?? 0];
  await facets.orderValues({ ids: values.toReversed(), before: values });
  expect((await shown()).properties[0]?.values.map(({ value }) => value)).toEqual(['10', '9']);

  await facets.show(year.id, { inFilter: false, version: 1 });
  expect((await shown()).properties.map(({ title }) => title)).toEqual(['Paper']);
  await expect(facets.show(year.id, { inFilter: true, version: 1 })).rejects.toMatchObject({ status: 409 });
  const query = { ...request.query, properties: { Year: ['1'] } };
  expect((await listProducts(database.db, { ...request, query })).count).toBe(0);
});

/** A product with this volume, whose value the catalog's writers add. */
async function bring(volume: string): Promise<void> {
  const write: ProductWrite = {
    ...bareProduct,
    properties: [{ title: 'Volume', value: volume, unit: null }],
  };
  await database.db.transaction().execute((trx) => upsertFacets(trx, [write]));
  await shop.makeProduct({ properties: { Volume: volume } });
}

test('values stand by their numbers however products bring them, until the shop orders them [R260]', async () => {
  for (const volume of ['350', '1000', '0,5', '200', '0.25']) await bring(volume);
  const valuesOf = async (title: string) =>
    (await shown()).properties.find((facet) => facet.title === title)?.values.map(({ value }) => value);
  expect(await valuesOf('Volume')).toEqual(['0.25', '0,5', '200', '350', '1000']);

  const volume = (await facets.list()).find(({ title }) => title === 'Volume');
  const before = volume?.values.map(({ id }) => id) ?? [];
  await facets.orderValues({ ids: before.toReversed(), before });
  await bring('100');
  expect(await valuesOf('Volume')).toEqual(['1000', '350', '200', '0,5', '0.25', '100']);
});
