import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Facets } from '#domain/schemas/catalog.schema.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createFacetIndex } from '../listing/facet-index.ts';
import { listProducts } from '../listing/list-products.ts';
import { composeListingPage, planListing, type ListingRequest } from '../listing/listing-answer.ts';
import { createFacetOffice, type FacetOffice } from './facet-office.ts';

let database: TestDatabase;
let shop: ShopFixture;
let facets: FacetOffice;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  facets = createFacetOffice({ db: database.db });
});
afterAll(() => database.drop());

const request: ListingRequest = {
  catalogId: null,
  query: { page: 1, properties: {}, options: {} },
  limit: 9,
  sortDefault: 'title',
};

/** The filter as SQL and the index show it, which must agree. */
async function shown(): Promise<Facets> {
  const bySql = await listProducts(database.db, request);
  const index = createFacetIndex({ db: database.db });
  index.start();
  await index.settle();
  const answer = await index.answer(planListing(request));
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
