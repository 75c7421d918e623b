import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
beforeAll(async () => {
  site = await startStorefront();
});
afterAll(() => site.stop());

describe('an empty shop', () => {
  test.each([
    ['en', 'There are no catalogs yet.'],
    ['ru', 'Каталогов пока нет.'],
  ])('says in %s that it has no catalogs', async (language, words) => {
    await site.configure({ language });
    const { status, html } = await site.get('/catalogs');
    expect(status).toBe(200);
    expect(html.visibleText).toContain(words);
    await site.configure({});
  });

  test.each([
    ['en', 'Home'],
    ['ru', 'Главная'],
  ])('is headed in %s by that language’s word for its home page', async (language, word) => {
    await site.configure({ language });
    expect((await site.get('/')).html.text('h1')).toBe(word);
    await site.configure({});
  });

  test('answers /payment without an order in its layout', async () => {
    const { status, html } = await site.get('/payment');
    expect(status).toBe(200);
    expect(html.has('.vt-header')).toBe(true);
    expect(html.text('h1')).toBe('Nothing to pay here');
    expect((await site.get('/payment?order=none')).status).toBe(404);
  });

  test('asks for the address where no link for a new password was followed', async () => {
    const { status, html } = await site.get('/reset_password_confirm');
    expect(status).toBe(200);
    expect(html.has('input[type=email]')).toBe(true);
    expect(html.has('input[type=password]')).toBe(false);
  });
});

test('an author above the article does not stand below it too', async () => {
  const { content } = site;
  const categoryId = await content.makeCategory('journal', { title: 'Journal' });
  const authorId = await content.makeAuthor('Anna Vale');
  await content.makeArticle({
    categoryId,
    authorId,
    slug: 'kiln',
    title: 'Kiln',
    sections: [{ id: 'a', type: 'authors' }],
  });
  await site.change(['everything', 'articles', 'pages'], async () => {});
  const authors = async (authorBlock: string) => {
    await site.configure({ media: { pageStyle: { authorBlock } } });
    const { html } = await site.get('/journal/kiln');
    return [html.has('.vt-authors'), html.visibleText.split('Anna Vale').length - 1];
  };
  expect(await authors('top')).toEqual([false, 1]);
  expect((await authors('bottom'))[0]).toBe(true);
});

test('a site of services speaks of no stock, parcels or products', async () => {
  const { shop } = site;
  const lessons = await shop.makeCatalog({ slug: 'lessons', title: 'Lessons' });
  await shop.makeProduct({ slug: 'throwing', title: 'Throwing', catalogs: [lessons] });
  await site.change(['everything', 'catalogs', 'products'], async () => {});
  const ecommerce = { shippingPolicy: '<p>By post</p>', refundPolicy: '<p>Send it back</p>' };
  const texts = async (type: string) => {
    await site.configure({ common: { type }, ecommerce });
    const pages = await Promise.all(
      ['/products/throwing', '/catalogs', '/catalogs/lessons'].map((path) => site.get(path)),
    );
    return pages.map(({ html }) => html.visibleText).join(' ');
  };
  const words = ['In stock', 'By post', 'Send it back'];
  const ofShop = await texts('ecommerce');
  for (const word of words) expect(ofShop).toContain(word);
  const ofServices = await texts('services_cart');
  for (const word of words) expect(ofServices).not.toContain(word);
  expect(ofServices).toContain('1 service');
});
