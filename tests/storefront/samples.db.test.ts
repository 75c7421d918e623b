import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedShop } from '#demo/seed/seed-shop.ts';
import { readStarterSites, startFromSite } from '#demo/seed/start-site.ts';
import { orderStateCodes } from '#domain/order-states.ts';
import type { Dashboard } from '#domain/schemas/dashboard.schema.ts';
import type { Lead, ModeratedReview } from '#domain/schemas/moderation.schema.ts';
import type { OrderDetail, OrderList } from '#domain/schemas/manage-orders.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { demoArtDir } from '#server/project-paths.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import { createPictureFiles } from '#tests/support/picture-files.ts';
import { hire, staffPassword } from '#tests/support/staff.ts';

const { storage } = createPictureFiles();
const dayMs = 86_400_000;

async function seedSamples(language: 'en' | 'ru' | 'ar', site: 'shop' | 'services' = 'shop') {
  const database = await createTestDatabase();
  const now = new Date();
  await seedShop({
    db: database.db,
    language,
    demo: true,
    samples: true,
    site,
    artDir: demoArtDir,
    storage,
    now,
  });
  return { database, now };
}

describe.each([
  ['shop', 'en'],
  ['shop', 'ru'],
  ['shop', 'ar'],
  ['services', 'en'],
  ['services', 'ru'],
] as const)('the samples of the demo %s in %s', (site, language) => {
  let database: TestDatabase;
  let now: Date;
  beforeAll(async () => {
    ({ database, now } = await seedSamples(language, site));
  });
  afterAll(() => database.drop());

  test('are orders of every state in each of the last eight weeks, more and more of them', async () => {
    const orders = await database.db
      .selectFrom('orders')
      .select(['created_at', 'updated_at', 'status', 'is_sample', 'contact', 'number', 'refunded', 'total'])
      .orderBy('created_at')
      .execute();
    expect(orders.length).toBeGreaterThanOrEqual(55);
    expect(orders.every((order) => order.is_sample)).toBe(true);
    const weeks = orders.map(({ created_at: at }) =>
      Math.floor((now.getTime() - at.getTime()) / (7 * dayMs)),
    );
    expect([...new Set(weeks)].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const recent = weeks.filter((week) => week < 4).length;
    expect(recent).toBeGreaterThan(orders.length - recent);
    const states = new Set(orders.map(({ status }) => status));
    expect(orderStateCodes.filter((code) => !states.has(code))).toEqual([]);
    expect(orders.some(({ refunded, total }) => refunded > 0 && refunded < total)).toBe(true);
    expect(orders.some(({ refunded, total }) => refunded > 0 && refunded === total)).toBe(true);
    // Later orders have larger numbers; nothing has happened yet that is still to come.
    const numbers = orders.map(({ number }) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(orders.filter((order) => order.updated_at > now || order.created_at > now)).toEqual([]);
    const people = orders.map(({ contact }) => (contact as { email: string }).email);
    expect(new Set(people).size).toBeLessThan(people.length);
    expect(people.filter((email) => !email.endsWith('@example.com'))).toEqual([]);
  });

  test('break no rule of the books, and nobody is told of them', async () => {
    const { db } = database;
    expect(await checkInvariants(db)).toEqual([]);
    expect(await db.selectFrom('outbox').select('topic').execute()).toEqual([]);
    expect(await db.selectFrom('order_access').select('order_id').execute()).toEqual([]);
    const asked = await db
      .selectFrom('payments')
      .select('id')
      .where('next_query_at', 'is not', null)
      .execute();
    expect(asked).toEqual([]);
    const kept = await db.selectFrom('orders').select('id').where('reserved_until', 'is not', null).execute();
    expect(kept).toEqual([]);
  });

  test('leave the demo as untouched as it came, and go with it', async () => {
    const { db } = database;
    expect(await readStarterSites(db)).toMatchObject({ isOpen: true, replaced: site });
    await startFromSite({ db, now: () => now, artDir: demoArtDir, storage }, 'services');
    for (const table of ['orders', 'leads', 'payments'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    expect(await checkInvariants(db)).toEqual([]);
  });
});

describe('samples in the back office', () => {
  let database: TestDatabase;
  let app: TestApp;
  let token = '';
  beforeAll(async () => {
    ({ database } = await seedSamples('en'));
    app = await startTestApp(database.url, { DEMO: '1' });
    const { email } = await hire(database);
    ({ token } = await call<{ token: string }>('POST', '/login', { email, password: staffPassword }));
  });
  afterAll(async () => {
    await app.stop();
    await database.drop();
  });
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${app.origin}/api/admin${path}`, {
      method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([method, path, answer.status]).toEqual([method, path, 200]);
    return (await answer.json()) as Answer;
  }
  const read = <Answer>(path: string) => call<Answer>('GET', path);
  const emails = () =>
    database.db.selectFrom('outbox').select('topic').where('topic', 'like', 'mail.%').execute();

  test('the dashboard adds up to the orders', async () => {
    const dashboard = await read<Dashboard>('/dashboard?days=90');
    const orders = await database.db
      .selectFrom('orders')
      .select(['total', 'refunded', 'pieces'])
      .where('status', 'not in', ['new', 'canceled', 'returned'])
      .execute();
    const sum = orders.reduce((revenue, { total, refunded }) => revenue + total - refunded, 0);
    expect(dashboard.period).toMatchObject({ orders: orders.length, revenue: sum / 100, others: [] });
    expect(dashboard.series.reduce((all, day) => all + day.orders, 0)).toBe(orders.length);
    expect(dashboard.bestSellers.length).toBeGreaterThan(4);
    expect(dashboard.funnel.arrivals).toBeGreaterThan(dashboard.funnel.carts);
    expect(dashboard.funnel.checkouts).toBeGreaterThan(dashboard.funnel.orders);
    expect(dashboard.awaiting).toMatchObject({ leads: 3, reviews: 3, comments: 2, failedMails: 0 });
  });

  test('are told apart in lists and details', async () => {
    await insertOrder(database.db);
    const list = await read<OrderList>('/orders?limit=100');
    expect(list.orders.filter(({ isSample }) => !isSample)).toHaveLength(1);
    const sample = list.orders.find(({ isSample }) => isSample);
    const detail = await read<OrderDetail>(`/orders/${sample?.number}`);
    expect(detail).toMatchObject({ isSample: true, resendable: [] });
    expect(detail.lines.every(({ isRestockable }) => !isRestockable)).toBe(true);
    const leads = await read<Lead[]>('/leads');
    expect(leads.every(({ isSample }) => isSample)).toBe(true);
    const reviews = await read<ModeratedReview[]>('/reviews?status=pending');
    expect(reviews.every(({ isSample }) => isSample)).toBe(true);
  });

  test('nobody hears of what staff does to them, and stock stays as it is', async () => {
    const { db } = database;
    const stockOf = () => db.selectFrom('variations').select(['id', 'stock']).orderBy('id').execute();
    const before = await stockOf();
    const told = await emails();
    const [paid] = (await read<OrderList>('/orders?states=paid')).orders;
    await call('POST', `/orders/${paid?.id}/state`, { from: 'paid', to: 'assembling' });
    await call('POST', `/orders/${paid?.id}/state`, { from: 'assembling', to: 'shipped' });
    const confirmed = (await read<OrderList>('/orders?states=confirmed')).orders.find(
      ({ isSample }) => isSample,
    );
    await call('POST', `/orders/${confirmed?.id}/state`, { from: 'confirmed', to: 'canceled' });
    const [waiting] = await read<ModeratedReview[]>('/reviews?status=pending');
    await call('POST', `/reviews/${waiting?.id}/approve`);
    expect(await emails()).toEqual(told);
    expect(await stockOf()).toEqual(before);
  });

  test('go at once and whole, and leave what is one’s own', async () => {
    const { db } = database;
    const stock = await db.selectFrom('variations').select(['id', 'stock']).orderBy('id').execute();
    const counts = await read<object>('/samples');
    expect(counts).toMatchObject({ orders: 62, leads: 8, comments: expect.any(Number) });
    expect(await call('DELETE', '/samples')).toEqual(counts);
    expect(await read('/samples')).toEqual({ orders: 0, leads: 0, reviews: 0, questions: 0, comments: 0 });
    expect(await db.selectFrom('orders').select('is_sample').execute()).toEqual([{ is_sample: false }]);
    for (const table of ['leads', 'reviews', 'comments', 'payment_refunds'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    const visits = await db.selectFrom('visit_counts').select('hour').where('is_sample', '=', true).execute();
    expect(visits).toEqual([]);
    expect(await db.selectFrom('variations').select(['id', 'stock']).orderBy('id').execute()).toEqual(stock);
    expect(await checkInvariants(db)).toEqual([]);
    const { rows } = await sql<{ next: number }>`select nextval('order_numbers')::int as next`.execute(db);
    expect(rows[0]?.next).toBeGreaterThan(1062);
    const deeds = await db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'DELETE /admin/samples')
      .execute();
    expect(deeds).toHaveLength(1);
  });
});
