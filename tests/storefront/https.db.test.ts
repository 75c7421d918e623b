import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Order } from '#domain/schemas/order.schema.ts';
import { everything } from '#platform/cache/tags.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { makeOrderShop } from '#tests/support/order-shop.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { cookieValue, sendForm } from '#tests/support/plain-form.ts';
import { hire, staffPassword } from '#tests/support/staff.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let body: Record<string, unknown>;
let item: { product: string; variation: string };
let cart: string;

beforeAll(async () => {
  site = await startStorefront({ env: { PUBLIC_URL: 'https://shop.example' } });
  await site.change([everything], async (db) => {
    await db.deleteFrom('pages').execute();
    body = await makeOrderShop(db);
  });
  const vase = await site.db.selectFrom('variations').select(['id', 'product_id']).executeTakeFirstOrThrow();
  item = { product: String(vase.product_id), variation: String(vase.id) };
  cart = `${item.product}.${item.variation}.1`;
});
afterAll(() => site.stop());

const post = (path: string, fields: object, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
const placeOrder = () => post('/orders', { ...body, ...somebody() });

async function signIn(): Promise<Response> {
  const { email } = await hire(site);
  return post('/admin/login', { email, password: staffPassword });
}

describe('over https', () => {
  test('each cookie is for this host, all of its paths and https alone', async () => {
    const added = await sendForm(`${site.origin}/cart`, { op: 'add', ...item, quantity: '1' });
    const form = {
      orderKey: randomUUID(),
      firstName: 'Ann',
      ...somebody(),
      deliveryType: 'pickup',
      locationCode: 'studio',
      paymentMethod: 'cash',
    };
    const bought = await sendForm(`${site.origin}/checkout`, form, `__Host-vt_cart=${cart}`);
    const signedIn = await signIn();
    const { token } = (await signedIn.clone().json()) as { token: string };
    const customer = await makeUser(site.db);
    const answers = [
      signedIn,
      await placeOrder(),
      await post('/logout', {}, { authorization: `Bearer ${customer.token}` }),
      await post('/admin/logout', {}, { authorization: `Bearer ${token}` }),
    ];
    const cookies = [
      ...added.cookies,
      ...bought.cookies,
      ...answers.flatMap(({ headers }) => headers.getSetCookie()),
    ];
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-vt_cart',
      '__Host-vt_cart',
      '__Host-vt_orders',
      '__Host-vt_admin',
      '__Host-vt_orders',
      '__Host-vt_orders',
      '__Host-vt_admin',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^\S+; Path=\/; Max-Age=\d+; (HttpOnly; )?SameSite=(Lax|Strict); Secure$/);
      expect(cookie.includes('HttpOnly')).toBe(!cookie.startsWith('__Host-vt_cart'));
    }
  });

  test('a session, an order and a cart come by the prefixed cookie alone', async () => {
    const token = cookieValue((await signIn()).headers.getSetCookie(), '__Host-vt_admin');
    const { number, accessToken = '' } = (await (await placeOrder()).json()) as Order;
    const see = async (prefix: string) => {
      const cookie = `${prefix}vt_admin=${token}; ${prefix}vt_orders=${accessToken}; ${prefix}vt_cart=${cart}`;
      const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
      const admin = await site.app.inject({ url: '/admin/', headers: { ...navigation, cookie } });
      const key = { 'idempotency-key': randomUUID() };
      const payment = { order: number, method: 'demo' };
      return {
        session: admin.body.includes('vt-session'),
        orderPage: (await site.get(`/payment?order=${number}`, { cookie })).status,
        order: (await fetch(`${site.origin}/api/orders/${number}`, { headers: { cookie } })).status,
        payment: (await post('/payment/initialize', payment, { ...key, cookie })).status,
        cart: (await site.get('/cart', { cookie })).html.all('.vt-cart-line').length,
      };
    };
    const unseen = { session: false, orderPage: 404, order: 404, payment: 404, cart: 0 };
    expect(await see('__Host-')).toEqual({
      session: true,
      orderPage: 200,
      order: 200,
      payment: 422,
      cart: 1,
    });
    expect(await see('')).toEqual(unseen);
    expect(await see('__Secure-')).toEqual(unseen);
  });

  test('a page tells its scripts what the cart’s cookie is called', async () => {
    const { html } = await site.get('/products/vase');
    expect(html.attribute('body', 'data-cart')).toBe('__Host-vt_cart');
  });

  test('every answer says that it is for https, no other type and no frame', async () => {
    const { html } = await site.get('/products/vase');
    const script = html.attribute('script[type=module]', 'src') ?? '';
    const known = (await fetch(`${site.origin}/api/config`)).headers.get('etag') ?? '';
    const paths = [
      '/',
      '/products/vase',
      '/products/vase/',
      '/nothing',
      '/cart',
      '/admin/',
      '/api/config',
      '/api/no/such',
      '/api/admin/me',
      '/img/original/x',
      '/robots.txt',
      '/sitemap.xml',
      '/feeds/google.xml',
      '/liveness',
      script,
      '/assets/none.js',
    ];
    const lacks = [];
    for (const path of paths) {
      const { headers } = await fetch(site.origin + path, {
        redirect: 'manual',
        headers: { 'if-none-match': known },
      });
      if (headers.get('strict-transport-security') !== 'max-age=31536000; includeSubDomains')
        lacks.push(`${path}: transport`);
      if (headers.get('x-content-type-options') !== 'nosniff') lacks.push(`${path}: type`);
      if (!/frame-ancestors 'none'/.test(headers.get('content-security-policy') ?? ''))
        lacks.push(`${path}: policy`);
    }
    expect(lacks).toEqual([]);
  });
});
