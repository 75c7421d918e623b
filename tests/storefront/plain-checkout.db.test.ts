import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Html } from '#tests/support/html.ts';
import { cookieValue, sendForm } from '#tests/support/plain-form.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let productId: number;
let variationId: number;
let cart: string;

const ecommerce = { currency: 'USD', checkoutPolicyText: '<p>I agree to <a href="/terms">all</a></p>' };

beforeAll(async () => {
  site = await startStorefront();
  const product = await site.shop.makeProduct({
    title: 'Moon jar',
    slug: 'moon-jar',
    variations: [{ fullPrice: 5000, discountPrice: 4000, stock: 50, weight: 2 }],
  });
  productId = product.id;
  variationId = product.variationIds[0] ?? 0;
  cart = `vt_cart=${productId}.${variationId}.2`;
  await site.change(['delivery'], async (db) => {
    await db
      .insertInto('locations')
      .values([
        { code: 'studio', title: 'Studio', address: 'Blue door', shipping_speed: 'day_1', price: 0 },
        { code: 'cafe', title: 'Cafe', shipping_speed: 'week_1', price: 300, min_amount: 100_000 },
      ])
      .execute();
    await db
      .insertInto('shipping_zones')
      .values({ code: 'usa', title: 'USA', countries: ['US'], price: 1500, shipping_speed: 'day_6' })
      .execute();
  });
  await site.configure({ ecommerce });
});
afterAll(() => site.stop());

let orderKey: string;
beforeEach(() => {
  orderKey = randomUUID();
});

const pickup = {
  firstName: 'Ann',
  phone: '+12025550142',
  email: '',
  deliveryType: 'pickup',
  locationCode: 'studio',
  paymentMethod: 'cash',
  consent: 'on',
};
const send = (fields: Record<string, string>, cookie = cart) =>
  sendForm(`${site.origin}/checkout`, { orderKey, ...fields }, cookie);
const countOrders = async () =>
  Number(
    (
      await site.db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Selectors know no brackets in names. */
const inputOf = (html: Html, name: string) =>
  html.all('input').find(({ attribs }) => attribs['name'] === name)?.attribs;

describe('the way to the checkout', () => {
  test('leads to the cart while there is nothing in it, and is not remembered [R57-59]', async () => {
    for (const cookie of ['', 'vt_cart=', 'vt_cart=nonsense']) {
      const { status, headers } = await site.get('/checkout', { cookie });
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        301,
        '/cart',
        'no-store',
      ]);
    }
    expect((await site.get('/checkout', { cookie: cart })).status).toBe(200);
  });

  test('leads to the cart when nothing in it is sold any more', async () => {
    const { status, headers } = await site.get('/checkout', { cookie: 'vt_cart=9.999999.1' });
    expect([status, headers.get('location')]).toEqual([303, '/cart']);
  });
});

describe('the page', () => {
  test('is of one visitor alone and may send forms on to a provider [R33,63]', async () => {
    const { html, headers } = await site.get('/checkout', { cookie: cart });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('content-security-policy')).toMatch(/form-action 'self' https:/);
    expect(html.meta('robots')).toContain('noindex');
    expect(html.attribute('body', 'data-layout')).toBe('order-page');
  });

  test('shows lines, goods, discount, delivery and total before the button [R385]', async () => {
    const { html } = await site.get('/checkout', { cookie: cart });
    expect(html.text('.vt-order-line__text a')).toBe('Moon jar');
    expect(html.texts('.vt-amounts dd')).toEqual(['$100', '−$20', '$15', '$95']);
    expect(html.source.indexOf('vt-amounts')).toBeLessThan(html.source.indexOf('vt-submit'));
  });

  test('has a header without menu, search and account, and the shop’s terms beside the total [R67,349]', async () => {
    const phones = ['+12025550142'];
    await site.configure({
      common: { phones },
      ecommerce: { ...ecommerce, shippingPolicy: '<p>By post</p>', refundPolicy: '<p>In two weeks</p>' },
    });
    const { html } = await site.get('/checkout', { cookie: cart });
    expect(html.has('.vt-header [href=/cart]')).toBe(true);
    expect(html.has('.vt-header [href=tel:+12025550142]')).toBe(true);
    for (const part of ['nav', '[data-item=search]', '[data-item=account]', '.vt-header__menu-button'])
      expect(html.has(`.vt-header ${part}`)).toBe(false);
    expect(html.texts('.vt-place__policy')).toEqual(['Shipping and returnsBy postReturnsIn two weeks']);
    await site.configure({ ecommerce });
  });

  test('takes the owner’s consent text as the label [R355-357]', async () => {
    const { html } = await site.get('/checkout', { cookie: cart });
    expect(html.attribute('.vt-check a', 'href')).toBe('/terms');
    expect(html.has('input[name=consent][checked]')).toBe(false);
    await site.configure({ ecommerce: { ...ecommerce, checkoutPolicyEnabledByDefault: true } });
    expect((await site.get('/checkout', { cookie: cart })).html.has('input[name=consent][checked]')).toBe(
      true,
    );
    await site.configure({ ecommerce: { ...ecommerce, showCheckoutPolicy: false } });
    expect((await site.get('/checkout', { cookie: cart })).html.has('input[name=consent]')).toBe(false);
    await site.configure({ ecommerce });
  });

  test('shows the owner’s message cleaned, and asks for a receiver where the shop wants one [R353-354,578]', async () => {
    const checkoutFormMessage = '<p>Gift?</p><img src=x onerror=alert(1)>';
    await site.configure({ ecommerce: { ...ecommerce, checkoutFormMessage, showCheckoutReceiver: true } });
    const { html } = await site.get('/checkout', { cookie: cart });
    expect(html.text('.vt-checkout__message')).toBe('Gift?');
    expect(html.source).not.toContain('onerror');
    expect(html.has('input[name=hasReceiver]')).toBe(true);
    await site.configure({ ecommerce });
    expect((await site.get('/checkout', { cookie: cart })).html.has('input[name=hasReceiver]')).toBe(false);
  });

  test('begins with the country of the shop', async () => {
    const chosen = async () =>
      (await site.get('/checkout', { cookie: cart })).html
        .all('select option')
        .filter(({ attribs }) => 'selected' in attribs)
        .map(({ attribs }) => attribs['value']);
    expect(await chosen()).toContain('US');
    await site.configure({ ecommerce, common: { address: { country: 'SG' } } });
    const { html } = await site.get('/checkout', { cookie: cart });
    expect(await chosen()).toEqual(['SG']);
    expect(html.all('option').length).toBeGreaterThan(230);
    await site.configure({ ecommerce });
  });

  test('tells the limits that an order at a place does not keep', async () => {
    const { html } = await send({ ...pickup, op: 'update', locationCode: 'cafe' });
    expect(html.text('.vt-place__problems .vt-field__error')).toBe('The minimum order amount is $1,000');
  });
});

describe('the form without script', () => {
  test('is drawn anew for another way of delivery or country, with all that was typed', async () => {
    const typed = { firstName: 'Ann', 'address[street]': '1 Main St', comment: 'Ring <twice>' };
    const first = await send({ ...typed, op: 'update', deliveryType: 'pickup' });
    expect(first.status).toBe(200);
    expect(first.html.has('.vt-field__error')).toBe(false);
    expect(first.html.attributes('input[name=locationCode]', 'value')).toEqual(['studio', 'cafe']);
    expect(inputOf(first.html, 'address[street]')).toMatchObject({ type: 'hidden', value: '1 Main St' });
    const back = await send({ ...typed, op: 'update', deliveryType: 'delivery', 'address[country]': 'AE' });
    expect(inputOf(back.html, 'address[street]')).toBeUndefined();
    expect(inputOf(back.html, 'address[postalCode]')).toBeUndefined();
    expect(back.html.texts('textarea')).toEqual(['Ring <twice>', '1 Main St']);
    expect(back.html.text('.vt-zone .vt-field__error')).toBe('We do not deliver to this address');
  });

  test('comes back with what is wrong at its fields, and makes no order', async () => {
    const before = await countOrders();
    const { status, html } = await send({
      ...pickup,
      firstName: ' ',
      phone: 'abc',
      consent: '',
      locationCode: '',
    });
    expect(status).toBe(422);
    expect(html.texts('.vt-field .vt-field__error')).toEqual([
      'This value should not be blank.',
      'Incorrect phone format',
      'Please choose an option',
    ]);
    expect(html.attribute('input[name=phone]', 'value')).toBe('abc');
    expect(html.text('.vt-error-summary__title')).toBe('Please correct 3 fields');
    expect(await countOrders()).toBe(before);
  });

  test('places the order, empties the cart and opens the result to this browser alone [R734]', async () => {
    const { status, location, cookies } = await send({ ...pickup, expectedTotal: '80' });
    expect(status).toBe(303);
    expect(location).toMatch(/^\/payment\?order=\d+$/);
    expect(cookieValue(cookies, 'vt_cart')).toBe('');
    expect(cookies.find((cookie) => cookie.startsWith('vt_orders='))).toMatch(/HttpOnly; SameSite=Lax/);
    const cookie = `vt_orders=${cookieValue(cookies, 'vt_orders')}`;
    const { html } = await site.get(location ?? '', { cookie });
    expect(html.text('h1')).toMatch(/^Your order \d+ has been placed$/);
    expect((await site.get(location ?? '')).status).toBe(404);
  });

  test('sent twice makes one order', async () => {
    const before = await countOrders();
    const replies = await Promise.all([send(pickup), send(pickup), send(pickup)]);
    expect(new Set(replies.map(({ location }) => location)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  test('shows a total that has changed before anything is ordered', async () => {
    const before = await countOrders();
    const { status, html } = await send({ ...pickup, expectedTotal: '70' });
    expect(status).toBe(422);
    expect(html.text('.vt-error-summary__title')).toBe('The total has changed: $80');
    expect(html.attribute('input[name=expectedTotal]', 'value')).toBe('80');
    expect(await countOrders()).toBe(before);
  });

  test('is refused from another site', async () => {
    const response = await fetch(`${site.origin}/checkout`, {
      method: 'POST',
      headers: { cookie: cart, 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...pickup, orderKey }),
    });
    expect(response.status).toBe(403);
  });
});
