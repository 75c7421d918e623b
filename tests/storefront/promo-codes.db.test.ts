import { afterAll, beforeAll, expect, test } from 'vitest';

import { cookieValue, sendForm } from '#tests/support/plain-form.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let cart: string;

beforeAll(async () => {
  site = await startStorefront();
  const product = await site.shop.makeProduct({ slug: 'jar', variations: [{ fullPrice: 5000 }] });
  cart = `vt_cart=${product.id}.${product.variationIds[0]}.1`;
  await site.configure({ ecommerce: { currency: 'USD' } });
});
afterAll(() => site.stop());

const promote = (input: Record<string, unknown>) =>
  site.change(['promotions'], (db) => makePromotion(db, { title: 'Spring', ...input }));
const follow = async (path: string, cookie = '') => {
  const { status, headers } = await site.get(path, { cookie });
  return { status, to: headers.get('location'), cookies: headers.getSetCookie(), headers };
};

test('there is no field for codes in a shop that has none', async () => {
  const { html } = await site.get('/cart', { cookie: cart });
  expect(html.all('.vt-codes')).toEqual([]);
  await promote({ effect: { kind: 'percent', percent: 10 }, codes: ['SPRING10'] });
  const now = await site.get('/cart', { cookie: cart });
  expect(now.html.all('.vt-codes')).toHaveLength(1);
});

test('a link gives its code and leads on, to pages that stay everybody’s', async () => {
  const answer = await follow('/promo-code/spring-10?to=/products/jar');
  expect([answer.status, answer.to, answer.headers.get('cache-control')]).toEqual([
    302,
    '/products/jar',
    'no-store',
  ]);
  expect(answer.cookies).toEqual(['vt_codes=SPRING10; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax']);
  const page = await site.get('/products/jar', { cookie: 'vt_codes=SPRING10' });
  expect(page.headers.getSetCookie()).toEqual([]);
  expect(page.headers.get('cache-control')).toBe(
    (await site.get('/products/jar')).headers.get('cache-control'),
  );
  const { html } = await site.get('/cart', { cookie: `${cart}; vt_codes=SPRING10` });
  expect(html.text('.vt-cart__total dd')).toBe('$45');
});

test('the code of a link comes after those that were given before', async () => {
  await promote({ effect: { kind: 'percent', percent: 5 }, codes: ['MORE'] });
  const { to, cookies } = await follow('/promo-code/MORE', 'vt_codes=SPRING10');
  expect(to).toBe('/');
  expect(cookies[0]).toMatch(/^vt_codes=SPRING10\/MORE;/);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%0d%0aX: y',
])('leads nowhere else: %s', async (to) => {
  const { status, to: location } = await follow(`/promo-code/SPRING10?to=${encodeURIComponent(to)}`);
  expect(status).toBe(302);
  expect(new URL(location ?? '', site.origin).origin).toBe(site.origin);
});

test('a code that there is not is forgotten, wherever it comes from', async () => {
  expect((await follow('/promo-code/NONE?to=/cart')).cookies).toEqual([]);
  const { headers } = await site.get('/cart', { cookie: `${cart}; vt_codes=SPRING10/GONE` });
  expect(headers.getSetCookie()[0]).toMatch(/^vt_codes=SPRING10;/);
});

test('a form gives a code and leads back to the cart; a wrong one is said on the page', async () => {
  const send = (fields: Record<string, string>, kept = '') =>
    sendForm(`${site.origin}/cart`, fields, `${cart}; vt_codes=${kept}`);
  const good = await send({ op: 'code', code: 'spring10' });
  expect([good.status, good.location, cookieValue(good.cookies, 'vt_codes')]).toEqual([
    303,
    '/cart',
    'SPRING10',
  ]);
  const wrong = await send({ op: 'code', code: '<b>"' }, 'SPRING10');
  expect(wrong.status).toBe(422);
  expect(wrong.html.text('.vt-codes details .vt-codes__message')).toBe(
    'There is no code <b>". Check the spelling.',
  );
  const back = await send({ uncode: 'SPRING10' }, 'SPRING10');
  expect(back.cookies[0]).toMatch(/^vt_codes=; Path=\/; Max-Age=0;/);
});
