import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { CityPoints, MappedPoint } from '#domain/schemas/carrier.schema.ts';
import type { Order, Quote } from '#domain/schemas/order.schema.ts';
import { ecommerceSettingsSchema } from '#domain/settings/ecommerce.schema.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { startFakeCdek, type FakeCdek } from '#tests/support/providers/fake-cdek.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let fake: FakeCdek;
let variationId: number;

const zonePrice = 300;
/** From an office: the cheapest service to the door, to a counter and to a locker. */
const prices = { door: 540, counter: 380, locker: 360 };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createContentFixture(db).setSettings('ecommerce', {
    currency: 'RUB',
    showCheckoutPolicy: false,
    guestOrdersPerHour: 1000,
  });
  const { variationIds } = await createShopFixture(db).makeProduct({
    title: 'Tall vase',
    variations: [{ stock: 100_000, fullPrice: 150_000, weight: 1.2 }],
  });
  variationId = variationIds[0] ?? 0;
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { db } = database;
  fake = await startFakeCdek();
  api = await createApiFixture(database);
  await sql`truncate carrier_quotes, carrier_points, carriers, shipping_zones, rate_limits`.execute(db);
  await sql`insert into carriers (key, enabled, settings)
    values ('cdek', true, ${JSON.stringify(fake.settings)}::jsonb)`.execute(db);
  await sql`insert into shipping_zones (code, title, shipping_speed, price, carrier, pickup_points)
    values ('all', 'All', 'day_3', ${zonePrice * 100}, 'cdek', true)`.execute(db);
});
afterEach(async () => {
  await api.app.close();
  await fake.stop();
});

const city = { country: 'RU', locality: 'Санкт-Петербург' };
const cart = { deliveryType: 'delivery', address: city, pickupPoint: 'SPB12' };

async function listPoints(query: Record<string, string> = {}): Promise<CityPoints> {
  const answer = await api.app.inject({
    method: 'GET',
    url: '/api/pickup-points',
    query: { ...city, ...query },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<CityPoints>();
}
async function quote(changes: object = {}): Promise<Quote> {
  const payload = { ...cart, items: [{ variationId, quantity: 1 }], ...changes };
  return (await api.app.inject({ method: 'POST', url: '/api/orders/quote', payload })).json<Quote>();
}
const place = (expectedTotal: number, changes: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/orders',
    payload: {
      ...cart,
      ...somebody(),
      items: [{ variationId, quantity: 1 }],
      firstName: 'Ann',
      paymentMethod: 'cash',
      expectedTotal,
      ...changes,
    },
  });
const listed = () => fake.requests.filter(({ path }) => path.endsWith('/deliverypoints')).length;
const expire = () => sql`update carrier_points set expires_at = now() - interval '1 s'`.execute(database.db);
const codes = ({ points }: CityPoints) => points.map(({ code }) => code);

test('the points of a city are listed with their hours, searched by address, and asked for once a day', async () => {
  const all = await listPoints();
  expect(all).toMatchObject({ isOffered: true, hasMore: false });
  expect(codes(all)).toEqual(['SPB12', 'SPB77']);
  expect(all.points[0]).toMatchObject({ hours: 'Пн-Вс 10:00-20:00', isLocker: false });
  expect(codes(await listPoints({ q: 'садовая 14' }))).toEqual(['SPB12']);
  expect(codes(await listPoints({ q: 'spb77', locality: ' санкт-петербург' }))).toEqual(['SPB77']);
  expect(await listPoints({ q: 'Арбат' })).toMatchObject({ isOffered: true, points: [] });
  expect(listed()).toBe(1);
  await expire();
  await listPoints();
  expect(listed()).toBe(2);
});

test('at most 50 points are told at once', async () => {
  const [first] = fake.points;
  if (!first) throw new Error('The fake has no points');
  fake.points = Array.from({ length: 51 }, (_, index) => ({ ...first, code: `SPB${100 + index}` }));
  const { points, hasMore } = await listPoints();
  expect([points.length, hasMore]).toEqual([50, true]);
});

test('a map shows every point of the city that has been measured, and there is none without tiles', async () => {
  const [first, second] = fake.points;
  if (!first || !second) throw new Error('The fake has no points');
  fake.points = [
    ...Array.from({ length: 60 }, (_, index) => ({ ...first, code: `SPB${100 + index}` })),
    { ...second, location: { ...second.location, latitude: 0, longitude: 0 } },
  ];
  const map = async () =>
    (await api.app.inject({ method: 'GET', url: '/api/pickup-points/map', query: city })).json<{
      points: MappedPoint[];
    }>();
  expect((await listPoints()).map).toMatchObject({ tiles: expect.stringContaining('{z}/{x}/{y}') as string });
  const { points } = await map();
  expect(points).toHaveLength(60);
  expect(points[0]).toMatchObject({
    code: 'SPB100',
    coordinates: { latitude: 59.9342, longitude: 30.3291 },
  });

  // What a version before has kept has no coordinates.
  await sql`update carrier_points set points =
    (select jsonb_agg(point - 'coordinates') from jsonb_array_elements(points) point)`.execute(database.db);
  expect(await map()).toEqual({ points: [] });
  expect((await listPoints()).map).toBeNull();
});

test('an owner who leaves the tiles out has a list alone, and one who mistypes them is told', async () => {
  await createContentFixture(database.db).setSettings('ecommerce', {
    currency: 'RUB',
    showCheckoutPolicy: false,
    guestOrdersPerHour: 1000,
    pickupMap: { tiles: '' },
  });
  expect(await listPoints()).toMatchObject({ isOffered: true, map: null });
  const typed = (tiles: string) => ecommerceSettingsSchema.safeParse({ pickupMap: { tiles } }).success;
  expect(typed('https://tiles.example.com/{z}/{x}/{y}.png?key=1')).toBe(true);
  expect(typed('http://tiles.example.com/{z}/{x}/{y}.png')).toBe(false);
  expect(typed('https://tiles.example.com/map.png')).toBe(false);
});

test('a point costs what the carrier’s cheapest service to its kind does, and the order costs what was seen', async () => {
  expect((await quote({ pickupPoint: '' })).delivery).toBe(prices.door);
  expect(await quote({ pickupPoint: 'SPB77' })).toMatchObject({ delivery: prices.locker, problems: [] });
  const seen = await quote();
  expect(seen).toMatchObject({ delivery: prices.counter, place: { pickupPoints: true }, problems: [] });
  const placed = await place(seen.total);
  expect(placed.statusCode).toBe(201);
  expect(placed.json<Order>()).toMatchObject({
    total: 1500 + prices.counter,
    deliveryInformation: {
      type: 'delivery',
      point: {
        carrier: 'cdek',
        code: 'SPB12',
        name: 'PVZ SPB12',
        address: 'Санкт-Петербург, ул. Садовая, 14',
      },
      address: { ...city, street: 'PVZ SPB12, ул. Садовая, 14', postalCode: '' },
    },
  });
  // Who has the link of the order has to find it too.
  const { number, accessToken = '', deliveryInformation } = placed.json<Order>();
  const read = await api.app.inject({
    method: 'GET',
    url: `/api/orders/${number}`,
    query: { token: accessToken },
  });
  expect(read.json<Order>().deliveryInformation).toEqual(deliveryInformation);
});

test('a price to a point that has changed since is told before anything is placed', async () => {
  const seen = await quote();
  await sql`update carrier_quotes set expires_at = now() - interval '1 s'`.execute(database.db);
  fake.prices = 2;
  const refused = await place(seen.total);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ data: { total: 1500 + 2 * prices.counter } });
});

test.each([
  ['unknown', { pickupPoint: 'FORGED' }],
  ['of another city', { pickupPoint: 'MSK5' }],
])('a point that is %s is refused at its field', async (_, changes) => {
  const seen = await quote(changes);
  expect(seen.problems.map(({ code }) => code)).toEqual(['noPoint']);
  const refused = await place(seen.total, changes);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ children: { pickupPoint: { errors: [expect.any(String)] } } });
});

test('a point that has closed since, or that the zone offers no more, is refused', async () => {
  const seen = await quote();
  fake.points = fake.points.filter(({ code }) => code !== 'SPB12');
  await expire();
  expect((await place(seen.total)).statusCode).toBe(422);
  await sql`update shipping_zones set pickup_points = false`.execute(database.db);
  api.invalidate(['delivery']);
  expect((await place(seen.total, { pickupPoint: 'SPB77' })).statusCode).toBe(422);
  expect(await listPoints()).toMatchObject({ isOffered: false, points: [], hasMore: false });
});

test('where the carrier is silent no points are offered and the door stays; what was known counts for a day more', async () => {
  fake.fault = { kind: 'status', status: 503 };
  expect((await listPoints()).isOffered).toBe(false);
  expect(await quote({ pickupPoint: '' })).toMatchObject({ delivery: zonePrice, problems: [] });
  fake.fault = null;
  expect((await listPoints()).isOffered).toBe(true);
  await expire();
  fake.fault = { kind: 'status', status: 503 };
  expect(codes(await listPoints())).toEqual(['SPB12', 'SPB77']);
  // The price is the zone's then, at the point too.
  const seen = await quote({ items: [{ variationId, quantity: 2 }] });
  expect(seen).toMatchObject({ delivery: zonePrice, problems: [] });
});

test('who asks too often is told to wait', async () => {
  const asked: number[] = [];
  for (let count = 0; count <= 300; count++)
    asked.push((await api.app.inject({ method: 'GET', url: '/api/pickup-points', query: city })).statusCode);
  expect(asked.at(-2)).toBe(200);
  expect(asked.at(-1)).toBe(429);
  expect(listed()).toBe(1);
});
