import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AdminZone } from '#domain/schemas/manage-delivery.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let api: ApiFixture;
let authorization: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  authorization = `Bearer ${(await makeStaff(database.db, 'admin')).token}`;
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  });
const limits = { minAmount: null, maxAmount: null, minWeight: null, maxWeight: null };
const zone = (code: string, fields: object = {}) => ({
  code,
  title: `Zone ${code}`,
  enabled: true,
  price: 300.5,
  shippingSpeed: 'day_3',
  countries: ['RU'],
  regions: ['Moscow'],
  localities: [],
  freeFrom: 5000,
  ...limits,
  ...fields,
});
const location = (code: string, fields: object = {}) => ({
  code,
  title: `Shop ${code}`,
  enabled: true,
  price: 0,
  shippingSpeed: 'day_1',
  address: '1 Main street',
  phone: '+7 495 000-00-00',
  workTime: '9–18',
  coordinates: { latitude: 55.7, longitude: 37.6 },
  ...limits,
  ...fields,
});
const publicZones = async () => {
  api.invalidate(['delivery']);
  return (await api.get('/shipping-zones')).json<AdminZone[]>().map(({ code }) => code);
};

test('a zone is added, changed, switched off and removed, and buyers see it so', async () => {
  const made = await call('POST', '/shipping-zones', zone('moscow'));
  expect(made.statusCode).toBe(201);
  const { id } = made.json<AdminZone>();
  expect(made.json()).toMatchObject({ price: 300.5, freeFrom: 5000, regions: ['Moscow'], version: 1 });
  expect(await publicZones()).toEqual(['moscow']);
  const off = await call('PUT', `/shipping-zones/${id}`, {
    ...zone('moscow', { enabled: false }),
    version: 1,
  });
  expect(off.json()).toMatchObject({ enabled: false, version: 2 });
  expect(await publicZones()).toEqual([]);
  expect((await call('PUT', `/shipping-zones/${id}`, { ...zone('moscow'), version: 1 })).statusCode).toBe(
    409,
  );
  expect((await call('DELETE', `/shipping-zones/${id}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/shipping-zones/${id}`)).statusCode).toBe(404);
});

test.each([
  ['a code with spaces', { code: 'my zone' }, 'code'],
  ['a negative price', { price: -1 }, 'price'],
  ['a limit from above below that from below', { minAmount: 10, maxAmount: 5 }, 'maxAmount'],
  ['a country that is none', { countries: ['XX'] }, 'countries'],
  ['a speed that is none', { shippingSpeed: 'tomorrow' }, 'shippingSpeed'],
  ['no title', { title: ' ' }, 'title'],
])('refuses %s at its field', async (_what, fields, name) => {
  const refused = await call('POST', '/shipping-zones', zone('x', fields));
  expect([refused.statusCode, Object.keys(refused.json<{ children: object }>().children)]).toEqual([
    422,
    [name],
  ]);
});

test('a location tells where it is; zones and locations never share a code', async () => {
  const made = await call('POST', '/locations', location('centre'));
  expect(made.json()).toMatchObject({ coordinates: { latitude: 55.7, longitude: 37.6 }, workTime: '9–18' });
  for (const [path, body] of [
    ['/locations', location('centre')],
    ['/shipping-zones', zone('centre')],
  ] as const) {
    const taken = await call('POST', path, body);
    expect(taken.json()).toMatchObject({ code: 422, children: { code: { errors: [expect.any(String)] } } });
  }
});

test('the order is kept, and one of another list refused', async () => {
  const ids: number[] = [];
  for (const code of ['a', 'b', 'c']) {
    ids.push((await call('POST', '/shipping-zones', zone(code))).json<AdminZone>().id);
  }
  const wanted = ids.toReversed();
  expect((await call('POST', '/shipping-zones/order', { ids: wanted, was: ids })).statusCode).toBe(204);
  expect((await call('GET', '/shipping-zones')).json<AdminZone[]>().map(({ id }) => id)).toEqual(wanted);
  for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), 999_999]]) {
    expect((await call('POST', '/shipping-zones/order', { ids: wrong, was: wanted })).statusCode).toBe(409);
  }
  // Somebody who still sees the first order would undo what the other did.
  const late = await call('POST', '/shipping-zones/order', { ids: [...ids.slice(1), ids[0]], was: ids });
  expect(late.json()).toMatchObject({ message: expect.stringContaining('Somebody else') });
  expect(late.statusCode).toBe(409);
  expect((await call('GET', '/shipping-zones')).json<AdminZone[]>().map(({ id }) => id)).toEqual(wanted);
});
