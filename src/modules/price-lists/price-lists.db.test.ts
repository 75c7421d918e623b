import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type {
  AdminPriceList,
  OwnPrices,
  PastedPricesAnswer,
  PriceListPrices,
} from '#domain/schemas/price-list.schema.ts';
import { createGroupManagement } from '#modules/customer-groups/manage-groups.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let admin: { token: string };
let member: { id: number; token: string };
let groupId: number;
let product: { id: number; slug: string; variationIds: number[] };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  admin = await makeStaff(database.db, 'admin');
  member = await makeUser(database.db);
  const groups = createGroupManagement(database);
  groupId = (await groups.create({ name: 'Wholesale', note: '' })).id;
  await groups.setGroupsOf(member.id, [groupId]);
  product = await createShopFixture(database.db).makeProduct({
    variations: [
      { fullPrice: 10_000, sku: 'CUP-1' },
      { fullPrice: 20_000, discountPrice: 15_000, sku: 'CUP-2' },
    ],
  });
});
beforeEach(async () => {
  await sql`delete from price_lists`.execute(database.db);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = admin) =>
  api.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${by.token}` },
    ...(payload && { payload }),
  });
async function make(fields: object = {}): Promise<AdminPriceList> {
  const answer = await call('POST', '/admin/price-lists', { name: 'Dealers', groups: [groupId], ...fields });
  expect(answer.statusCode).toBe(201);
  return answer.json<AdminPriceList>();
}
const paste = async (id: number, text: string, more: object = {}) =>
  (
    await call('POST', `/admin/price-lists/${id}/prices`, { text, mark: '.', ...more })
  ).json<PastedPricesAnswer>();
const pricesOf = async (id: number, query = '') =>
  (await call('GET', `/admin/price-lists/${id}/prices${query}`)).json<PriceListPrices>();
const ownPrices = async (by = member) =>
  (
    await call('GET', `/users/prices?slugs[]=${product.slug}&slugs[]=nowhere`, undefined, by)
  ).json<OwnPrices>();
const offersNow = async (by = member) =>
  (await ownPrices(by)).products.flatMap(({ variations }) => variations.map(({ offers }) => offers));

test('a list is made, changed by its version, and has a name of its own and a group', async () => {
  const list = await make({ percent: 12.5, percentFrom: 3, rounding: 'whole' });
  expect(list).toMatchObject({
    percent: 12.5,
    percentFrom: 3,
    rounding: 'whole',
    state: 'active',
    prices: 0,
  });
  const { id, state: _state, prices: _prices, cheaper: _cheaper, ...fields } = list;
  const changed = await call('PUT', `/admin/price-lists/${id}`, { ...fields, name: 'Shops' });
  expect(changed.json()).toMatchObject({ name: 'Shops', version: 2, percent: 12.5 });
  expect((await call('PUT', `/admin/price-lists/${id}`, fields)).statusCode).toBe(409);
  const refused = async (more: object) => {
    const answer = await call('POST', '/admin/price-lists', { name: 'New', groups: [groupId], ...more });
    expect(answer.statusCode).toBe(422);
    return Object.keys(answer.json<{ children: object }>().children);
  };
  expect(await refused({ name: 'SHOPS' })).toEqual(['name']);
  expect(await refused({ groups: [] })).toEqual(['groups']);
  expect(await refused({ groups: [999_999] })).toEqual(['groups']);
  expect(await refused({ percent: 100 })).toEqual(['percent']);
  const times = { startsAt: '2026-11-30T00:00:00Z', endsAt: '2026-11-29T00:00:00Z' };
  expect(await refused(times)).toEqual(['endsAt']);
  expect((await call('DELETE', `/admin/price-lists/${id}`)).statusCode).toBe(204);
  expect((await call('GET', `/admin/price-lists/${id}`)).statusCode).toBe(404);
});

test('a group that a list is for is not deleted, and names it', async () => {
  const { id, name } = await make();
  const refused = await call('DELETE', `/admin/customer-groups/${groupId}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ message: string }>().message).toContain(name);
  const group = (await call('GET', `/admin/customer-groups/${groupId}`)).json();
  expect(group).toMatchObject({ priceLists: [{ id, title: name }] });
});

test('prices are pasted by article numbers, all that are known, and pasting again changes nothing', async () => {
  const { id } = await make();
  expect(await paste(id, 'CUP-1\t95\nCUP-1\t10\t90.50\nCUP-2\t140\nNONE\t5')).toEqual({
    changed: 3,
    kept: 0,
    removed: 0,
    unknown: ['NONE'],
    wrong: [],
  });
  expect(await paste(id, 'CUP-1\t95\nCUP-2\t141')).toMatchObject({ changed: 1, kept: 1, removed: 0 });
  expect(await paste(id, 'CUP-1\t95', { replaces: true })).toMatchObject({ changed: 0, kept: 1, removed: 2 });
  expect((await pricesOf(id)).prices).toMatchObject([
    { sku: 'CUP-1', minQuantity: 1, price: 95, usualPrice: 100 },
  ]);
});

test('where a line cannot be read nothing is changed', async () => {
  const { id } = await make();
  const { changed, wrong } = await paste(id, 'CUP-1\t95\nCUP-2\tcheap', { replaces: true });
  expect({ changed, wrong }).toEqual({
    changed: 0,
    wrong: [{ line: 2, text: 'CUP-2 cheap', reason: 'price' }],
  });
  expect(await pricesOf(id)).toEqual({ total: 0, prices: [] });
  const many = Array.from({ length: 5001 }, (_, index) => `SKU-${index}\t5`).join('\n');
  const refused = await call('POST', `/admin/price-lists/${id}/prices`, { text: many, mark: '.' });
  expect(refused.statusCode).toBe(422);
});

test('a price is set, found, exported as it can be pasted, and removed', async () => {
  const { id } = await make();
  const [cup = 0] = product.variationIds;
  const path = `/admin/price-lists/${id}/prices/${cup}/5`;
  expect((await call('PUT', path, { price: 80 })).statusCode).toBe(204);
  expect((await call('PUT', path, { price: 81.5 })).statusCode).toBe(204);
  expect((await pricesOf(id, '?q=cup-1')).total).toBe(1);
  expect((await pricesOf(id, '?q=cup%25')).total).toBe(0);
  const file = await call('GET', `/admin/price-lists/${id}/prices/export?separator=tab&language=en`);
  expect(await paste(id, file.body.replace('\uFEFF', ''))).toMatchObject({ changed: 0, kept: 1, wrong: [] });
  expect((await call('PUT', `/admin/price-lists/${id}/prices/999999/1`, { price: 5 })).statusCode).toBe(422);
  expect((await call('PUT', path, { price: 0 })).statusCode).toBe(422);
  expect((await call('DELETE', path)).statusCode).toBe(204);
  expect((await call('DELETE', path)).statusCode).toBe(404);
});

test('a customer of the group is told the own prices, and nobody else', async () => {
  const { id } = await make({ percent: 10 });
  await paste(id, 'CUP-1\t10\t80');
  expect(await ownPrices()).toEqual({
    hasLists: true,
    products: [
      {
        slug: product.slug,
        variations: [
          {
            id: product.variationIds[0],
            usualPrice: 100,
            fullPrice: 100,
            offers: [{ minQuantity: 10, price: 80 }],
          },
          // A tenth off the full price is more than its discount.
          { id: product.variationIds[1], usualPrice: 150, fullPrice: 200, offers: [] },
        ],
      },
    ],
  });
  const stranger = await makeUser(database.db);
  expect(await ownPrices(stranger)).toEqual({ hasLists: false, products: [] });
  expect((await call('GET', '/users/prices', undefined, { token: 'none' })).statusCode).toBe(401);
});

test('a list counts between its start and its end, while it is on', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const some = [[{ minQuantity: 1, price: 50 }], [{ minQuantity: 1, price: 100 }]];
  const cases: [object, unknown[]][] = [
    [{ startsAt: at(-1), endsAt: at(1) }, some],
    [{ startsAt: at(1) }, []],
    [{ endsAt: at(-1) }, []],
    [{ enabled: false }, []],
  ];
  for (const [fields, expected] of cases) {
    const { id } = await make({ percent: 50, ...fields });
    expect({ fields, offers: await offersNow() }).toEqual({ fields, offers: expected });
    await call('DELETE', `/admin/price-lists/${id}`);
  }
});

test('what is hidden has no prices for anybody', async () => {
  await make({ percent: 50 });
  const { db } = database;
  await sql`update products set enabled = false where id = ${product.id}`.execute(db);
  expect(await ownPrices()).toEqual({ hasLists: true, products: [] });
  await sql`update products set enabled = true where id = ${product.id}`.execute(db);
  expect((await ownPrices()).products).toHaveLength(1);
});
