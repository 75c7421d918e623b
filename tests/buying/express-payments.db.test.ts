import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startedPaymentSchema } from '#domain/schemas/payment.schema.ts';
import { orderSchema, quoteSchema } from '#domain/schemas/order.schema.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { offerMethod } from '#tests/support/payment-fixture.ts';
import { startFakeStripe, type FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { createShopFixture, type MadeProduct } from '#tests/support/shop-fixture.ts';

/** What the checkout's script asks while a shopper pays in the sheet of a wallet, call by call. */
let database: TestDatabase;
let shop: TestApp;
let stripe: FakeStripe;
let vase: MadeProduct;
const publishableKey = 'pk_test_0123456789abcd';

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startFakeStripe();
  const value = JSON.stringify({ currency: 'USD', showCheckoutPolicy: false });
  await database.db.insertInto('settings').values({ name: 'ecommerce', value }).execute();
  await offerMethod(database.db, 'stripe', {
    ...stripe.settings,
    express: { enabled: true, publishableKey },
  });
  await database.db
    .insertInto('shipping_zones')
    .values({ code: 'us', title: 'Post', shipping_speed: 'day_3', price: 500, countries: ['US'] })
    .execute();
  vase = await createShopFixture(database.db).makeProduct({
    title: 'Vase',
    slug: 'vase',
    variations: [{ fullPrice: 4000, stock: 10 }],
  });
  shop = await startTestApp(database.url);
});
afterAll(async () => {
  await shop.stop();
  await stripe.stop();
  await database.drop();
});
beforeEach(() => {
  stripe.fault = null;
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const address = {
  country: 'US',
  region: 'MD',
  locality: 'Annapolis',
  street: '1 Main St',
  postalCode: '21401',
};
const sheetOrder = (change: object = {}) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  phone: '+12025550142',
  email: 'ann@example.com',
  deliveryType: 'delivery',
  address,
  paymentMethod: 'stripe',
  items: [{ variationId: vase.variationIds[0], quantity: 1 }],
  expectedTotal: 45,
  expectedDue: 45,
  ...change,
});
const place = (change: object = {}, key: string = crypto.randomUUID()) =>
  post('/orders', sheetOrder(change), { 'idempotency-key': key });

async function placed() {
  const response = await place();
  expect(response.status).toBe(201);
  return orderSchema.parse(await response.json());
}

const start = (
  { number, accessToken = '' }: { number: string; accessToken?: string | undefined },
  key: string = crypto.randomUUID(),
  change: object = {},
) =>
  post(
    '/payment/initialize',
    { order: number, method: 'stripe', express: true, ...change },
    { 'idempotency-key': key, 'x-order-token': accessToken },
  );

async function started(response: Response) {
  expect(response.status).toBe(200);
  return startedPaymentSchema.parse(await response.json());
}

const readOrder = (number: string) =>
  database.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const readPayments = (orderId: string) =>
  database.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();
const notify = ({ body, headers }: ReturnType<FakeStripe['event']>) =>
  post('/payment/notification?provider=stripe', body, headers);
const intentOf = async (orderId: string) => {
  const [payment] = await readPayments(orderId);
  return payment?.provider_id ?? '';
};

test('the way to pay names what wallets are opened with, and no secret', async () => {
  const response = await fetch(`${shop.origin}/api/configs/payments-available-methods`);
  const text = await response.text();
  expect(JSON.parse(text)).toContainEqual({
    key: 'stripe',
    currencies: ['USD', 'EUR', 'AED'],
    express: { publishableKey },
  });
  expect(text).not.toContain(stripe.settings.secretKey);
  expect(text).not.toContain(stripe.settings.webhookSecret);
});

test('an order, an intent of its sum, and Stripe’s word that it is paid, said twice', async () => {
  const order = await placed();
  const { status, clientSecret, redirectUrl } = await started(await start(order));
  expect({ status, redirectUrl }).toEqual({ status: 'pending', redirectUrl: undefined });
  const id = await intentOf(order.id);
  const intent = stripe.intents.get(id);
  expect(clientSecret).toBe(intent?.client_secret);
  expect(intent).toMatchObject({ amount: 4500, currency: 'usd' });
  expect(await readOrder(order.number)).toMatchObject({
    payment_status: 'pending',
    payment_method: 'stripe',
  });
  stripe.changeIntent(id, { status: 'succeeded' });
  const event = stripe.event('payment_intent.succeeded', stripe.intents.get(id) ?? {});
  for (let times = 0; times < 2; times++) expect((await notify(event)).status).toBe(200);
  expect(await readOrder(order.number)).toMatchObject({ status: 'paid', payment_status: 'completed' });
  expect(await readPayments(order.id)).toMatchObject([{ status: 'completed', amount: 4500 }]);
  expect((await start(order)).status).toBe(409);
});

test('a second confirmation is the same order, the same intent and the same secret, which is kept nowhere', async () => {
  const [orderKey, paymentKey] = [crypto.randomUUID(), crypto.randomUUID()];
  const orders = await Promise.all(
    [1, 2, 3].map(async () => orderSchema.parse(await (await place({}, orderKey)).json())),
  );
  const [order] = orders;
  if (!order) throw new Error('No order');
  expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
  const answers = await Promise.all([1, 2, 3].map(async () => started(await start(order, paymentKey))));
  expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect(answers[0]?.clientSecret).toBeDefined();
  const payments = await readPayments(order.id);
  expect(payments).toHaveLength(1);
  expect(JSON.stringify(payments)).not.toContain('_secret_');
  expect(
    [...stripe.intents.values()].filter(({ metadata }) => metadata['order'] === order.number),
  ).toHaveLength(1);
  // Of one key a sheet does not become a page.
  expect((await start(order, paymentKey, { express: false })).status).toBe(422);
});

test('a total that has changed, goods that are gone and an address without delivery are refused, and ask Stripe for nothing', async () => {
  const before = stripe.requests.length;
  const changed = await place({ expectedTotal: 44, expectedDue: 44 });
  expect(changed.status).toBe(409);
  const items = [{ variationId: vase.variationIds[0], quantity: 11 }];
  expect((await place({ items, expectedTotal: 445, expectedDue: 445 })).status).toBe(409);
  const abroad = { ...address, country: 'DE' };
  expect((await place({ address: abroad })).status).toBe(422);
  const quoted = await post('/orders/quote', {
    items: [{ variationId: vase.variationIds[0], quantity: 1 }],
    deliveryType: 'delivery',
    address: { country: 'DE', region: '', locality: 'Berlin', street: '', postalCode: '' },
  });
  const { problems, place: zone } = quoteSchema.parse(await quoted.json());
  expect(problems.map(({ code }) => code)).toEqual(['noZone']);
  expect(zone).toBeNull();
  expect(stripe.requests.length).toBe(before);
});

test('somebody else’s order is not there', async () => {
  const [mine, theirs] = [await placed(), await placed()];
  expect((await start({ ...mine, accessToken: '' })).status).toBe(404);
  expect((await start({ ...mine, accessToken: theirs.accessToken })).status).toBe(404);
  expect(await readPayments(mine.id)).toEqual([]);
});

test('a declined card leaves an order to be paid in another way, and its money is taken if it comes late', async () => {
  const order = await placed();
  await started(await start(order));
  const id = await intentOf(order.id);
  stripe.changeIntent(id, { last_payment_error: { type: 'card_error', code: 'card_declined' } });
  await notify(stripe.event('payment_intent.payment_failed', stripe.intents.get(id) ?? {}));
  expect(await readOrder(order.number)).toMatchObject({ status: 'new', payment_status: 'failed' });
  const onPage = await started(await start(order, crypto.randomUUID(), { express: false }));
  expect(onPage).toMatchObject({
    status: 'pending',
    redirectUrl: expect.stringContaining('checkout.stripe'),
  });
  expect(onPage.clientSecret).toBeUndefined();
  stripe.changeIntent(id, { status: 'succeeded' });
  await notify(stripe.event('payment_intent.succeeded', stripe.intents.get(id) ?? {}));
  expect(await readOrder(order.number)).toMatchObject({ status: 'paid', payment_status: 'completed' });
});

test('of a sheet that was closed nobody tells: the page of the order asks Stripe', async () => {
  const order = await placed();
  await started(await start(order));
  const page = () =>
    fetch(`${shop.origin}/api/orders/${order.number}`, {
      headers: { 'x-order-token': order.accessToken ?? '' },
    });
  expect(await (await page()).json()).toMatchObject({ paymentStatus: 'pending' });
  stripe.changeIntent(await intentOf(order.id), { status: 'succeeded' });
  await database.db
    .updateTable('payments')
    .set({ queried_at: null })
    .where('order_id', '=', order.id)
    .execute();
  expect(await (await page()).json()).toMatchObject({ paymentStatus: 'completed' });
});

test('where Stripe does not answer the order stands and can be paid later', async () => {
  const order = await placed();
  stripe.fault = { kind: 'status', status: 503 };
  expect(await started(await start(order))).toEqual({ status: 'initFailed', paymentId: expect.any(String) });
  stripe.fault = null;
  expect((await started(await start(order))).clientSecret).toBeDefined();
});

test('a method without wallets, or whose wallets are off, has no sheet', async () => {
  const order = await placed();
  expect((await start(order, crypto.randomUUID(), { method: 'cash' })).status).toBe(422);
  expect((await start(order, crypto.randomUUID(), { express: 'yes' })).status).toBe(422);
});
