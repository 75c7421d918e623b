import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { paymentStates, type PaymentState } from '#domain/payment-states.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { makeOrderShop } from '#tests/support/order-shop.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { cookieValue, sendForm } from '#tests/support/plain-form.ts';
import { createAdminApi, hire } from '#tests/support/staff.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let body: Record<string, unknown>;

beforeAll(async () => {
  site = await startStorefront({ env: { DEMO: '1' } });
  await site.db.deleteFrom('pages').execute();
  body = await makeOrderShop(site.db);
  await site.db
    .insertInto('payment_methods')
    .values({ key: 'demo', enabled: true, settings: { secret: 'x'.repeat(40) } })
    .execute();
  await site.configure({
    ecommerce: { showCheckoutPolicy: false, currency: 'USD', checkoutOrderMessage: '<p>We call you.</p>' },
  });
});
afterAll(() => site.stop());

async function placeOrder(paymentMethod = 'demo') {
  const response = await fetch(`${site.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...somebody(), paymentMethod }),
  });
  const order = (await response.json()) as Order;
  return { ...order, cookie: `vt_orders=${order.accessToken}` };
}

async function setState(id: string, state: PaymentState): Promise<void> {
  await site.db.updateTable('orders').set({ payment_status: state }).where('id', '=', id).execute();
}

const titles: Record<PaymentState, string> = {
  new: 'Preparing the payment',
  pending: 'Waiting for the payment to be confirmed',
  completed: 'The order has been paid',
  failed: 'Payment is failed',
  canceled: 'Payment is canceled',
  cashSuccess: 'has been placed',
  cashFailed: 'The cash order could not be created',
  initFailed: 'Payment initialization failed',
};

describe('the result of a payment', () => {
  test.each(paymentStates)(
    '%s is said by the server’s knowledge, not by the address [R386,390-393,395,713]',
    async (state) => {
      const { id, number, cookie } = await placeOrder(state.startsWith('cash') ? 'cash' : 'demo');
      await setState(id, state);
      const { status, headers, html } = await site.get(`/payment?order=${number}&status=completed`, {
        cookie,
      });
      expect(status).toBe(200);
      expect(html.text('h1')).toContain(titles[state]);
      expect(html.text('.vt-receipt__title')).toBe(`Order ${number}`);
      expect(html.text('.vt-result__message')).toBe('We call you.');
      expect(headers.get('cache-control')).toContain('no-store');
      expect(html.meta('robots')).toContain('noindex');
      expect(html.has('noscript meta')).toBe(state === 'pending');
      const canPay = ['new', 'failed', 'canceled', 'initFailed'].includes(state);
      // A payment that is under way may never end: there is another way out of it.
      expect(html.has('button[value=pay]')).toBe(canPay || state === 'pending');
      expect(html.has('input[name=method][value=cash]')).toBe(canPay || state === 'pending');
    },
  );

  test('a guest’s order waits for a call where no mail leaves the shop, else for the link in one', async () => {
    const { number, cookie } = await placeOrder('cash');
    const hint = async () =>
      (await site.get(`/payment?order=${number}`, { cookie })).html.text('.vt-result__hint');
    expect(await hint()).toMatch(/^We will call you to confirm the order\. The goods are kept for you until/);
    const admin = createAdminApi(site);
    const { token } = await admin.logIn((await hire(site)).email);
    const server = {
      host: '127.0.0.1',
      port: 9,
      security: 'none',
      username: '',
      password: '',
      sender: '',
      version: 0,
    };
    expect((await admin.call('PUT', '/mail/server', { token: token ?? '', body: server })).status).toBe(200);
    expect(await hint()).toMatch(/^Please confirm your order with the link in the email/);
    await admin.call('DELETE', '/mail/server', { token: token ?? '' });
  });

  test('a missing order, a foreign one and nonsense are the same page', async () => {
    const { number } = await placeOrder();
    const { cookie } = await placeOrder();
    const answers = await Promise.all(
      [number, '999999', 'x', '%00', ''].map((each) => site.get(`/payment?order=${each}`, { cookie })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ html }) => html.text('main'))).size).toBe(1);
    expect((await site.get('/payment')).status).toBe(200);
  });

  test('a token in the address becomes a cookie and leaves the address', async () => {
    const { number, accessToken = '', cookie } = await placeOrder();
    const first = await site.get(`/payment?order=${number}&token=${accessToken}`);
    expect([first.status, first.headers.get('location')]).toEqual([302, `/payment?order=${number}`]);
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(cookieValue(first.headers.getSetCookie(), 'vt_orders')).toBe(accessToken);
    const wrong = await site.get(`/payment?order=${number}&token=${'a'.repeat(43)}`);
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([404, []]);
    const crafted = await site.get(`/payment?order=${number}&token=x;Domain=evil.example`, { cookie });
    expect([crafted.status, crafted.headers.getSetCookie()]).toEqual([302, []]);
  });

  test('a provider’s shopper sees the newest order of the cookie, or at least a page [R399]', async () => {
    const older = await placeOrder();
    const newer = await placeOrder();
    const cookie = `vt_orders=${older.accessToken}.${newer.accessToken}`;
    const { status, html } = await site.get('/payment/notification', { cookie });
    expect(status).toBe(200);
    expect(html.text('.vt-receipt__title')).toBe(`Order ${newer.number}`);
    const stranger = await site.get('/payment/notification');
    expect([stranger.status, stranger.html.has('.vt-receipt')]).toEqual([200, false]);
  });
});

describe('what can be done there without script', () => {
  const act = (fields: Record<string, string>, cookie: string) =>
    sendForm(`${site.origin}/payment`, fields, cookie);

  test('paying again leads on to the provider', async () => {
    const { id, number, cookie } = await placeOrder();
    await setState(id, 'failed');
    const reply = await act({ order: number, op: 'pay', method: 'demo' }, cookie);
    expect(reply.status).toBe(303);
    expect(reply.location).toContain('/payment/demo?ref=');
    const { html } = await site.get(`/payment?order=${number}`, { cookie });
    expect(html.text('h1')).toBe(titles.pending);
  });

  test('canceling returns the order; a second time says why not', async () => {
    const { number, cookie } = await placeOrder();
    const reply = await act({ order: number, op: 'cancel' }, cookie);
    expect([reply.status, reply.location]).toEqual([303, `/payment?order=${number}`]);
    const { html } = await site.get(`/payment?order=${number}`, { cookie });
    expect(html.text('main')).toContain('The order has been canceled');
    expect(html.has('button[value=pay]')).toBe(false);
    const again = await act({ order: number, op: 'cancel' }, cookie);
    expect(again.status).toBe(409);
    expect(again.html.text('.vt-field__error')).toBe('This order can no longer be canceled');
  });

  test('cash is chosen for the same order instead of a payment that failed, or is still under way [R394]', async () => {
    for (const state of ['failed', 'pending'] as const) {
      const { id, number, cookie } = await placeOrder();
      await setState(id, state);
      const reply = await act({ order: number, op: 'pay', method: 'cash' }, cookie);
      expect([reply.status, reply.location]).toEqual([303, `/payment?order=${number}`]);
      const { html } = await site.get(`/payment?order=${number}`, { cookie });
      expect(html.text('h1')).toContain(titles.cashSuccess);
      expect(html.has('button[value=pay]')).toBe(false);
      const row = site.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(await row).toMatchObject({ payment_method: 'cash', status: 'new' });
    }
  });

  test('what a canceled order held is in the cart again, beside what came since', async () => {
    const { number, items, cookie } = await placeOrder();
    const [line] = items;
    const lineOf = (quantity: number) => `${line?.product.id}.${line?.variation.id}.${quantity}`;
    const ordered = line?.quantity ?? 0;
    const canceled = await act({ order: number, op: 'cancel' }, `${cookie}; vt_cart=7.9.3`);
    expect(cookieValue(canceled.cookies, 'vt_cart')).toBe(`7.9.3-${lineOf(ordered)}`);
    const shown = await site.get(`/payment?order=${number}`, {
      cookie: `${cookie}; vt_cart=${lineOf(ordered)}`,
    });
    expect(shown.html.text('main')).toContain('The items are back in your cart');
    expect(shown.html.has('button[value=restore]')).toBe(false);
    const later = await site.get(`/payment?order=${number}`, { cookie });
    expect(later.html.has('button[value=restore]')).toBe(true);
    const restored = await act({ order: number, op: 'restore' }, cookie);
    expect([restored.status, restored.location]).toEqual([303, '/cart']);
    expect(cookieValue(restored.cookies, 'vt_cart')).toBe(lineOf(ordered));
  });

  test('an order that stands is not taken back into the cart', async () => {
    const { number, cookie } = await placeOrder();
    const reply = await act({ order: number, op: 'restore' }, cookie);
    expect(reply.location).toBe(`/payment?order=${number}`);
    expect(cookieValue(reply.cookies, 'vt_cart')).toBeUndefined();
  });

  test('nobody does either to a foreign order', async () => {
    const { number } = await placeOrder();
    const { cookie } = await placeOrder();
    for (const op of ['pay', 'cancel', 'other']) {
      expect((await act({ order: number, op, method: 'demo' }, cookie)).status).toBe(404);
    }
  });
});
