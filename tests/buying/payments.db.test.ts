import { createHmac } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startedPaymentSchema } from '#domain/schemas/payment.schema.ts';
import { issueToken } from '#modules/auth/tokens.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
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

  test('leads to a page that says that no money moves; paying there pays the order [R389]', async () => {
    const order = await placeOrder();
    const { status, redirectUrl } = await started(await initialize(order));
    expect(status).toBe('pending');
    expect(redirectUrl?.startsWith(`${shop.origin}/payment/demo?ref=`)).toBe(true);
    expect(await readOrder(order.id)).toMatchObject({ payment_status: 'pending', payment_method: 'demo' });
    // What opens the order to a guest is not kept.
    const kept = await database.db
      .selectFrom('payments')
      .select(['return_url', 'cancel_url'])
      .where('order_id', '=', order.id)
      .execute();
    expect(kept).toEqual([{ return_url: '', cancel_url: '' }]);
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
  test('the same key is the same payment, one at a time or all at once [R387-388]', async () => {
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
      children: { returnUrl: { errors: ['Name an address of this shop'] } },
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
  ])('an order that is %j is not paid [R633]', async (fixture) => {
    expect((await initialize(await placeOrder(fixture))).status).toBe(409);
  });

  test('cash can be chosen instead, and chosen twice', async () => {
    const order = await placeOrder({ paymentStatus: 'failed' });
    for (let times = 0; times < 2; times++)
      expect(await started(await initialize(order, { method: 'cash' }))).toEqual({ status: 'cashSuccess' });
    const row = await readOrder(order.id);
    expect(row).toMatchObject({ status: 'new', payment_status: 'cashSuccess' });
    // Until a guest has confirmed it, for three days since it was placed.
    expect(Number(row.reserved_until) - Number(row.created_at)).toBe(72 * 3_600_000);
  });
});

describe('notifications', () => {
  const json = { 'content-type': 'application/json' };
  const notify = (
    body: string,
    headers: Record<string, string>,
    path = '/api/payment/notification?provider=stripe',
  ) => post(path, body, { ...json, ...headers });

  async function startPaying(fixture: UnpaidOrder = {}) {
    const order = await placeOrder(fixture);
    const { paymentId } = await started(await initialize(order, { method: 'stripe' }));
    const sessionId = (await readPayment(paymentId)).provider_id ?? '';
    const paid = () => {
      stripe.change(sessionId, { status: 'complete', payment_status: 'paid' });
      return stripe.sessions.get(sessionId) ?? {};
    };
    return { order, paymentId, sessionId, paid };
  }

  test.each(['/api/payment/notification?provider=stripe', '/payment/notification?provider=stripe'])(
    'POST %s: a signed one pays the order, sent again it changes nothing',
    async (path) => {
      const { order, paid } = await startPaying();
      const { body, headers } = stripe.event('checkout.session.completed', paid());
      for (let times = 0; times < 3; times++) {
        const response = await notify(body, headers, path);
        expect(response.status).toBe(200);
        expect(await response.text()).toBe('OK');
      }
      expect(await readOrder(order.id)).toMatchObject({ status: 'paid', payment_status: 'completed' });
      const mails = await database.db
        .selectFrom('outbox')
        .select('topic')
        .where('topic', '=', 'mail.order-paid')
        .where(sql`payload->>'orderId'`, '=', order.id)
        .execute();
      expect(mails).toHaveLength(1);
    },
  );

  test('whatever is not signed as it is, is refused, and the order stays unpaid', async () => {
    const { order, paid } = await startPaying();
    const { body, headers } = stripe.event('checkout.session.completed', paid());
    const signature = headers['stripe-signature'] ?? '';
    const forged: [string, Record<string, string>][] = [
      [body, {}],
      [body, { 'stripe-signature': 't=1,v1=00' }],
      [`${body} `, headers],
      [JSON.stringify(JSON.parse(body)), headers],
      [body.replace('10000', '10001'), headers],
      [body, { 'stripe-signature': signature.toUpperCase() }],
      ['', headers],
      ['null', headers],
    ];
    for (const [text, given] of forged) {
      const response = await notify(text, given);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/signature|whsec|hmac/i);
    }
    const old = stripe.event('checkout.session.completed', paid(), { at: Date.now() - 301_000 });
    expect((await notify(old.body, old.headers)).status).toBe(400);
    expect(await readOrder(order.id)).toMatchObject({ status: 'new', payment_status: 'pending' });
  });

  test('a signed one of a smaller amount is accepted, set aside, and pays nothing [R400]', async () => {
    const { order, paymentId, sessionId, paid } = await startPaying();
    const { body, headers } = stripe.event('checkout.session.completed', { ...paid(), amount_total: 9_999 });
    expect((await notify(body, headers)).status).toBe(200);
    const event = await database.db
      .selectFrom('payment_events')
      .select(['outcome', 'reason'])
      .where('payment_id', '=', paymentId ?? '')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ outcome: 'quarantined', reason: 'other amount' });
    expect(await readOrder(order.id)).toMatchObject({ status: 'new', payment_status: 'pending' });
    stripe.change(sessionId, { status: 'open', payment_status: 'unpaid' });
  });

  test('the shopper’s return and the notification at once pay the order once', async () => {
    const { order, paid } = await startPaying();
    const { body, headers } = stripe.event('checkout.session.completed', paid());
    const poll = () => fetch(`${shop.origin}/api/orders/${order.number}?token=${order.token}`);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => notify(body, headers)),
      ...Array.from({ length: 5 }, poll),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await (await poll()).json()).toMatchObject({
      paymentStatus: 'completed',
      status: { code: 'paid' },
    });
  });

  test('a poll of the order learns of money whose notification is lost', async () => {
    const { order, paid } = await startPaying();
    paid();
    const poll = await fetch(`${shop.origin}/api/orders/${order.number}?token=${order.token}&status=failed`);
    expect(await poll.json()).toMatchObject({ payment: { status: 'completed', provider: 'stripe' } });
  });

  test.each(['', 'telr', 'mystery', '__proto__', '../x'])('provider %j is not there', async (provider) => {
    const path = `/api/payment/notification?provider=${encodeURIComponent(provider)}`;
    expect((await notify('{}', {}, path)).status).toBe(404);
  });

  test('a body of any type is taken as it is, but not of any length', async () => {
    const xml = { 'content-type': 'application/xml' };
    expect((await notify('<a/>', xml)).status).toBe(400);
    expect((await notify('x'.repeat(64 * 1024 + 1), {})).status).toBe(413);
    const bare = await fetch(`${shop.origin}/payment/notification?provider=stripe`, { method: 'POST' });
    expect(bare.status).toBe(400);
  });
});

test.each([
  ['/payment?order=1&token=x', '/payment?order=1&token=x'],
  ['https://evil.example/payment', '/payment'],
  ['//evil.example', '/payment'],
  ['', '/'],
])('a shopper who is sent back by POST to %j goes on to %s', async (to, target) => {
  const response = await post(`/payment/return?to=${encodeURIComponent(to)}`, 'respStatus=A', {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://secure.paytabs.com',
    'sec-fetch-site': 'cross-site',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(target);
});

describe('refunds in the back office', () => {
  async function paidOnDemo(): Promise<string> {
    const order = await placeOrder();
    const { paymentId = '', redirectUrl = '' } = await started(await initialize(order));
    const body = JSON.stringify({ ref: new URL(redirectUrl).searchParams.get('ref'), status: 'completed' });
    const signature = createHmac('sha256', demoSettings.secret).update(body).digest('hex');
    await post('/api/payment/notification?provider=demo', body, { 'x-demo-signature': signature });
    return paymentId;
  }
  const refund = (paymentId: string, amount: unknown, token?: string, key = 'refund-1') =>
    post(`/api/admin/payments/${paymentId}/refund`, JSON.stringify({ amount }), {
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
      ...(token && { authorization: `Bearer ${token}` }),
    });

  test('are for admins alone; the same key refunds once', async () => {
    const id = await paidOnDemo();
    const [admin, manager] = [await signInStaff('admin'), await signInStaff('manager')];
    expect((await refund(id, 40)).status).toBe(401);
    expect((await refund(id, 40, manager)).status).toBe(403);
    expect((await refund(id, 40, admin, '')).status).toBe(400);
    for (const amount of [0, -1, '40', 1e13]) expect((await refund(id, amount, admin)).status).toBe(422);
    for (let times = 0; times < 2; times++) {
      const done = await refund(id, 40.5, admin);
      expect(done.status).toBe(200);
      expect(await done.json()).toEqual({ status: 'done', refunded: 40.5, amount: 100 });
    }
    expect((await refund(id, 60, admin, 'refund-2')).status).toBe(409);
    expect((await refund('123', 1, admin, 'refund-3')).status).toBe(404);
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

async function signInStaff(role: 'admin' | 'manager'): Promise<string> {
  const { id } = await database.db
    .insertInto('staff')
    .values({ email: `${role}@shop.example`, password_hash: 'x', role })
    .returning('id')
    .executeTakeFirstOrThrow();
  return issueToken(database.db, { staffId: id }, 'session');
}
