import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { makeUser } from '#tests/support/accounts.ts';
import { cookieValue, sendForm } from '#tests/support/plain-form.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let bowl: number;
let jar: number;
let hidden: number;

beforeAll(async () => {
  site = await startStorefront();
  bowl = (await site.shop.makeProduct({ title: 'Bowl', slug: 'bowl', variations: [{ stock: 7 }] })).id;
  jar = (await site.shop.makeProduct({ title: 'Jar', slug: 'jar', variations: [{ stock: 0 }] })).id;
  hidden = (await site.shop.makeProduct({ title: 'Gone', slug: 'gone', enabled: false })).id;
});
beforeEach(() => site.configure({ ecommerce: { wishlist: true, backInStock: true } }));
afterAll(() => site.stop());

const cookieOf = (...ids: number[]) => ({ cookie: `vt_wishlist=${ids.join('.')}` });

test('without script a heart puts a product on the list and takes it off again', async () => {
  const page = await site.get('/products/bowl');
  expect(page.html.attribute('form[data-vt-wish]', 'action')).toBe('/wishlist');
  const added = await sendForm(`${site.origin}/wishlist`, { product: String(bowl), op: 'add' });
  expect([added.status, added.location]).toEqual([303, '/wishlist']);
  expect(cookieValue(added.cookies, 'vt_wishlist')).toBe(String(bowl));
  const list = await site.get('/wishlist', cookieOf(bowl));
  expect(list.html.text('.vt-wishlist')).toContain('Bowl');
  expect(list.html.text('form[data-vt-wish] button')).toContain('Remove');
  expect(list.headers.get('cache-control')).toContain('no-store');
  const removed = await sendForm(
    `${site.origin}/wishlist`,
    { product: String(bowl), op: 'remove' },
    cookieOf(bowl).cookie,
  );
  expect(removed.cookies.some((cookie) => /^vt_wishlist=;.*Max-Age=0/.test(cookie))).toBe(true);
});

test('what is hidden is not shown, what is sold out is, and can be waited for', async () => {
  const { html } = await site.get('/wishlist', cookieOf(hidden, jar, bowl, 999_999));
  const text = html.text('.vt-wishlist');
  expect(text).not.toContain('Gone');
  expect(text).toContain('Sold out');
  expect(html.all('[data-vt-modal=BackInStock]')).toHaveLength(1);
  expect(html.attribute('[data-vt-modal=BackInStock]', 'data-name')).toBe('Jar');
  expect((await site.get('/wishlist')).html.text('.vt-empty')).toContain('Nothing is on your list yet');
});

test('pages that all visitors get alike hold nobody’s list', async () => {
  const first = await site.get('/products/bowl', cookieOf(bowl));
  const second = await site.get('/products/bowl');
  for (const { html } of [first, second]) {
    expect(html.text('form[data-vt-wish] button')).toBe('Add to wishlist');
  }
});

test('a shared list names goods and nobody, until its link is withdrawn', async () => {
  const { id } = await makeUser(site.db, 'ann.owner@mail.example');
  await sql`update users set first_name = 'Annabel' where id = ${id}`.execute(site.db);
  await sql`insert into wishlist_items (user_id, product_id) values (${id}, ${bowl})`.execute(site.db);
  const token = 't'.repeat(43);
  await sql`insert into wishlist_shares (user_id, token) values (${id}, ${token})`.execute(site.db);
  const path = `/wishlist/shared/${token}`;
  const { status, html } = await site.get(path);
  expect(status).toBe(200);
  expect(html.text('.vt-wishlist')).toContain('Bowl');
  expect(html.source).not.toMatch(/Annabel|ann\.owner/);
  expect(html.attribute('meta[name=robots]', 'content')).toContain('noindex');
  expect(html.has('vt-wish-share')).toBe(false);
  await sql`delete from wishlist_shares`.execute(site.db);
  expect((await site.get(path)).status).toBe(404);
});

test('a shop without lists shows neither hearts nor lists', async () => {
  await site.configure({});
  const { html } = await site.get('/products/bowl');
  expect(html.source).not.toMatch(/data-vt-wish|data-wishlist|href="\/wishlist"/);
  expect((await site.get('/wishlist')).status).toBe(404);
  expect((await sendForm(`${site.origin}/wishlist`, { product: String(bowl) })).status).toBe(404);
});
