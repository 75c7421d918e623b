import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Quote } from '#domain/schemas/order.schema.ts';
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
/** Its cheapest service to the door from an office, in whole roubles. */
const carrierPrice = 540;

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
  await sql`truncate carrier_quotes, carriers, shipping_zones`.execute(db);
  await sql`insert into carriers (key, enabled, settings)
    values ('cdek', true, ${JSON.stringify(fake.settings)}::jsonb)`.execute(db);
  await sql`insert into shipping_zones (code, title, shipping_speed, price, carrier)
    values ('all', 'All', 'day_3', ${zonePrice * 100}, 'cdek')`.execute(db);
});
afterEach(async () => {
  await api.app.close();
  await fake.stop();
});

const address = {
  country: 'RU',
  locality: 'Санкт-Петербург',
  street: 'ул. Садовая, 1',
  postalCode: '190000',
};
const cart = (quantity = 1) => ({
  items: [{ variationId, quantity }],
  deliveryType: 'delivery',
  address,
});

async function quote(changes: object = {}): Promise<Quote> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/orders/quote',
    payload: { ...cart(), ...changes },
  });
  return answer.json<Quote>();
}
const place = (expectedTotal: number, changes: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/orders',
    payload: {
      ...cart(),
      ...somebody(),
      firstName: 'Ann',
      paymentMethod: 'cash',
      expectedTotal,
      ...changes,
    },
  });
const asked = () => fake.requests.filter(({ path }) => path.endsWith('/tarifflist')).length;
const expire = () => sql`update carrier_quotes set expires_at = now() - interval '1 s'`.execute(database.db);

test('a zone that names a carrier costs what it says for this cart, and the order costs what was seen', async () => {
  const seen = await quote();
  expect(seen).toMatchObject({ delivery: carrierPrice, total: 1500 + carrierPrice });
  const placed = await place(seen.total);
  expect(placed.statusCode).toBe(201);
  expect(placed.json()).toMatchObject({ total: seen.total });
  expect(asked()).toBe(1);
});

test('it is asked once for a cart and a place, however they are written, and by another weight anew', async () => {
  const city = { ...address, locality: '  санкт-петербург ', street: 'Невский пр., 2' };
  await Promise.all([quote(), quote(), quote({ address: city })]);
  await quote();
  expect(asked()).toBe(1);
  await quote({ items: [{ variationId, quantity: 2 }] });
  expect(asked()).toBe(2);
});

test('a price that has changed since is told before anything is placed', async () => {
  const seen = await quote();
  await expire();
  fake.prices = 2;
  const refused = await place(seen.total);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ data: { total: 1500 + 2 * carrierPrice } });
  expect((await place(1500 + 2 * carrierPrice)).statusCode).toBe(201);
});

test('where the carrier is silent the zone’s price is used, at once and for a while', async () => {
  fake.fault = { kind: 'status', status: 503 };
  const seen = await quote();
  expect(seen.delivery).toBe(zonePrice);
  // Whoever was told a price pays it, though the carrier is back.
  fake.fault = null;
  expect((await place(seen.total)).statusCode).toBe(201);
  await expire();
  expect((await quote()).delivery).toBe(carrierPrice);
});

test('a carrier that answers after 30 s keeps nobody waiting for more than 2 s, and then nobody at all', async () => {
  fake.fault = { kind: 'slow', ms: 30_000 };
  const startedAt = performance.now();
  expect((await quote()).delivery).toBe(zonePrice);
  expect(performance.now() - startedAt).toBeLessThan(3500);
  const again = performance.now();
  expect((await quote()).delivery).toBe(zonePrice);
  expect(performance.now() - again).toBeLessThan(1000);
  expect(fake.requests).toHaveLength(1);
});

test('after five failures it is not asked for a while', async () => {
  fake.fault = { kind: 'reset' };
  for (let quantity = 1; quantity <= 7; quantity++)
    expect((await quote({ items: [{ variationId, quantity }] })).delivery).toBe(zonePrice);
  expect(fake.requests).toHaveLength(5);
});

test('free delivery, and a carrier of another currency or one that is off, are as without it', async () => {
  await sql`update shipping_zones set free_from = 200000`.execute(database.db);
  api.invalidate(['delivery']);
  expect((await quote({ items: [{ variationId, quantity: 2 }] })).delivery).toBe(0);
  expect((await quote()).delivery).toBe(carrierPrice);
  await sql`update carriers set enabled = false`.execute(database.db);
  await sql`truncate carrier_quotes`.execute(database.db);
  expect((await quote()).delivery).toBe(zonePrice);
  await sql`update carriers set enabled = true`.execute(database.db);
  await createContentFixture(database.db).setSettings('ecommerce', { currency: 'USD' });
  api.invalidate(['settings']);
  expect((await quote()).delivery).toBe(zonePrice);
});
