import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  insertOrder,
  offerMethod,
  type InsertedOrder,
  type UnpaidOrder,
} from '#tests/support/payment-fixture.ts';
import { startFakeStripe, type FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { openStripePayments } from '#tests/support/stripe-payments.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import type { PaymentService } from './payment-service.ts';

let database: TestDatabase;
let stripe: FakeStripe;

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startFakeStripe();
  await offerMethod(database.db, 'stripe', stripe.settings);
});
afterAll(async () => {
  await stripe.stop();
  await database.drop();
});
beforeEach(async () => {
  stripe.fault = null;
  await database.db.updateTable('payments').set({ next_query_at: null }).execute();
});

/** A service of its own, as another instance or a restarted one has it. */
function openPayments(): PaymentService {
  return openStripePayments(database.db);
}

const workOnce = () => openPayments().queryOpen(AbortSignal.timeout(10_000));

const start = ({ id }: InsertedOrder, idempotencyKey: string = crypto.randomUUID(), isExpress = false) =>
  openPayments().initialize({
    orderId: id,
    method: 'stripe',
    idempotencyKey,
    isExpress,
    language: 'en',
    shopOrigins: ['https://shop.example'],
  });

async function startPaying(fixture: UnpaidOrder = {}) {
  const order = await insertOrder(database.db, fixture);
  const { paymentId = '' } = await start(order);
  const { provider_id: sessionId } = await readPayment(paymentId);
  return { order, paymentId, sessionId: sessionId ?? '' };
}

const pay = (sessionId: string) => stripe.change(sessionId, { status: 'complete', payment_status: 'paid' });
const readPayment = (id: string) =>
  database.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const readOrder = ({ id }: InsertedOrder) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const passTime = (paymentId: string, minutes: number) =>
  sql`update payments set next_query_at = next_query_at - make_interval(mins => ${minutes}),
    queried_at = queried_at - make_interval(mins => ${minutes}),
    leased_until = leased_until - make_interval(mins => ${minutes}) where id = ${paymentId}`.execute(
    database.db,
  );
const expire = ({ id }: InsertedOrder, hours = 0) =>
  sql`update orders set reserved_until = now() - make_interval(hours => ${hours}, secs => 1) where id = ${id}`.execute(
    database.db,
  );
const questionsAbout = (sessionId: string) =>
  stripe.requests.filter(({ method, path }) => method === 'GET' && path.endsWith(sessionId)).length;

test('a payment of which nobody told is asked about after two minutes', async () => {
  const { order, paymentId, sessionId } = await startPaying();
  pay(sessionId);
  await workOnce();
  expect(questionsAbout(sessionId)).toBe(0);
  await passTime(paymentId, 2);
  await workOnce();
  expect(await readPayment(paymentId)).toMatchObject({ status: 'completed', next_query_at: null });
  expect(await readOrder(order)).toMatchObject({ status: 'paid', payment_status: 'completed' });
});

test('while it stays open the questions become rarer, down to one an hour', async () => {
  const { paymentId, sessionId } = await startPaying();
  const pauses: number[] = [];
  for (let round = 0; round < 7; round++) {
    await passTime(paymentId, 60);
    await workOnce();
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from next_query_at - now()) / 60)::int as minutes
      from payments where id = ${paymentId}`.execute(database.db);
    pauses.push(rows[0]?.minutes ?? 0);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
  expect(questionsAbout(sessionId)).toBe(7);
});

test('workers of two instances ask once', async () => {
  const { paymentId, sessionId } = await startPaying();
  await passTime(paymentId, 2);
  await Promise.all([workOnce(), workOnce(), workOnce()]);
  expect(questionsAbout(sessionId)).toBe(1);
});

test('a provider that does not answer is asked again later', async () => {
  const { paymentId, sessionId } = await startPaying();
  pay(sessionId);
  stripe.fault = { kind: 'status', status: 503 };
  await passTime(paymentId, 2);
  await workOnce();
  expect(await readPayment(paymentId)).toMatchObject({ status: 'pending' });
  stripe.fault = null;
  await passTime(paymentId, 2);
  await workOnce();
  expect(await readPayment(paymentId)).toMatchObject({ status: 'completed' });
});

test('after a day a payment that nobody finished is given up; its money is seen all the same', async () => {
  const { order, paymentId, sessionId } = await startPaying();
  await sql`update payments set created_at = now() - interval '25 hours' where id = ${paymentId}`.execute(
    database.db,
  );
  await passTime(paymentId, 2);
  await workOnce();
  expect(await readPayment(paymentId)).toMatchObject({ status: 'canceled', next_query_at: null });
  expect(await readOrder(order)).toMatchObject({ payment_status: 'canceled' });
  pay(sessionId);
  const session = stripe.sessions.get(sessionId) ?? {};
  const { body, headers } = stripe.event('checkout.session.completed', session);
  await openPayments().receiveNotification('stripe', { headers, rawBody: Buffer.from(body), address: '' });
  expect(await readOrder(order)).toMatchObject({ status: 'paid', payment_status: 'completed' });
});

test('what a crash left before or amid the call is created with the same key, and told for the old one', async () => {
  const order = await insertOrder(database.db);
  const key = crypto.randomUUID();
  const first = await start(order, key);
  // As if the process had died after the provider's answer: it is there, and we know nothing of it.
  await sql`update payments set status = 'new', provider_id = null, next_step = null,
    leased_until = now() + interval '20 seconds', next_query_at = now() + interval '20 seconds'
    where id = ${first.paymentId}`.execute(database.db);
  const sessions = stripe.sessions.size;
  await workOnce();
  expect(await readPayment(first.paymentId ?? '')).toMatchObject({ status: 'new' });
  await passTime(first.paymentId ?? '', 1);
  await workOnce();
  expect(await readPayment(first.paymentId ?? '')).toMatchObject({ status: 'pending' });
  expect(stripe.sessions.size).toBe(sessions);
  expect(await start(order, key)).toEqual(first);
});

test('one of a sheet is created as that: the same intent, which gives the same secret', async () => {
  const order = await insertOrder(database.db);
  const key = crypto.randomUUID();
  const first = await start(order, key, true);
  expect(first.clientSecret).toBeDefined();
  await sql`update payments set status = 'new', provider_id = null, next_step = null, leased_until = now(),
    next_query_at = now() where id = ${first.paymentId}`.execute(database.db);
  await workOnce();
  const { status, provider_id: intentId } = await readPayment(first.paymentId ?? '');
  expect(status).toBe('pending');
  expect(stripe.intents.size).toBe(1);
  expect(await start(order, key, true)).toEqual(first);
  stripe.changeIntent(intentId ?? '', { status: 'succeeded' });
  await passTime(first.paymentId ?? '', 2);
  await workOnce();
  expect(await readOrder(order)).toMatchObject({ status: 'paid', payment_status: 'completed' });
});

test('a request with its key takes over from one that died', async () => {
  const order = await insertOrder(database.db);
  const key = crypto.randomUUID();
  const first = await start(order, key);
  await sql`update payments set status = 'new', provider_id = null, next_step = null, leased_until = now()
    where id = ${first.paymentId}`.execute(database.db);
  expect(await start(order, key)).toEqual(first);
});

test('an order whose time is over is paid if its provider says so', async () => {
  const { order, paymentId, sessionId } = await startPaying();
  await expire(order);
  pay(sessionId);
  await workOnce();
  expect(await readOrder(order)).toMatchObject({ status: 'paid' });
  expect(await readPayment(paymentId)).toMatchObject({ status: 'completed' });
});

test('else it is canceled and its stock goes back; money that comes later brings it back', async () => {
  const { variationIds } = await createShopFixture(database.db).makeProduct({ variations: [{ stock: 5 }] });
  const [variationId] = variationIds;
  const stock = async () =>
    (
      await database.db
        .selectFrom('variations')
        .select('stock')
        .where('id', '=', variationId ?? 0)
        .executeTakeFirst()
    )?.stock;
  const { order, paymentId, sessionId } = await startPaying({ variationId, quantity: 2 });
  await expire(order);
  await workOnce();
  expect(await readOrder(order)).toMatchObject({ status: 'canceled', payment_status: 'canceled' });
  expect(await stock()).toBe(7);
  expect(await readPayment(paymentId)).toMatchObject({ status: 'pending' });
  pay(sessionId);
  await passTime(paymentId, 60);
  await workOnce();
  expect(await readOrder(order)).toMatchObject({ status: 'paid', restocked_at: null });
  expect(await stock()).toBe(5);
});

test('while its provider is down an expired order keeps its goods, for two hours at most', async () => {
  const { order, paymentId } = await startPaying();
  await expire(order);
  stripe.fault = { kind: 'reset' };
  await workOnce();
  expect(await readOrder(order)).toMatchObject({ status: 'new' });
  await expire(order, 2);
  await passTime(paymentId, 2);
  await workOnce();
  expect(await readOrder(order)).toMatchObject({ status: 'canceled' });
});

test('a page that polls makes the provider be asked at most every five seconds', async () => {
  const { order, sessionId } = await startPaying();
  const payments = openPayments();
  for (let poll = 0; poll < 5; poll++) await payments.refreshIfPending(order.id);
  expect(questionsAbout(sessionId)).toBe(1);
  pay(sessionId);
  await sql`update payments set queried_at = now() - interval '5 seconds' where order_id = ${order.id}`.execute(
    database.db,
  );
  await payments.refreshIfPending(order.id);
  expect(await readOrder(order)).toMatchObject({ status: 'paid' });
});

test('a provider that hangs keeps no page waiting', async () => {
  const { order } = await startPaying();
  stripe.fault = { kind: 'hang' };
  const { requests } = stripe;
  const asked = requests.length;
  await openPayments().refreshIfPending(order.id);
  // It asked, was told nothing, and let the page go.
  expect(requests.length).toBe(asked + 1);
});
