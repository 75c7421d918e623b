import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';
import { lockOrder } from '#modules/orders/lock-order.ts';
import { moveOrder } from '#modules/orders/order-lifecycle.ts';
import { readRefundable } from '#modules/orders/refundable-order.ts';
import { createPaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, offerMethod, type UnpaidOrder } from '#tests/support/payment-fixture.ts';
import { startFakeYookassa, type FakeYookassa } from '#tests/support/providers/fake-yookassa.ts';
import { issueTestCredit, testSecrets } from '#tests/support/secrets.ts';

import { describeLeft } from './describe-left.ts';
import { createPaymentService, type PaymentService } from './payment-service.ts';

let database: TestDatabase;
let yookassa: FakeYookassa;
let payments: PaymentService;
const complaints: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  yookassa = await startFakeYookassa();
  await offerMethod(database.db, 'yookassa', { ...yookassa.settings, receipt: { vatCode: 11 } });
  payments = createPaymentService({
    db: database.db,
    kinds: createPaymentKinds({ demo: false, secrets: testSecrets }),
    delivery: { listPaymentMethods: async () => [{ key: 'yookassa', currencies: ['RUB'] }] },
    settings: { read: async () => parseSettings({}) },
    limits: { take: async () => {} },
    issueCredit: issueTestCredit,
    origin: () => 'https://shop.example',
    outbox: { wake() {} },
    log: { warn() {}, error: (_details, message) => void complaints.push(message) },
  });
});
afterAll(async () => {
  await yookassa.stop();
  await database.drop();
});

async function makePaidOrder(fixture: UnpaidOrder = {}): Promise<{ orderId: string; paymentId: string }> {
  const { id: orderId } = await insertOrder(database.db, { currency: 'RUB', ...fixture });
  const { paymentId = '' } = await payments.initialize({
    orderId,
    method: 'yookassa',
    idempotencyKey: crypto.randomUUID(),
    language: 'ru',
    shopOrigins: ['https://shop.example'],
  });
  yookassa.pay([...yookassa.payments.keys()].at(-1) ?? '');
  await payments.refreshIfPending(orderId);
  return { orderId, paymentId };
}

const receiptsSent = () => yookassa.requests.filter(({ path }) => path === '/receipts').length;

async function handedOverTopics(orderId: string): Promise<number> {
  const rows = await database.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'payment.handed-over')
    .execute();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(orderId)).length;
}

test('a paid order that is shipped is told once, with its key, and not again when it arrives', async () => {
  const { orderId, paymentId } = await makePaidOrder();
  await database.db.transaction().execute(async (trx) => {
    for (const state of ['assembling', 'shipped', 'delivered'] as const) await moveOrder(trx, orderId, state);
  });
  expect(await handedOverTopics(orderId)).toBe(1);
  await payments.notifyHandedOver(orderId);
  expect(receiptsSent()).toBe(1);
  const sent = yookassa.requests.at(-1);
  expect(sent?.headers['idempotence-key']).toBe(`${paymentId}:over`);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ settlements: [{ type: 'prepayment' }] });
});

test('an order that nobody has paid a provider for is not told', async () => {
  const before = receiptsSent();
  const { id } = await insertOrder(database.db, { currency: 'RUB' });
  await payments.notifyHandedOver(id);
  expect(receiptsSent()).toBe(before);
});

const refund = async (paymentId: string, wish: RefundWish) => {
  const { id: staffId } = await makeStaff(database.db, 'admin');
  return payments.refundPayment(paymentId, { wish, key: crypto.randomUUID(), staffId });
};
const lineOf = async (orderId: string) =>
  database.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
const lastSent = () => JSON.parse(yookassa.requests.at(-1)?.body ?? '');

test('of what came back in part only the rest is settled, with the terms that its line was bought on', async () => {
  const { orderId, paymentId } = await makePaidOrder({
    quantity: 3,
    terms: { vatCode: 3, paymentMode: 'full_prepayment' },
  });
  const { id } = await lineOf(orderId);
  await refund(paymentId, { lines: [{ id, quantity: 1, restock: false }], delivery: 0 });
  expect(lastSent().receipt.items).toMatchObject([{ vat_code: 3, payment_mode: 'full_prepayment' }]);
  await payments.notifyHandedOver(orderId);
  expect(lastSent()).toMatchObject({
    items: [{ quantity: '2.00', amount: { value: '100.00' }, vat_code: 3, payment_mode: 'full_payment' }],
    settlements: [{ amount: { value: '200.00' } }],
  });
});

test('a refund by an amount leaves its share of each line out, to the kopeck', async () => {
  const { orderId, paymentId } = await makePaidOrder({ quantity: 3 });
  await refund(paymentId, { amount: 0.01 });
  await payments.notifyHandedOver(orderId);
  expect(lastSent()).toMatchObject({
    items: [
      { quantity: '1.00', amount: { value: '99.99' } },
      { quantity: '2.00', amount: { value: '100.00' } },
    ],
    settlements: [{ amount: { value: '299.99' } }],
  });
});

test('refunds after the hand-over are of goods that are paid, not of a prepayment', async () => {
  const { orderId, paymentId } = await makePaidOrder({ quantity: 2 });
  await payments.notifyHandedOver(orderId);
  const { id } = await lineOf(orderId);
  await refund(paymentId, { lines: [{ id, quantity: 1, restock: false }], delivery: 0 });
  expect(lastSent().receipt.items).toMatchObject([{ vat_code: 11, payment_mode: 'full_payment' }]);
});

test('told once, however often it is asked for', async () => {
  const { orderId } = await makePaidOrder();
  await payments.notifyHandedOver(orderId);
  const before = receiptsSent();
  await payments.notifyHandedOver(orderId);
  expect(receiptsSent()).toBe(before);
});

test('where it is not known line by line what came back, the shop is told to write the receipt itself', async () => {
  const { orderId, paymentId } = await makePaidOrder();
  await database.db.updateTable('payments').set({ refunded: 1 }).where('id', '=', paymentId).execute();
  const before = receiptsSent();
  await payments.notifyHandedOver(orderId);
  expect(receiptsSent()).toBe(before);
  expect(complaints.at(-1)).toMatch(/by hand/);
});

const readLeft = async (orderId: string) =>
  describeLeft(database.db, orderId, await readRefundable(database.db, orderId));

test('what is left of an order is told while somebody holds the order locked', async () => {
  const { orderId } = await makePaidOrder();
  const left = await readLeft(orderId);
  expect(left.lines.length).toBeGreaterThan(0);
  await database.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    expect(await readLeft(orderId)).toEqual(left);
  });
});
