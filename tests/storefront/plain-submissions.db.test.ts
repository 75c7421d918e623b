import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Html } from '#tests/support/html.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let productId: number;
beforeAll(async () => {
  site = await startStorefront();
  ({ id: productId } = await site.shop.makeProduct({ title: 'Moon jar', slug: 'moon-jar' }));
});
afterAll(() => site.stop());

/** Sends a form as a browser without script does. */
async function send(path: string, fields: Record<string, string>, from = 'same-origin') {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': from },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const { status, headers } = response;
  return { status, location: headers.get('location'), html: new Html(await response.text()) };
}

describe('an enquiry without script', () => {
  const fields = { name: 'Ann', phone: '+971 50 123 45 67', email: '', text: 'Hello', website: '' };

  test('has a page that knows the product and the comment of the button [R162]', async () => {
    const { html, headers } = await site.get(`/forms/lead?product=${productId}&comment=About+the+jar`);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(html.text('.vt-form__subject')).toBe('About: Moon jar');
    expect(html.text('textarea')).toBe('About the jar');
    expect(html.source).toContain(`name="product[id]" value="${productId}"`);
    expect(html.attribute('meta[name=robots]', 'content')).toContain('noindex');
  });

  test('is stored and thanked for', async () => {
    const { status, location } = await send('/forms/lead', {
      ...fields,
      consent: 'on',
      'product[id]': String(productId),
      'product[title]': 'Moon jar',
      'product[variationId]': '',
    });
    expect([status, location]).toEqual([303, '/forms/lead?sent=1']);
    const lead = await site.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ name: 'Ann', text: 'Hello', product_id: productId });
    expect((await site.get('/forms/lead?sent=1')).html.text('.vt-sent')).toContain('has been sent');
  });

  test('comes back with what was typed and what is wrong', async () => {
    const { status, html } = await send('/forms/lead', { ...fields, name: ' ', phone: 'abc' });
    expect(status).toBe(422);
    expect(html.texts('.vt-field__error')).toEqual([
      'This value should not be blank.',
      'Incorrect phone format',
      'Please give your consent to continue',
    ]);
    expect(html.attribute('input[name=phone]', 'value')).toBe('abc');
  });

  test('is refused from another site', async () => {
    expect((await send('/forms/lead', fields, 'cross-site')).status).toBe(403);
  });
});

describe('a review without script', () => {
  const fields = { name: 'Ann', email: '', rating: '5', text: 'A jar like the moon', website: '' };

  test('is stored for moderation', async () => {
    const { status } = await send('/forms/review', { ...fields, product: String(productId) });
    expect(status).toBe(303);
    const review = await site.db.selectFrom('reviews').selectAll().executeTakeFirstOrThrow();
    expect(review).toMatchObject({ product_id: productId, rating: 5, status: 'pending' });
  });

  test('needs stars and ten letters', async () => {
    const { html } = await send('/forms/review', {
      ...fields,
      product: String(productId),
      rating: '',
      text: 'Short',
    });
    expect(html.texts('.vt-field__error')).toEqual([
      'Please choose a rating',
      'Enter at least 10 characters',
    ]);
  });

  test('of no product is no page', async () => {
    expect((await site.get('/forms/review')).status).toBe(404);
    expect((await site.get('/forms/review?product=99999999999')).status).toBe(404);
  });
});
