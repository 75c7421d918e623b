import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let bowl: MadeProduct;

beforeAll(async () => {
  site = await startStorefront();
  const catalog = await site.shop.makeCatalog({ title: 'Tableware' });
  bowl = await site.shop.makeProduct({
    title: 'Bowl',
    catalogs: [catalog],
    variations: [{ fullPrice: 2500, stock: 3 }],
  });
  await site.shop.makeProduct({ title: 'Cup', catalogs: [catalog] });
  await site.configure({ ecommerce: { currency: 'USD' } });
});
afterAll(() => site.stop());

const cartOf = (quantity: number) => `${bowl.id}.${bowl.variationIds[0]}.${quantity}`;
const getCart = (cookie = '') => site.get('/cart', cookie === '' ? {} : { cookie: `vt_cart=${cookie}` });

describe('GET /cart', () => {
  test('draws what the cookie holds, for one visitor alone [R33,131]', async () => {
    const { status, headers, html } = await getCart(cartOf(2));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    expect(html.meta('robots')).toContain('noindex');
    expect(html.texts('.vt-cart-line__title')).toEqual(['Bowl']);
    expect(html.text('.vt-cart__total dd')).toBe('$50');
    expect(html.all('body[data-layout=inner-page]')).toHaveLength(1);
    expect(html.text('.vt-breadcrumbs [aria-current]')).toBe('Cart');
  });

  test('without a cart, or with one that cannot be read, is empty', async () => {
    for (const cookie of ['', '-', '1.2', "1.1.1'--", '9'.repeat(5000), '<script>', '1.999999999.1']) {
      const { status, html } = await getCart(cookie);
      expect(status).toBe(200);
      expect(html.text('.vt-empty__title')).toBe('Cart is empty');
    }
  });

  test('shrinks what there is too little of, in the cookie too', async () => {
    const { headers, html } = await getCart(cartOf(9));
    expect(html.text('.vt-changes')).toBe('Bowl: only 3 items are left.');
    expect(html.text('.vt-cart__total dd')).toBe('$75');
    expect(headers.get('set-cookie')).toMatch(
      new RegExp(`^vt_cart=${cartOf(3)}; Path=/; Max-Age=2592000; SameSite=Lax$`),
    );
  });

  test('with a slash leads to the cart', async () => {
    const { status, headers } = await site.get('/cart/');
    expect([status, headers.get('location')]).toEqual([301, '/cart']);
  });

  test('shows what goes with it where the settings place that here, and only with something in it', async () => {
    expect((await getCart(cartOf(1))).html.has('.vt-cart-related')).toBe(false);
    await site.configure({ ecommerce: { currency: 'USD', productWidgetRelatedPosition: 'cart' } });
    expect((await getCart(cartOf(1))).html.texts('.vt-cart-related .vt-card__title')).toEqual(['Cup']);
    expect((await getCart()).html.has('.vt-cart-related')).toBe(false);
    await site.configure({ ecommerce: { currency: 'USD' } });
  });
});

describe('POST /cart', () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/cart`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
  const addition = () => ({ op: 'add', product: String(bowl.id), variation: String(bowl.variationIds[0]) });

  test('adds to the cookie and leads to the cart', async () => {
    const answer = await send({ ...addition(), quantity: '2' }, { cookie: `vt_cart=${cartOf(1)}` });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    expect(answer.headers.get('set-cookie')).toContain(`vt_cart=${cartOf(3)};`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('takes the cookie away with the last line', async () => {
    const answer = await send({ op: 'clear' }, { cookie: `vt_cart=${cartOf(1)}` });
    expect(answer.headers.get('set-cookie')).toContain('vt_cart=; Path=/; Max-Age=0');
  });

  test('from another site is refused', async () => {
    const answer = await send(addition(), { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});
