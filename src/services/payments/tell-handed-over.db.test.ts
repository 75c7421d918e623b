import { afterAll, beforeAll, expect, test } from 'vitest';

import { moveOrder } from '../orders/order-lifecycle.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, offerMethod } from '#tests/support/payment-fixture.ts';
import { startFakeYookassa, type FakeYookassa } from '#tests/support/providers/fake-yookassa.ts';
import { testSecrets } from '#tests/support/secrets.ts';

import { createPaymentKinds } from './payment-kinds.ts';
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
    limits: { take: async () => {} },
    origin: () => 'https://shop.example',
    outbox: { wake() {} },
    log: { warn() {}, error: (_details, message) => void complaints.push(message) },
  });
});
afterAll(async () => {
  await yookassa.stop();
  await database.drop();
});

async function makePaidOrder(): Promise<{ orderId: string; paymentId: string }> {
  const { id: orderId } = await insertOrder(database.db, { currency: 'RUB' });
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
  await payments.tellHandedOver(orderId);
  expect(receiptsSent()).toBe(1);
  const sent = yookassa.requests.at(-1);
  expect(sent?.headers['idempotence-key']).toBe(`${paymentId}:over`);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ settlements: [{ type: 'prepayment' }] });
});

test('an order that nobody has paid a provider for is not told', async () => {
  const before = receiptsSent();
  const { id } = await insertOrder(database.db, { currency: 'RUB' });
  await payments.tellHandedOver(id);
  expect(receiptsSent()).toBe(before);
});

test('of a payment that was refunded in part the shop is told to write the receipt itself', async () => {
  const before = receiptsSent();
  const { orderId, paymentId } = await makePaidOrder();
  const { id: staffId } = await makeStaff(database.db, 'admin');
  await payments.refundPayment(paymentId, {
    wish: { amount: 1 },
    key: crypto.randomUUID(),
    staffId,
  });
  await payments.tellHandedOver(orderId);
  expect(receiptsSent()).toBe(before);
  expect(complaints.at(-1)).toMatch(/by hand/);
});
