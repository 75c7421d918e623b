import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, type UnpaidOrder } from '#tests/support/payment-fixture.ts';

import { chooseCash, startAttempt } from './start-attempt.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const urls = { returnUrl: 'https://shop.example/payment', cancelUrl: 'https://shop.example/checkout' };
const start = (
  orderId: string,
  idempotencyKey: string = crypto.randomUUID(),
  method = 'stripe',
  isExpress = false,
) =>
  database.db
    .transaction()
    .execute((trx) =>
      startAttempt(trx, { orderId, method, idempotencyKey, language: 'en', isExpress, ...urls }),
    );
const payInCash = (orderId: string) =>
  database.db.transaction().execute((trx) => chooseCash(trx, orderId, 72));
const makeOrder = async (fixture: UnpaidOrder = {}) => (await insertOrder(database.db, fixture)).id;
const readOrder = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Minutes from now until which the goods of an order are kept. */
const keptMinutes = async (id: string) =>
  Math.round((Number((await readOrder(id)).reserved_until) - Date.now()) / 60_000);
const placeAgo = (id: string, minutes: number) =>
  database.db
    .updateTable('orders')
    .set({ created_at: new Date(Date.now() - minutes * 60_000) })
    .where('id', '=', id)
    .execute();

test('who begins to pay has the goods kept for a quarter of an hour, for two hours in all', async () => {
  const late = await makeOrder({ reservedMinutes: 2 });
  await start(late);
  expect(await keptMinutes(late)).toBe(15);
  const early = await makeOrder({ reservedMinutes: 25 });
  await start(early);
  expect(await keptMinutes(early)).toBe(25);
  const again = await makeOrder({ reservedMinutes: 2 });
  await placeAgo(again, 115);
  await start(again);
  expect(await keptMinutes(again)).toBe(5);
});

test('an attempt is of the whole order, by the method that was chosen, and one key is one attempt', async () => {
  const id = await makeOrder({ price: 12_345, currency: 'EUR', paymentStatus: 'failed' });
  const key = crypto.randomUUID();
  const { payment, isNew } = await start(id, key);
  expect(isNew).toBe(true);
  expect(payment).toMatchObject({
    provider: 'stripe',
    amount: 12_345,
    currency: 'EUR',
    language: 'en',
    status: 'new',
    return_url: urls.returnUrl,
    cancel_url: urls.cancelUrl,
  });
  expect(await readOrder(id)).toMatchObject({ payment_status: 'new', payment_method: 'stripe' });
  expect(await start(id, key)).toMatchObject({ payment: { id: payment.id }, isNew: false });
  const taken = { message: 'payments.keyTaken', status: 422 };
  await expect(start(id, key, 'tap')).rejects.toMatchObject(taken);
  await expect(start(id, key, 'stripe', true)).rejects.toMatchObject(taken);
});

test.each<[string, UnpaidOrder]>([
  ['payments.paidAlready', { status: 'paid', paymentStatus: 'completed' }],
  ['payments.paidOnReceipt', { status: 'confirmed', paymentStatus: 'cashSuccess' }],
  ['payments.tooLate', { status: 'assembling' }],
  ['payments.nothingToPay', { price: 0 }],
])('%s: an order %j takes no money', async (message, fixture) => {
  await expect(start(await makeOrder(fixture))).rejects.toMatchObject({ message, status: 409 });
  if (message === 'payments.paidOnReceipt') return;
  await expect(payInCash(await makeOrder(fixture))).rejects.toMatchObject({ message, status: 409 });
});

test('an order that the shop has confirmed may be paid, and stays confirmed in cash', async () => {
  const id = await makeOrder({ status: 'confirmed' });
  await start(id);
  await payInCash(id);
  expect(await readOrder(id)).toMatchObject({
    status: 'confirmed',
    payment_status: 'cashSuccess',
    payment_method: 'cash',
    reserved_until: null,
  });
});
