import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { issueMailLink, hashEmail } from '#modules/marketing-mail/mail-links.ts';
import { sendForm } from '#tests/support/plain-form.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

const email = 'ann@mail.example';

let site: Storefront;
let jar: { id: number; variationId: number };
let other: number;

beforeAll(async () => {
  site = await startStorefront();
  const made = await site.shop.makeProduct({
    title: 'Moon jar',
    slug: 'moon-jar',
    options: [{ title: 'Size', values: ['Small', 'Large'] }],
    variations: [
      { stock: 0, title: 'Small', values: { Size: 'Small' } },
      { stock: 7, title: 'Large', values: { Size: 'Large' } },
    ],
  });
  await site.shop.makeProduct({ title: 'Bowl', slug: 'bowl', variations: [{ stock: 3 }] });
  jar = { id: made.id, variationId: made.variationIds[0] ?? 0 };
  other = made.variationIds[1] ?? 0;
});
beforeEach(() => site.configure({ ecommerce: { backInStock: true } }));
afterAll(() => site.stop());

const form = () => `/forms/back-in-stock?variation=${jar.variationId}`;

/** A request that waits for its reader, and the token of the letter that asks. */
async function makeRequest(isConfirmed = false): Promise<{ id: number; token: string }> {
  await site.db.deleteFrom('stock_requests').execute();
  await site.db.deleteFrom('mail_suppressions').execute();
  const emailHash = hashEmail(email);
  const { id } = await site.db
    .insertInto('stock_requests')
    .values({
      variation_id: jar.variationId,
      email,
      email_hash: emailHash,
      language: 'en',
      consent: {},
      confirmed_at: isConfirmed ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token: await issueMailLink(site.db, { emailHash, stockRequestId: id }) };
}

async function isConfirmed(id: number): Promise<boolean> {
  const row = await site.db
    .selectFrom('stock_requests')
    .select('confirmed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

const suppressions = () => site.db.selectFrom('mail_suppressions').select('reason').execute();

describe('on the page of a product', () => {
  test('what is sold out can be waited for, and nothing else says so', async () => {
    const soldOut = await site.get(`/products/moon-jar?variation=${jar.variationId}`);
    expect(soldOut.html.attribute('[data-vt-modal=BackInStock]', 'href')).toBe(form());
    const sold = await site.get(`/products/moon-jar?variation=${other}`);
    expect(sold.html.source).not.toContain('data-vt-modal="BackInStock"');
    expect((await site.get('/products/bowl')).html.source).not.toContain('backInStock');
    await site.configure({ ecommerce: { backInStock: false } });
    const off = await site.get(`/products/moon-jar?variation=${jar.variationId}`);
    expect(off.html.source).not.toMatch(/backInStock|BackInStock/);
  });
});

describe('the form without script', () => {
  test('knows what is waited for, says what the address is used for, and sends a letter', async () => {
    const { html } = await site.get(form());
    expect(html.text('.vt-form__subject')).toBe('Moon jar, Small');
    expect(html.text('.vt-field__description')).toContain('use it for nothing else');
    const fields = { variation: String(jar.variationId), email, website: '' };
    const sent = await sendForm(site.origin + form(), fields);
    expect([sent.status, sent.location]).toEqual([303, '/forms/back-in-stock?sent=1']);
    expect((await site.get('/forms/back-in-stock?sent=1')).html.text('.vt-sent')).toContain(
      'Confirm by the link',
    );
    expect(await site.db.selectFrom('stock_requests').select('email').execute()).toEqual([{ email }]);
    const letters = await site.db.selectFrom('outbox').select('topic').execute();
    expect(letters.map(({ topic }) => topic)).toContain('mail.stock-confirm');
  });

  test('comes back with what is wrong, and for what is in stock', async () => {
    const wrong = await sendForm(site.origin + form(), {
      variation: String(jar.variationId),
      email: 'ann',
      website: '',
    });
    expect([wrong.status, wrong.html.texts('.vt-field__error')]).toEqual([422, ['Incorrect email format']]);
    const inStock = await sendForm(site.origin + form(), { variation: String(other), email, website: '' });
    expect(inStock.status).toBe(422);
    expect(inStock.html.source).toContain('It is in stock again');
  });

  test('is not there for what is not sold, or where the shop tells nobody', async () => {
    expect((await site.get('/forms/back-in-stock?variation=999999')).status).toBe(404);
    await site.configure({ ecommerce: { backInStock: false } });
    expect((await site.get(form())).status).toBe(404);
  });
});

describe('the link of the letter that asks', () => {
  test('changes nothing by being looked at; its button confirms', async () => {
    const { id, token } = await makeRequest();
    const path = `/forms/back-in-stock/confirm?token=${token}`;
    const { html, headers } = await site.get(path);
    expect(html.text('.vt-submission')).toContain(`Moon jar, Small. We write to ${email}.`);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(html.attribute('meta[name=robots]', 'content')).toContain('noindex');
    expect(await isConfirmed(id)).toBe(false);
    const { status, html: answer } = await sendForm(site.origin + path, {});
    expect([status, answer.text('h1')]).toEqual([200, 'We will tell you']);
    expect(await isConfirmed(id)).toBe(true);
    expect((await site.get(path)).html.text('h1')).toBe('We will tell you');
  });

  test('that is no longer good says what to do', async () => {
    const { status, html } = await site.get('/forms/back-in-stock/confirm?token=nothing');
    expect(status).toBe(404);
    expect(html.text('.vt-submission')).toContain('Ask again on the page of the product.');
  });
});

describe('unsubscribing', () => {
  const path = (token: string) => `/forms/unsubscribe?token=${token}`;

  test('a link that is only looked at ends nothing', async () => {
    const { id, token } = await makeRequest(true);
    const { html } = await site.get(path(token));
    expect(html.text('h1')).toBe('Stop these emails?');
    expect(await suppressions()).toEqual([]);
    expect(await isConfirmed(id)).toBe(true);
  });

  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['nothing', {}, undefined],
  ])('a mail program that posts %s, without cookie or origin, ends them', async (_, headers, body) => {
    const { id, token } = await makeRequest(true);
    const answer = await fetch(site.origin + path(token), {
      method: 'POST',
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(200);
    expect(await suppressions()).toEqual([{ reason: 'unsubscribed' }]);
    expect(await isConfirmed(id)).toBe(false);
  });

  test('the page’s own button ends them, and the one after it allows them again', async () => {
    const { token } = await makeRequest(true);
    const ended = await sendForm(site.origin + path(token), { 'List-Unsubscribe': 'One-Click' });
    expect(ended.html.text('h1')).toBe('You get no more of these emails');
    expect((await site.get(path(token))).html.text('h1')).toBe('You get no more of these emails');
    const again = await sendForm(site.origin + path(token), { op: 'undo' });
    expect(again.html.text('h1')).toBe('These emails may come again');
    expect(await suppressions()).toEqual([]);
  });

  test('a link that names no letter says so, and other forms of the shop still refuse other sites', async () => {
    expect((await sendForm(site.origin + path('x'.repeat(43)), {})).status).toBe(404);
    const foreign = await fetch(`${site.origin}/forms/back-in-stock`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ email, variation: String(jar.variationId) }),
    });
    expect(foreign.status).toBe(403);
  });
});
