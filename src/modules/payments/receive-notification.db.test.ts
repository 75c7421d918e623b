import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createPaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { NotificationError } from '#modules/payment-methods/provider-error.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, offerMethod } from '#tests/support/payment-fixture.ts';
import { startFakeTelr, type FakeTelr } from '#tests/support/providers/fake-telr.ts';
import { startFakeYookassa, type FakeYookassa } from '#tests/support/providers/fake-yookassa.ts';
import { rawNotification } from '#tests/support/providers/provider-requests.ts';
import { issueTestCredit, testSecrets } from '#tests/support/secrets.ts';

import { createPaymentService, type PaymentService } from './payment-service.ts';

let database: TestDatabase;
let yookassa: FakeYookassa;
let telr: FakeTelr;
let payments: PaymentService;

beforeAll(async () => {
  database = await createTestDatabase();
  yookassa = await startFakeYookassa();
  telr = await startFakeTelr();
  await offerMethod(database.db, 'yookassa', { ...yookassa.settings, receipt: { vatCode: 11 } });
  await offerMethod(database.db, 'telr', telr.settings);
  payments = createPaymentService({
    db: database.db,
    kinds: createPaymentKinds({ demo: false, secrets: testSecrets }),
    delivery: {
      listPaymentMethods: async () => [
        { key: 'yookassa', currencies: ['RUB'] },
        { key: 'telr', currencies: ['AED'] },
      ],
    },
    settings: { read: async () => parseSettings({}) },
    limits: { take: async () => {} },
    issueCredit: issueTestCredit,
    origin: () => 'https://shop.example',
    outbox: { wake() {} },
    log: { warn() {}, error() {} },
  });
});
afterAll(async () => {
  await yookassa.stop();
  await telr.stop();
  await database.drop();
});

async function startPaying(method: 'yookassa' | 'telr') {
  const { id: orderId } = await insertOrder(database.db, {
    currency: method === 'telr' ? 'AED' : 'RUB',
    quantity: 3,
  });
  const { paymentId = '' } = await payments.initialize({
    orderId,
    method,
    idempotencyKey: crypto.randomUUID(),
    language: 'ru',
    shopOrigins: ['https://shop.example'],
  });
  return { orderId, paymentId, providerId: (await readPayment(paymentId)).provider_id ?? '' };
}

const readPayment = (id: string) =>
  database.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (orderId: string) =>
  (
    await database.db
      .selectFrom('orders')
      .select('payment_status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).payment_status;

test('what YooKassa claims counts for nothing: the payment itself is asked', async () => {
  const { orderId, providerId } = await startPaying('yookassa');
  const claim = {
    id: providerId,
    status: 'succeeded',
    paid: true,
    amount: { value: '300.00', currency: 'RUB' },
  };
  const forged = JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: claim });
  await payments.receiveNotification('yookassa', rawNotification(forged));
  expect(await statusOf(orderId)).toBe('pending');
});

test('YooKassa’s notification makes the order paid; from elsewhere it is refused', async () => {
  const { orderId, providerId } = await startPaying('yookassa');
  yookassa.pay(providerId);
  const body = yookassa.notification(providerId);
  await expect(
    payments.receiveNotification('yookassa', rawNotification(body, {}, '198.51.100.7')),
  ).rejects.toBeInstanceOf(NotificationError);
  expect(await statusOf(orderId)).toBe('pending');
  await payments.receiveNotification('yookassa', rawNotification(body));
  expect(await statusOf(orderId)).toBe('completed');
});

test('a payment whose id a crash kept from us is known by the id that we gave it', async () => {
  const { orderId, paymentId, providerId } = await startPaying('yookassa');
  await database.db
    .updateTable('payments')
    .set({ status: 'new', provider_id: null, next_step: null, leased_until: new Date(Date.now() + 20_000) })
    .where('id', '=', paymentId)
    .execute();
  yookassa.pay(providerId);
  await payments.receiveNotification('yookassa', rawNotification(yookassa.notification(providerId)));
  expect(await statusOf(orderId)).toBe('completed');
  expect(await readPayment(paymentId)).toMatchObject({ status: 'completed', provider_id: providerId });
});

test('a refund made in YooKassa’s own dashboard is seen', async () => {
  const { paymentId, providerId } = await startPaying('yookassa');
  yookassa.pay(providerId);
  await payments.receiveNotification('yookassa', rawNotification(yookassa.notification(providerId)));
  Object.assign(yookassa.payments.get(providerId) ?? {}, {
    refunded_amount: { value: '100.00', currency: 'RUB' },
  });
  await database.db.updateTable('payments').set({ queried_at: null }).where('id', '=', paymentId).execute();
  const refund = { id: 'refund', payment_id: providerId };
  const body = JSON.stringify({ type: 'notification', event: 'refund.succeeded', object: refund });
  await payments.receiveNotification('yookassa', rawNotification(body));
  expect(await readPayment(paymentId)).toMatchObject({ status: 'completed', refunded: 10_000 });
});

test('anyone may send what Telr sends: it only ever makes us ask, and not often', async () => {
  const { orderId, paymentId, providerId } = await startPaying('telr');
  const body = new URLSearchParams({
    tran_cartid: paymentId,
    tran_authstatus: 'A',
    tran_amount: '300.00',
  }).toString();
  const asked = telr.requests.length;
  for (let times = 0; times < 10; times++) await payments.receiveNotification('telr', rawNotification(body));
  expect(telr.requests.length - asked).toBe(1);
  expect((await readPayment(paymentId)).next_query_at?.getTime()).toBeLessThan(Date.now() + 3000);
  expect(await statusOf(orderId)).toBe('pending');
  telr.end(providerId, 3);
  await database.db.updateTable('payments').set({ queried_at: null }).where('id', '=', paymentId).execute();
  await payments.receiveNotification('telr', rawNotification(body));
  expect(await statusOf(orderId)).toBe('completed');
  const stranger = new URLSearchParams({ tran_cartid: crypto.randomUUID() }).toString();
  await payments.receiveNotification('telr', rawNotification(stranger));
});

test('while a provider does not answer its hint has to come again', async () => {
  const { providerId } = await startPaying('yookassa');
  const body = yookassa.notification(providerId);
  yookassa.fault = { kind: 'status', status: 500 };
  await expect(payments.receiveNotification('yookassa', rawNotification(body))).rejects.toMatchObject({
    status: 503,
  });
  yookassa.fault = null;
});
