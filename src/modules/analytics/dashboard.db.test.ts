import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createMailNotificationSettings } from '#modules/mail/mail-notifications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, type UnpaidOrder } from '#tests/support/payment-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createDashboardReader } from './dashboard.ts';
import { createVisitCounter } from './visit-counter.ts';

let database: TestDatabase;
/** In Moscow it is the 20th already. */
const now = new Date('2026-05-19T22:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate orders, payments, payment_events, payment_refunds, visit_counts, products, outbox, leads
    cascade`.execute(database.db);
});
afterAll(() => database.drop());

const read = (days = 7, timeZone = 'Europe/Moscow') =>
  createDashboardReader({
    db: database.db,
    mailNotifications: createMailNotificationSettings(database),
    settings: { read: async () => parseSettings({ common: { timeZone }, ecommerce: { currency: 'USD' } }) },
    now: () => now,
  }).read({ days });

async function sell(at: string, fixture: UnpaidOrder = {}): Promise<string> {
  const { id } = await insertOrder(database.db, { status: 'paid', ...fixture });
  await sql`update orders set created_at = ${at} where id = ${id}`.execute(database.db);
  return id;
}

test('a shop without products is at its beginning', async () => {
  expect((await read()).hasProducts).toBe(false);
});

test('days are those of the clocks where the shop is', async () => {
  await sell('2026-05-19T21:30:00Z');
  await sell('2026-05-19T20:30:00Z', { quantity: 2 });
  const { series, period, timeZone } = await read();
  expect(timeZone).toBe('Europe/Moscow');
  expect(series).toHaveLength(7);
  expect(series.slice(-2)).toEqual([
    { day: '2026-05-19', orders: 1, revenue: 200 },
    { day: '2026-05-20', orders: 1, revenue: 100 },
  ]);
  expect(period).toEqual({ orders: 2, pieces: 3, revenue: 300, average: 150, others: [] });
  expect((await read(7, 'UTC')).series.at(-1)).toEqual({ day: '2026-05-19', orders: 2, revenue: 300 });
});

test('what does not stand is no sale, refunds are taken off, other currencies are told apart', async () => {
  for (const status of ['new', 'canceled', 'returned']) await sell('2026-05-18T10:00:00Z', { status });
  const id = await sell('2026-05-18T10:00:00Z');
  await sql`insert into payments (order_id, provider, status, amount, refunded, currency, idempotency_key)
    values (${id}, 'stripe', 'completed', 10000, 2550, 'USD', 'a')`.execute(database.db);
  await sql`update orders set refunded = 2550 where id = ${id}`.execute(database.db);
  await sell('2026-05-18T10:00:00Z', { currency: 'EUR' });
  expect((await read()).period).toEqual({
    orders: 2,
    pieces: 2,
    revenue: 74.5,
    average: 74.5,
    others: [{ currency: 'EUR', revenue: 100 }],
  });
});

test('the period before has as many days', async () => {
  await sell('2026-05-13T20:59:00Z');
  await sell('2026-05-06T21:00:00Z');
  await sell('2026-05-06T20:59:00Z');
  expect(await read()).toMatchObject({ period: { orders: 0, average: 0 }, previous: { orders: 2 } });
});

test('best sellers are those that brought most', async () => {
  const shop = createShopFixture(database.db);
  const cup = await shop.makeProduct({ title: 'Cup', imageIds: [await shop.makeImage()] });
  const bowl = await shop.makeProduct({ title: 'Bowl' });
  const [cupVariation = 0] = cup.variationIds;
  const [bowlVariation = 0] = bowl.variationIds;
  await sell('2026-05-18T10:00:00Z', { variationId: cupVariation, quantity: 2 });
  await sell('2026-05-18T10:00:00Z', { variationId: bowlVariation, price: 50_000 });
  const { bestSellers } = await read();
  expect(bestSellers).toMatchObject([
    { productId: bowl.id, title: 'Bowl', image: null, pieces: 1, revenue: 500 },
    { productId: cup.id, title: 'Cup', image: { mime: expect.any(String) }, pieces: 2, revenue: 200 },
  ]);
});

test('little stock is told, least first, of what is for sale', async () => {
  const shop = createShopFixture(database.db);
  await shop.makeProduct({
    title: 'Cup',
    options: [{ title: 'Size', values: ['S', 'L'] }],
    variations: [
      { stock: 3, sku: 'CUP-S', values: { Size: 'S' } },
      { stock: 0, sku: 'CUP-L', values: { Size: 'L' } },
      { stock: 6 },
      { stock: null },
    ],
  });
  await shop.makeProduct({ title: 'Off', enabled: false, variations: [{ stock: 1 }] });
  const { lowStock, hasProducts } = await read();
  expect(hasProducts).toBe(true);
  expect(lowStock).toMatchObject({
    count: 2,
    threshold: 5,
    variations: [
      { title: 'Cup', options: 'L', sku: 'CUP-L', stock: 0 },
      { title: 'Cup', options: 'S', sku: 'CUP-S', stock: 3 },
    ],
  });
});

test('what awaits a decision is counted', async () => {
  for (const status of ['new', 'confirmed', 'paid', 'assembling', 'assembling'])
    await sell('2026-05-18T10:00:00Z', { status });
  await sell('2026-05-18T10:00:00Z', { status: 'new', paymentStatus: 'cashSuccess' });
  const canceled = await sell('2026-05-18T10:00:00Z', { status: 'canceled' });
  await sql`insert into payments (order_id, provider, status, amount, currency, idempotency_key)
    values (${canceled}, 'stripe', 'completed', 100, 'USD', 'a')`.execute(database.db);
  await sql`insert into leads (name) values ('Ann')`.execute(database.db);
  await sql`update outbox set failed_at = now() where id = (select min(id) from outbox)`.execute(database.db);
  expect((await read()).awaiting).toEqual({
    toConfirm: 1,
    toAssemble: 1,
    toShip: 2,
    unpaid: 1,
    unconfirmed: 1,
    refunds: 1,
    reviews: 0,
    questions: 0,
    comments: 0,
    leads: 1,
    failedMails: 1,
    paymentProblems: 0,
  });
});

test('visits are added up over instances, and told with the day from which they are known', async () => {
  const counter = () =>
    createVisitCounter({ db: database.db, log: { error() {} }, now: () => new Date('2026-05-18T10:30:00Z') });
  const [one, other] = [counter(), counter()];
  for (let time = 0; time < 3; time++) one.note('arrival');
  other.note('arrival');
  other.note('cart');
  other.note('checkout');
  await Promise.all([one.flush(), other.flush()]);
  await one.flush();
  await sell('2026-05-18T10:00:00Z');
  expect((await read()).funnel).toEqual({
    arrivals: 4,
    carts: 1,
    checkouts: 1,
    orders: 1,
    countedSince: '2026-05-18T10:00:00.000Z',
  });
  await sql`update visit_counts set hour = '2026-05-01'`.execute(database.db);
  expect((await read()).funnel).toMatchObject({ arrivals: 0, countedSince: null });
});

test('counts that could not be written are written the next time', async () => {
  const counter = createVisitCounter({ db: database.db, log: { error() {} }, now: () => now });
  counter.note('cart');
  await sql`alter table visit_counts rename to hidden_counts`.execute(database.db);
  await expect(counter.flush()).rejects.toThrow('visit_counts');
  await sql`alter table hidden_counts rename to visit_counts`.execute(database.db);
  counter.note('cart');
  await counter.flush();
  expect((await read()).funnel).toMatchObject({ carts: 2 });
});
