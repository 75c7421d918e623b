import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createPaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, offerMethod } from '#tests/support/payment-fixture.ts';
import { startFakeStripe, type FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { startFakeTelr, type FakeTelr } from '#tests/support/providers/fake-telr.ts';
import { issueTestCredit, testSecrets } from '#tests/support/secrets.ts';

import { createPaymentService, type PaymentService } from './payment-service.ts';

let database: TestDatabase;
let stripe: FakeStripe;
let telr: FakeTelr;
let payments: PaymentService;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await sql<{
    id: number;
  }>`insert into staff (email, role) values ('boss@shop.example', 'admin')
    returning id`.execute(database.db);
  staffId = rows[0]?.id ?? 0;
  stripe = await startFakeStripe();
  telr = await startFakeTelr();
  await offerMethod(database.db, 'stripe', stripe.settings);
  await offerMethod(database.db, 'telr', telr.settings);
});
afterAll(async () => {
  await stripe.stop();
  await telr.stop();
  await database.drop();
});
beforeEach(() => {
  stripe.fault = null;
  telr.fault = null;
  payments = createPaymentService({
    db: database.db,
    kinds: createPaymentKinds({ demo: false, secrets: testSecrets }),
    delivery: {
      listPaymentMethods: async () => ['stripe', 'telr'].map((key) => ({ key, currencies: ['USD'] })),
    },
    settings: { read: async () => parseSettings({}) },
    limits: { take: async () => {} },
    issueCredit: issueTestCredit,
    origin: () => 'https://shop.example',
    outbox: { wake() {} },
    log: { warn() {}, error() {} },
  });
});

const readPayment = (id: string) =>
  database.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** `amount` is minor units. */
const refund = (id: string, amount: number, key: string) =>
  payments.refundPayment(id, { wish: { amount: amount / 100 }, key, staffId });

async function startPaying(method: string): Promise<{ id: string; providerId: string; orderId: string }> {
  const { id: orderId } = await insertOrder(database.db);
  const { paymentId: id = '' } = await payments.initialize({
    orderId,
    method,
    idempotencyKey: crypto.randomUUID(),
    language: 'en',
    shopOrigins: ['https://shop.example'],
  });
  return { id, orderId, providerId: (await readPayment(id)).provider_id ?? '' };
}

/** A payment of 100.00 that has been made. */
async function makePaid(method = 'stripe'): Promise<string> {
  const { id, orderId, providerId } = await startPaying(method);
  if (method === 'stripe') stripe.change(providerId, { status: 'complete', payment_status: 'paid' });
  else telr.end(providerId, 3);
  await payments.refreshIfPending(orderId);
  expect(await readPayment(id)).toMatchObject({ status: 'completed' });
  return id;
}

test('parts of a payment go back, the whole of it makes it refunded', async () => {
  const id = await makePaid();
  expect(await refund(id, 4000, 'a')).toEqual({
    status: 'done',
    refunded: 4000,
    amount: 10_000,
  });
  expect(await readPayment(id)).toMatchObject({ status: 'completed', refunded: 4000 });
  expect(await refund(id, 6000, 'b')).toMatchObject({ refunded: 10_000 });
  expect(await readPayment(id)).toMatchObject({ status: 'refunded' });
});

test('the same key refunds once; with another amount it is a mistake', async () => {
  const id = await makePaid();
  const asked = stripe.requests.length;
  for (let times = 0; times < 3; times++)
    expect(await refund(id, 4000, 'a')).toMatchObject({ status: 'done', refunded: 4000 });
  expect(stripe.requests.slice(asked).filter(({ path }) => path === '/v1/refunds')).toHaveLength(1);
  await expect(refund(id, 4001, 'a')).rejects.toMatchObject({ status: 422 });
});

test('more than was paid is never refunded, however many ask at once', async () => {
  const id = await makePaid();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => refund(id, 3000, `key ${index}`)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await readPayment(id)).toMatchObject({ refunded: 9000 });
  await expect(refund(id, 1001, 'more')).rejects.toMatchObject({ status: 409 });
});

test('a refund that the provider refuses frees its amount', async () => {
  const id = await makePaid();
  stripe.fault = { kind: 'status', status: 400 };
  await expect(refund(id, 10_000, 'a')).rejects.toMatchObject({ status: 409 });
  expect(await readPayment(id)).toMatchObject({ status: 'completed', refunded: 0 });
  stripe.fault = null;
  await expect(refund(id, 10_000, 'a')).rejects.toMatchObject({ status: 409 });
  expect(await refund(id, 10_000, 'b')).toMatchObject({ status: 'done' });
});

test('while the provider’s answer is lost the amount stays booked; the same key learns what came of it', async () => {
  const id = await makePaid();
  stripe.fault = { kind: 'lost' };
  await expect(refund(id, 10_000, 'a')).rejects.toMatchObject({ status: 503 });
  await expect(refund(id, 1, 'b')).rejects.toMatchObject({ status: 409 });
  stripe.fault = null;
  expect(await refund(id, 10_000, 'a')).toMatchObject({ status: 'done', refunded: 10_000 });
});

test('where the provider knows no keys, a refund whose fate is unknown is not asked for again', async () => {
  const id = await makePaid('telr');
  telr.fault = { kind: 'lost' };
  await expect(refund(id, 4000, 'a')).rejects.toMatchObject({ status: 503 });
  telr.fault = null;
  await expect(refund(id, 4000, 'a')).rejects.toMatchObject({ status: 409 });
  expect(await refund(id, 6000, 'b')).toMatchObject({ status: 'done' });
});

test('a payment without money has none to give back', async () => {
  const { id } = await startPaying('stripe');
  await expect(refund(id, 1, 'a')).rejects.toMatchObject({ status: 409 });
  await expect(refund(crypto.randomUUID(), 1, 'a')).rejects.toMatchObject({ status: 404 });
});

test('a refund of which nothing was heard is not asked for again once its key may be forgotten', async () => {
  const id = await makePaid();
  stripe.fault = { kind: 'status', status: 500 };
  await expect(refund(id, 4000, 'late')).rejects.toMatchObject({ status: 503 });
  stripe.fault = null;
  await sql`update payment_refunds set created_at = now() - interval '25 hours'
    where payment_id = ${id}`.execute(database.db);
  await expect(refund(id, 4000, 'late')).rejects.toMatchObject({
    status: 409,
    message: 'refunds.unknown',
  });
});
