import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderReturnPath, paths } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { makeOrderShop } from '#tests/support/order-shop.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { sendForm } from '#tests/support/plain-form.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let body: Record<string, unknown>;

beforeAll(async () => {
  site = await startStorefront();
  await site.db.deleteFrom('pages').execute();
  body = await makeOrderShop(site.db);
});
afterAll(() => site.stop());

async function order(withdrawal: 'always' | 'never') {
  await site.configure({ ecommerce: { showCheckoutPolicy: false, withdrawal } });
  const response = await fetch(`${site.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...somebody() }),
  });
  const { number, accessToken } = (await response.json()) as Order;
  return { number, cookie: `vt_orders=${accessToken}` };
}

const returnsOf = (number: string) =>
  site.db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.state', 'returns.withdrawn_by'])
    .where('orders.number', '=', number)
    .execute();

test('an order that was not sent leads to its withdrawal, which is declared and confirmed', async () => {
  const { number, cookie } = await order('always');
  const { html } = await site.get(`${paths.payment}?order=${number}`, { cookie });
  expect(html.text('main')).toContain('Withdraw from contract here');
  const { html: form } = await site.get(orderReturnPath(number), { cookie });
  expect(form.text('main')).toContain(`I withdraw from the contract of order ${number}.`);
  expect(form.text('form button[value=ask]')).toBe('Confirm withdrawal');
  const key = form.attribute('input[name=key]', 'value') ?? '';
  const fields = { order: number, key, op: 'ask', name: 'Ann Lee', words: '' };
  const send = () => sendForm(site.origin + paths.orderReturn, fields, cookie);
  expect((await send()).status).toBe(303);
  // Twice is once.
  expect((await send()).status).toBe(303);
  expect(await returnsOf(number)).toEqual([{ state: 'requested', withdrawn_by: 'Ann Lee' }]);
  const { html: after } = await site.get(orderReturnPath(number), { cookie });
  expect(after.text('main')).toContain('You need not do anything. We will refund you.');
});

test('where the shop has it off, what was not sent cannot be given back', async () => {
  const { number, cookie } = await order('never');
  const { html } = await site.get(`${paths.payment}?order=${number}`, { cookie });
  expect(html.text('main')).not.toContain('Withdraw from contract here');
  const fields = { order: number, key: crypto.randomUUID(), op: 'ask', name: 'Ann Lee', words: '' };
  await sendForm(site.origin + paths.orderReturn, fields, cookie);
  expect(await returnsOf(number)).toEqual([]);
});
