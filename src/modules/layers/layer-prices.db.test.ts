import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Layer, LayerWithDocuments } from '#domain/schemas/layer.schema.ts';
import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let token: string;
let shop: ReturnType<typeof createShopFixture>;
let slug: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  shop = createShopFixture(database.db);
  ({ token } = await makeStaff(database.db, 'admin'));
});
beforeEach(async () => {
  await sql`delete from layers where id > 0`.execute(database.db);
  ({ slug } = await shop.makeProduct({ variations: [{ fullPrice: 10_000 }] }));
});
afterAll(async () => {
  await api.app.close();
  const broken = await checkInvariants(database.db);
  await database.drop();
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
async function decide(id: number, deed: string, more: object = {}) {
  const { revision } = (await call('GET', `/layers/${id}`)).json<LayerWithDocuments>();
  return call('POST', `/layers/${id}/${deed}`, { revision, ...more });
}
/** As visitors are told it, past all caches. */
async function priceOf(): Promise<number | null> {
  api.invalidate(['*']);
  const product = (await api.get(`/products/${slug}`)).json<Product>();
  return product.discount ?? product.price;
}
async function makeSale(times: object): Promise<{ id: number; list: AdminPriceList }> {
  const layer = { name: 'Sale', color: '#c2410c', ...times };
  const { id } = (await call('POST', '/layers', layer)).json<Layer>();
  const list = await call('POST', '/price-lists', { name: `Fifth ${id}`, layer: id, percent: 20 });
  expect(list.statusCode).toBe(201);
  return { id, list: list.json<AdminPriceList>() };
}

test('a layer of prices alone is approved, paused, approved again and ended', async () => {
  const { id, list } = await makeSale({ startsAt: hours(1), endsAt: hours(2) });
  expect(list).toMatchObject({ state: 'unapproved', cheaper: expect.any(Number) });
  expect((await call('GET', `/layers/${id}`)).json()).toMatchObject({
    documents: [],
    prices: [{ id: list.id, name: list.name, cheaper: list.cheaper }],
  });
  expect(await priceOf()).toBe(100);
  expect((await decide(id, 'approve')).statusCode).toBe(200);
  expect(await priceOf()).toBe(100);
  expect((await decide(id, 'approve', { isNow: true })).statusCode).toBe(200);
  expect(await priceOf()).toBe(80);
  await decide(id, 'pause');
  expect(await priceOf()).toBe(100);
  await decide(id, 'approve');
  expect(await priceOf()).toBe(80);
  const answer = (await api.get(`/products/${slug}`)).json<Product>();
  expect(answer.variations[0]).toMatchObject({
    fullPrice: 100,
    discountPrice: 80,
    saleEndsAt: expect.any(String),
  });
  await decide(id, 'end');
  expect(await priceOf()).toBe(100);
});

test('what is merged stays, and what is discarded goes at once', async () => {
  const kept = await makeSale({ startsAt: hours(-1), endsAt: hours(2) });
  await decide(kept.id, 'approve');
  expect((await decide(kept.id, 'merge')).statusCode).toBe(200);
  expect(await priceOf()).toBe(80);
  const refused = await call('PUT', `/price-lists/${kept.list.id}/prices/1/1`, { price: 5 });
  expect(refused.statusCode).toBe(409);
  const gone = await makeSale({ startsAt: hours(-1), endsAt: hours(2) });
  await call('PUT', `/price-lists/${gone.list.id}`, {
    name: gone.list.name,
    layer: gone.id,
    percent: 50,
    version: gone.list.version,
  });
  await decide(gone.id, 'approve');
  expect(await priceOf()).toBe(50);
  await decide(gone.id, 'discard');
  expect(await priceOf()).toBe(80);
});

test('a list of a layer is whole, stays with it, and is refused with words', async () => {
  const { id, list } = await makeSale({ startsAt: hours(1), endsAt: hours(2) });
  const other = await makeSale({ startsAt: hours(1), endsAt: hours(2) });
  const refused = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await call(method, path, body);
    return [answer.statusCode, Object.keys(answer.json<{ children?: object }>().children ?? {})];
  };
  const sale = { name: 'Other', layer: id, percent: 10 };
  expect(await refused('POST', '/price-lists', { ...sale, layer: 9999 })).toEqual([422, ['layer']]);
  expect(await refused('POST', '/price-lists', { ...sale, groups: [1] })).toEqual([422, ['layer']]);
  expect(await refused('POST', '/price-lists', { ...sale, startsAt: hours(1) })).toEqual([422, ['layer']]);
  expect(await refused('POST', '/price-lists', { ...sale, percentFrom: 2 })).toEqual([422, ['layer']]);
  expect(await refused('POST', '/price-lists', { ...sale, products: [99_999] })).toEqual([422, ['products']]);
  expect(await refused('POST', '/price-lists', { ...sale, catalogs: [99_999] })).toEqual([422, ['catalogs']]);
  expect(await refused('POST', '/price-lists', { name: 'Other', percent: 1 })).toEqual([422, ['groups']]);
  expect(
    await refused('PUT', `/price-lists/${list.id}`, { ...sale, layer: other.id, version: list.version }),
  ).toEqual([422, ['layer']]);
  await decide(id, 'discard');
  expect((await refused('POST', '/price-lists', sale))[0]).toBe(409);
  expect((await call('DELETE', `/price-lists/${list.id}`)).statusCode).toBe(204);
});
