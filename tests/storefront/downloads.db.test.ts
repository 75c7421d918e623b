import { afterAll, beforeAll, expect, test } from 'vitest';

import { paths } from '#domain/routes.ts';
import type { BuyersDownload, OrderDownloads, ProductFile } from '#domain/schemas/download.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { makeOrderShop } from '#tests/support/order-shop.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { sendForm } from '#tests/support/plain-form.ts';
import { createAdminApi, hire } from '#tests/support/staff.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let token: string;
let added: ProductFile;
let body: Record<string, unknown>;
const content = Buffer.from(Array.from({ length: 3000 }, (_byte, index) => index % 251));

beforeAll(async () => {
  site = await startStorefront();
  await site.db.deleteFrom('pages').execute();
  body = await makeOrderShop(site.db);
  token = (await createAdminApi(site).logIn((await hire(site)).email)).token ?? '';
  await site.configure({ ecommerce: { showCheckoutPolicy: false, downloadLimit: 2, downloadDays: 7 } });
  const { id } = await site.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const name = encodeURIComponent('../Чертёж "A".html');
  const answer = await fetch(`${site.origin}/api/admin/products/${id}/files?name=${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/html' },
    body: content,
  });
  added = (await answer.json()) as ProductFile;
});
afterAll(() => site.stop());

async function buy({ isPaid = true } = {}) {
  const response = await fetch(`${site.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...somebody() }),
  });
  const order = (await response.json()) as Order;
  if (isPaid) {
    await site.db
      .updateTable('orders')
      .set({ cash_received_at: new Date() })
      .where('id', '=', order.id)
      .execute();
  }
  const cookie = `vt_orders=${order.accessToken}`;
  const { html } = await site.get(`${paths.payment}?order=${order.number}`, { cookie });
  return {
    order,
    cookie,
    html,
    link: isPaid ? (html.attribute('section[aria-labelledby=order-downloads] a', 'href') ?? '') : '',
  };
}

/** By the visit that the page of the link offers, unless another is given. */
async function begin(link: string, visit?: string) {
  const offered = visit ?? (await site.get(link)).html.attribute('input[name=visit]', 'value') ?? '';
  return { reply: await sendForm(site.origin + link, { visit: offered }) };
}

const days = (iso: string) => Math.round((Date.parse(iso) - Date.now()) / 86_400_000);

test('a file is on the page of a paid order, as often and as long as the settings have it', async () => {
  expect(added).toMatchObject({ name: 'Чертёж _A_.html', bytes: 3000 });
  const unpaid = await buy({ isPaid: false });
  expect(unpaid.html.has('section[aria-labelledby=order-downloads]')).toBe(false);
  const { order, html } = await buy();
  expect(html.text('section[aria-labelledby=order-downloads]')).toContain('Чертёж _A_.html');
  expect(html.text('section[aria-labelledby=order-downloads]')).toContain('2 downloads left');
  const answer = await fetch(
    `${site.origin}/api/orders/${order.number}/downloads?token=${order.accessToken}`,
  );
  const { downloads } = (await answer.json()) as { downloads: BuyersDownload[] };
  expect(downloads.map(({ remaining, expiresAt }) => [remaining, days(expiresAt)])).toEqual([[2, 7]]);
  const stranger = await fetch(`${site.origin}/api/orders/${order.number}/downloads`);
  expect(stranger.status).toBe(404);
});

test('whoever has the link saves the file, whole or in parts, and one download is counted', async () => {
  const { link } = await buy();
  const page = await site.get(link);
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.html.meta('robots')).toContain('noindex');
  const { reply } = await begin(link);
  expect(reply.status).toBe(303);
  const address = site.origin + (reply.location ?? '');
  const whole = await fetch(address);
  expect(whole.status).toBe(200);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '3000',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': `attachment; filename="______ _A_.html"; filename*=UTF-8''%D0%A7%D0%B5%D1%80%D1%82%D1%91%D0%B6%20_A_.html`,
  });
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(content);
  const etag = whole.headers.get('etag') ?? '';
  const part = await fetch(address, { headers: { range: 'bytes=1000-', 'if-range': etag } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-2999/3000']);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(1000));
  const other = await fetch(address, { headers: { range: 'bytes=1000-', 'if-range': '"another"' } });
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, 3000]);
  const outside = await fetch(address, { headers: { range: 'bytes=3000-' } });
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */3000']);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '3000']);
  expect((await site.get(link)).html.text('main')).toContain('1 download left');
});

test('a link that is used up, expired, taken back or none says so, and its page begins nothing', async () => {
  const { link, order } = await buy();
  const first = await begin(link);
  const last = await begin(link);
  const usedUp = await begin(link, crypto.randomUUID());
  expect([usedUp.reply.status, usedUp.reply.html.text('h1')]).toEqual([410, 'This link is used up']);
  expect((await fetch(site.origin + (last.reply.location ?? ''))).status).toBe(200);
  const path = `/orders/${order.id}/downloads`;
  const admin = createAdminApi(site);
  const { downloads } = (await admin.call('GET', path, { token })).body as OrderDownloads;
  const [download] = downloads;
  const renewed = await admin.call('POST', `${path}/${download?.id}/renew`, {
    token,
    body: { downloads: 1, days: 1 },
  });
  expect(renewed.body).toMatchObject({ downloads: [{ state: 'ready', remaining: 1, downloads: 2 }] });
  await site.db
    .updateTable('download_grants')
    .set({ expires_at: new Date(0) })
    .execute();
  expect((await site.get(link)).html.text('h1')).toBe('This link has expired');
  await admin.call('POST', `${path}/${download?.id}/revoke`, { token, body: {} });
  const revoked = await site.get(link);
  expect([revoked.status, revoked.html.text('h1')]).toEqual([410, 'This link was taken back']);
  const ended = await fetch(site.origin + (first.reply.location ?? ''), { redirect: 'manual' });
  expect([ended.status, ended.headers.get('location')]).toEqual([303, link]);
  const unknown = await site.get(`${paths.downloads}/${'a'.repeat(43)}`);
  expect([unknown.status, unknown.html.text('h1')]).toEqual([404, 'There is no such file']);
  const foreign = await fetch(site.origin + link, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    body: new URLSearchParams({ visit: crypto.randomUUID() }),
    redirect: 'manual',
  });
  expect(foreign.status).toBe(403);
});
