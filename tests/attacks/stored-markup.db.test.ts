import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { composeMail } from '#modules/mail/compose-mail.ts';
import { readMailBrand } from '#modules/mail/mail-brand.ts';
import { writeNewLead } from '#modules/mail/templates/lead-mail.ts';
import { writeReviewApproved } from '#modules/mail/templates/review-mail.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { Html } from '#tests/support/html.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

import { markupTexts } from './markup.ts';

let site: Storefront;
let clients = 0;

beforeAll(async () => {
  site = await startStorefront({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => site.stop());

/** Every element with the names of its attributes: data never adds to it. */
function structureOf(html: Html): string[] {
  return html.all('*').map(({ name, attribs }) => `${name} ${Object.keys(attribs).toSorted().join(' ')}`);
}

function expectHarmless(html: Html): void {
  const attributes = html.all('*').flatMap(({ attribs }) => Object.entries(attribs));
  const dangerous = attributes.filter(
    ([name, value]) =>
      /^(?:on\w|srcdoc|formaction)/.test(name) ||
      (/^(?:href|src|action)$/.test(name) && /javascript:|evil\.example/.test(value)),
  );
  expect(dangerous).toEqual([]);
}

async function send(path: string, body: object): Promise<void> {
  const answer = await fetch(`${site.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++clients % 250}` },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).toEqual({ success: true });
}

/** Publishes through the API all that waits. */
async function approveAll(kind: 'reviews' | 'comments'): Promise<void> {
  const { token } = await makeStaff(site.db, 'manager');
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(`${site.origin}/api/admin/${kind}?status=pending&limit=100`, { headers });
  for (const { id } of (await list.json()) as { id: number }[]) {
    const answer = await fetch(`${site.origin}/api/admin/${kind}/${id}/approve`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
  }
}

/** Enough letters for a review, whatever the text is. */
const reviewText = (text: string) => `${text} 0123456789`;

test('reviews are text on the page of the product', async () => {
  const pageSize = 10;
  for (let start = 0; start < markupTexts.length; start += pageSize) {
    const texts = markupTexts.slice(start, start + pageSize);
    const hostile = await site.shop.makeProduct({ slug: `hostile-${start}`, title: 'Cup' });
    const plain = await site.shop.makeProduct({ slug: `plain-${start}`, title: 'Cup' });
    for (const text of texts) {
      await send('/product-reviews', { product: hostile.id, name: text, rating: 5, text: reviewText(text) });
      await send('/product-reviews', { product: plain.id, name: 'Ann', rating: 5, text: reviewText('Good') });
    }
    await approveAll('reviews');
    const { html } = await site.get(`/products/hostile-${start}`);
    const { html: expected } = await site.get(`/products/plain-${start}`);
    expect(structureOf(html)).toEqual(structureOf(expected));
    expectHarmless(html);
    expect(html.visibleText.match(/0123456789/g)).toHaveLength(texts.length);
  }
});

test('comments are text under the article', async () => {
  const sections = { talk: { id: 'talk', type: 'comments', options: {} } };
  const hostile = await site.shop.makeArticle({ title: 'On clay', slug: 'hostile', sections });
  const plain = await site.shop.makeArticle({ title: 'On clay', slug: 'plain', sections });
  for (const text of markupTexts) {
    await send('/articles/comments', { article: hostile, name: text, text });
    await send('/articles/comments', { article: plain, name: 'Ann', text: 'Good' });
  }
  for (let round = 0; round * 100 < markupTexts.length * 2; round++) await approveAll('comments');
  await sql`update comments set reply = text`.execute(site.db);
  const pathOf = async (slug: string) => {
    const answer = await fetch(`${site.origin}/api/articles/${slug}`);
    return ((await answer.json()) as { url: string }).url;
  };
  const { html } = await site.get(await pathOf('hostile'));
  const { html: expected } = await site.get(await pathOf('plain'));
  expect(html.visibleText).toContain('<script>alert(1)</script>');
  expect(structureOf(html)).toEqual(structureOf(expected));
  expectHarmless(html);
});

test.each(markupTexts)('%j is text in letters', (text) => {
  const brand = readMailBrand(
    parseSettings({ common: { sitename: text.slice(0, 200), emails: ['hello@shop.example'] } }),
    { origin: 'https://shop.example' },
  );
  const t = translatorOf('en');
  const write = (value: string) => {
    const lead = {
      id: 1,
      phone: '+971501234567',
      email: '',
      productHref: '',
      url: '',
      utm: { utm_source: value },
    };
    const review = { rating: 5, href: 'https://shop.example/products/x' };
    return [
      writeNewLead({ ...lead, name: value, text: value, product: value }, t),
      writeReviewApproved({ ...review, name: value, text: value, product: value }, t),
    ].map((document) => new Html(composeMail(document, brand).html));
  };
  const plain = write('Good');
  for (const [index, html] of write(text).entries()) {
    expect(structureOf(html)).toEqual(plain[index] && structureOf(plain[index]));
    expectHarmless(html);
  }
});
