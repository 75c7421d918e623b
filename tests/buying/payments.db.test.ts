import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startedPaymentSchema } from '#domain/schemas/payment.schema.ts';
import { issueOrderAccess } from '#services/orders/order-access.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { demoSettings, insertOrder, offerMethod, type UnpaidOrder } from '#tests/support/payment-fixture.ts';
import { startFakeStripe, type FakeStripe } from '#tests/support/providers/fake-stripe.ts';

let database: TestDatabase;
let shop: TestApp;
let stripe: FakeStripe;

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startFakeStripe();
  const value = JSON.stringify({ currency: 'USD' });
  await database.db.insertInto('settings').values({ name: 'ecommerce', value }).execute();
  await offerMethod(database.db, 'demo', demoSettings);
  await offerMethod(database.db, 'stripe', stripe.settings);
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

interface OpenOrder {
  id: string;
  number: string;
  token: string;
}

async function placeOrder(fixture: UnpaidOrder = {}): Promise<OpenOrder> {
  const { id, number } = await insertOrder(database.db, fixture);
  return { id, number, token: await issueOrderAccess(database.db, id) };
}

async function post(path: string, body: string, headers: Record<string, string>): Promise<Response> {
  return fetch(shop.origin + path, { method: 'POST', body, headers, redirect: 'manual' });
}

function initialize(
  { number, token }: OpenOrder,
  change: Record<string, unknown> = {},
  key: string = crypto.randomUUID(),
): Promise<Response> {
  const body = {
    order: number,
    method: 'demo',
    returnUrl: `/payment?order=${number}`,
    language: 'en',
    ...change,
  };
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'x-order-token': token };
  return post('/api/payment/initialize', JSON.stringify(body), headers);
}

const started = async (response: Response) => {
  expect(response.status).toBe(200);
  return startedPaymentSchema.parse(await response.json());
};
const readOrder = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const readPayment = (id: string | undefined) =>
  database.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();

describe('the demo’s provider', () => {
  const decide = async (redirectUrl: string | undefined, decision: string) => {
    const ref = new URL(redirectUrl ?? '').searchParams.get('ref') ?? '';
    const body = new URLSearchParams({ ref, decision }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    return post('/payment/demo', body, headers);
  };

  test('leads to a page that says that no money moves; paying there pays the order', async () => {
    const order = await placeOrder();
    const { status, redirectUrl } = await started(await initialize(order));
    expect(status).toBe('pending');
    expect(redirectUrl?.startsWith(`${shop.origin}/payment/demo?ref=`)).toBe(true);
    expect(await readOrder(order.id)).toMatchObject({ payment_status: 'pending', payment_method: 'demo' });
    const page = await fetch(redirectUrl ?? '');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('no money moves');
    expect(html).toContain('$100');
    expect(html).toContain(order.number);
    const paid = await decide(redirectUrl, 'completed');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`${shop.origin}/payment?order=${order.number}`);
    expect(await readOrder(order.id)).toMatchObject({ status: 'paid', payment_status: 'completed' });
    const again = await initialize(order);
    expect(again.status).toBe(409);
  });

  test('declining and canceling leave the order to be paid again', async () => {
    const order = await placeOrder();
    const declined = await started(await initialize(order));
    await decide(declined.redirectUrl, 'failed');
    expect(await readOrder(order.id)).toMatchObject({ status: 'new', payment_status: 'failed' });
    const canceled = await started(await initialize(order, { cancelUrl: '/checkout' }));
    const back = await decide(canceled.redirectUrl, 'canceled');
    expect(back.headers.get('location')).toBe(`${shop.origin}/checkout`);
    expect(await readOrder(order.id)).toMatchObject({ status: 'new', payment_status: 'canceled' });
    expect(declined.paymentId).not.toBe(canceled.paymentId);
  });

  test('a reference that was altered leads nowhere', async () => {
    const order = await placeOrder();
    const { redirectUrl = '' } = await started(await initialize(order));
    for (const ref of ['', 'abc', `${new URL(redirectUrl).searchParams.get('ref')}0`, 'e30.00']) {
      const address = new URL(redirectUrl);
      address.searchParams.set('ref', ref);
      expect((await fetch(address)).status).toBe(404);
      expect((await decide(address.href, 'completed')).status).toBe(404);
    }
    expect(await readOrder(order.id)).toMatchObject({ status: 'new' });
  });

  test('its notifications are signed like any other’s', async () => {
    const order = await placeOrder();
    const { redirectUrl = '' } = await started(await initialize(order));
    const body = JSON.stringify({ ref: new URL(redirectUrl).searchParams.get('ref'), status: 'completed' });
    for (const signature of ['', '0'.repeat(64)]) {
      const headers = { 'content-type': 'application/json', 'x-demo-signature': signature };
      expect((await post('/api/payment/notification?provider=demo', body, headers)).status).toBe(400);
    }
    expect(await readOrder(order.id)).toMatchObject({ status: 'new' });
  });
});

describe('starting a payment', () => {
  test('the same key is the same payment, one at a time or all at once', async () => {
    const order = await placeOrder();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => started(await initialize(order, { method: 'stripe' }, key))),
    );
    answers.push(await started(await initialize(order, { method: 'stripe' }, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 'pending',
      redirectUrl: expect.stringContaining('checkout.stripe'),
    });
    const payments = await database.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', order.id)
      .execute();
    expect(payments).toHaveLength(1);
    expect((await initialize(order, { method: 'demo' }, key)).status).toBe(422);
  });

  test('an order of somebody else is not there, nor is one that never was', async () => {
    const order = await placeOrder();
    expect((await initialize({ ...order, token: '' })).status).toBe(404);
    expect((await initialize({ ...order, token: (await placeOrder()).token })).status).toBe(404);
    expect((await initialize({ ...order, number: '999999' })).status).toBe(404);
  });

  test.each([
    'https://evil.example/payment',
    '//evil.example',
    'https://shop.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:pass@127.0.0.1/',
    '/\\evil.example',
  ])('shoppers are never sent to %s', async (address) => {
    const order = await placeOrder();
    const response = await initialize(order, { returnUrl: address });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      children: { returnUrl: { errors: [expect.any(String)] } },
    });
    expect((await initialize(order, { cancelUrl: address })).status).toBe(422);
  });

  test.each(['telr', 'yookassa', 'mystery', 'constructor'])('%s is not offered', async (method) => {
    const response = await initialize(await placeOrder(), { method });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ children: { method: {} } });
  });

  test('wants an Idempotency-Key and knows no other fields', async () => {
    const order = await placeOrder();
    expect((await initialize(order, {}, '')).status).toBe(400);
    expect((await initialize(order, { amount: 1 })).status).toBe(422);
  });

  test.each([
    { status: 'canceled', paymentStatus: 'canceled' },
    { status: 'shipped', paymentStatus: 'new' },
    { status: 'confirmed', paymentStatus: 'cashSuccess' },
    { status: 'paid', paymentStatus: 'completed' },
  ])('an order that is %j is not paid', async (fixture) => {
    expect((await initialize(await placeOrder(fixture))).status).toBe(409);
  });

  test('cash can be chosen instead, and chosen twice', async () => {
    const order = await placeOrder({ paymentStatus: 'failed' });
    for (let times = 0; times < 2; times++)
      expect(await started(await initialize(order, { method: 'cash' }))).toEqual({ status: 'cashSuccess' });
    const row = await readOrder(order.id);
    expect(row).toMatchObject({ status: 'confirmed', payment_status: 'cashSuccess', reserved_until: null });
  });
});

describe('a provider that fails', () => {
  test('is told to the shopper, who pays again; after five failures it is left alone, others go on', async () => {
    const order = await placeOrder();
    stripe.fault = { kind: 'status', status: 500 };
    for (let times = 0; times < 5; times++) {
      const answer = await started(await initialize(order, { method: 'stripe' }));
      expect(answer).toMatchObject({ status: 'initFailed' });
      expect(await readPayment(answer.paymentId)).toMatchObject({
        status: 'initFailed',
        next_query_at: null,
      });
    }
    expect(await readOrder(order.id)).toMatchObject({ status: 'new', payment_status: 'initFailed' });
    const asked = stripe.requests.length;
    stripe.fault = null;
    expect(await started(await initialize(order, { method: 'stripe' }))).toMatchObject({
      status: 'initFailed',
    });
    expect(stripe.requests).toHaveLength(asked);
    expect(await started(await initialize(order, { method: 'demo' }))).toMatchObject({ status: 'pending' });
  });
});
