import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let articleCategory: number;
beforeAll(async () => {
  site = await startStorefront({ env: { PUBLIC_URL: 'https://shop.example' } });
  const { content, shop } = site;
  await content.makePage({
    slug: 'about',
    title: 'About us',
    sections: [{ id: 'a', type: 'text', options: { content: { html: '<p>Hands</p>' } } }],
  });
  await content.makePage({ slug: 'о-нас', title: 'О нас' });
  await content.makePage({ slug: 'hidden', title: 'Hidden', enabled: false });
  await content.makePage({ slug: 'draft', title: 'Draft', published: false });
  articleCategory = await content.makeCategory('blog', { title: 'Blog' });
  await content.makeArticle({
    categoryId: articleCategory,
    slug: 'first-post',
    title: 'First post',
    excerpt: 'Once',
  });
  await content.makeArticle({ categoryId: articleCategory, slug: 'чайник', title: 'Чайник' });
  await content.makeCategory('новости', { title: 'Новости' });
  await content.makeCategory('both', { title: 'A category' });
  await content.makePage({ slug: 'both', title: 'A page' });
  for (const slug of ['cart', 'search', 'products', 'new-page', 'admin'])
    await content.makePage({ slug, title: `Page ${slug}` });
  const prints = await shop.makeCatalog({ slug: 'prints', title: 'Prints' });
  await shop.makeCatalog({ slug: 'posters', title: 'Posters', parentId: prints });
  const tea = await shop.makeCatalog({ slug: 'чай', title: 'Чай' });
  await shop.makeProduct({ slug: 'plain', title: 'Plain print', catalogs: [prints] });
  await shop.makeProduct({ slug: 'чай', title: 'Чай', catalogs: [tea] });
  await site.shop.makeProduct({
    slug: 'choice',
    title: 'Framed print',
    catalogs: [prints],
    options: [{ title: 'Size', values: ['S', 'L'] }],
    variations: [
      { sku: 'SKU-S', fullPrice: 1_100, isDefault: true, values: { Size: 'S' } },
      { sku: 'SKU-L', fullPrice: 2_200, values: { Size: 'L' } },
    ],
  });
  await site.change(['everything', 'products', 'catalogs', 'pages'], async () => {});
});
afterAll(() => site.stop());

describe('answers with a page', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About us'],
    ['/blog', 'Blog'],
    ['/blog/first-post', 'First post'],
    ['/catalogs', 'Catalog'],
    ['/catalogs/prints', 'Prints'],
    ['/catalogs/posters', 'Posters'],
    ['/products', 'All products'],
    ['/products/plain', 'Plain print'],
    ['/search', 'Search'],
    ['/new-page', 'New Page'],
    ['/catalogs/new-page', 'New Catalog'],
  ])('%s under the heading %s [R22,24-26,29]', async (path, title) => {
    const { status, html } = await site.get(path);
    expect(status).toBe(200);
    expect(html.texts('h1')).toEqual([title]);
  });

  test.each([
    ['/о-нас', 'О нас'],
    ['/новости', 'Новости'],
    ['/blog/чайник', 'Чайник'],
    ['/catalogs/чай', 'Чай'],
    ['/products/чай', 'Чай'],
  ])('%s by its percent-encoded address [R47]', async (path, title) => {
    const { status, html } = await site.get(encodeURI(path));
    expect(status).toBe(200);
    expect(html.texts('h1')).toEqual([title]);
    expect(html.attribute('link[rel=canonical]', 'href')).toBe(`https://shop.example${encodeURI(path)}`);
  });

  test('HEAD alike, without a body', async () => {
    const response = await fetch(`${site.origin}/about`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('answers 404 with the error page', () => {
  test.each([
    '/no/such/deep/path',
    '/nothing',
    '/hidden',
    '/draft',
    '/blog/nothing',
    '/about/first-post',
    '/catalogs/nothing',
    '/products/nothing',
    '/products/1',
    '/catalogs/prints/deeper',
    '/catalogs/prints?page=99',
    '/%E0%A4%A',
    '/a%00b',
  ])('%s [R44-45,715]', async (path) => {
    const { status, html, headers } = await site.get(path);
    expect(status).toBe(404);
    expect(html.texts('h1')).toEqual(['Page not found']);
    expect(html.text('.vt-error__message')).toBe("Sorry, but the page you are looking for doesn't exist!");
    expect(html.text('main a[href=/]')).toBe('Home page');
    expect(html.meta('robots')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a slug', () => {
  test('of a page and of a category is the page', async () => {
    expect((await site.get('/both')).html.texts('h1')).toEqual(['A page']);
  });

  test.each(['search', 'products', 'new-page', 'admin', 'cart'])(
    'equal to the fixed route /%s never hides it [R43]',
    async (slug) => {
      const { html } = await site.get(`/${slug}`);
      expect(html.texts('h1')).not.toEqual([`Page ${slug}`]);
    },
  );
});

test('the home page draws its sections in their order [R21,146]', async () => {
  await site.change(['pages'], async (db) => {
    const home = await db
      .selectFrom('pages')
      .select('id')
      .where('kind', '=', 'home')
      .executeTakeFirstOrThrow();
    await site.content.publish(home.id, {
      title: 'Home',
      slug: '',
      sections: ['c', 'a', 'b'].map((id) => ({
        id,
        type: 'text',
        options: { content: { html: `<p>${id}</p>` } },
      })),
    });
  });
  const { html } = await site.get('/');
  expect(html.attributes('[data-section-type=text]', 'data-section-id')).toEqual(['c', 'a', 'b']);
});

test('/new-page is blank: its title and no section [R23]', async () => {
  const { html } = await site.get('/new-page');
  expect(html.title).toContain('New Page');
  expect(html.has('[data-section-id]')).toBe(false);
});

test('/catalogs/new-page is one product list of twelve at spans 4, 6 and 12 [R28]', async () => {
  const { html } = await site.get('/catalogs/new-page');
  expect(html.title).toContain('New Catalog');
  expect(html.attributes('[data-section-id]', 'data-section-type')).toEqual(['product-list']);
  expect(html.all('.vt-card').length).toBeGreaterThan(0);
  expect(html.attribute('.vt-products', 'style')).toBe('--vt-desktop:3;--vt-tablet:2;--vt-mobile:1');
});

test('/catalogs lists the top level as cards [R27,42]', async () => {
  const { html } = await site.get('/catalogs');
  const links = html.attributes('main a[href]', 'href');
  expect(links).toContain('/catalogs/prints');
  expect(links).not.toContain('/catalogs/posters');
});

test('/products lists every product, /{category} its articles [R30]', async () => {
  const products = (await site.get('/products')).html.attributes('main a[href]', 'href');
  for (const path of ['/products/plain', `/products/${encodeURIComponent('чай')}`])
    expect(products).toContain(path);
  const articles = (await site.get('/blog')).html.attributes('main a[href]', 'href');
  expect(articles).toContain('/blog/first-post');
});

describe('the variation in a product address', () => {
  const chosen = async (id: number | undefined) => {
    const { html } = await site.get(`/products/choice?variation=${id}`);
    return html.visibleText;
  };

  test('chooses price and SKU on the server [R31]', async () => {
    const { variationIds } = await variations();
    expect(await chosen(variationIds[1])).toContain('SKU-L');
    expect(await chosen(variationIds[0])).toContain('SKU-S');
  });

  test('that does not exist leaves the default', async () => {
    expect(await chosen(999_999)).toContain('SKU-S');
  });

  test('stands in links only where the product has options [R32]', async () => {
    const { html } = await site.get('/catalogs/prints');
    const links = html.attributes('main a[href]', 'href');
    expect(links).toContain('/products/plain');
    expect(links.some((href) => /^\/products\/choice\?variation=\d+$/.test(href ?? ''))).toBe(true);
  });

  async function variations() {
    const product = (await (await fetch(`${site.origin}/api/products/choice`)).json()) as {
      variations: { id: number }[];
    };
    return { variationIds: product.variations.map(({ id }) => id) };
  }
});

test('/liveness says ok, uncached [R34-35]', async () => {
  const response = await fetch(`${site.origin}/liveness`);
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('/admin', () => {
  test('leads to /admin/ [R40]', async () => {
    const { status, headers } = await site.get('/admin');
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('/admin/');
  });

  test('/admin/ does not lead back [R41]', async () => {
    const { headers } = await site.get('/admin/');
    expect(headers.get('location')).toBeNull();
  });
});

test.each([
  ['default', '/'],
  ['default', '/about'],
  ['inner-page', '/catalogs/prints'],
  ['inner-page', '/blog'],
  ['inner-page', '/blog/first-post'],
  ['product-page', '/products/plain'],
])('the layout is %s at %s [R61-62,64]', async (layout, path) => {
  expect((await site.get(path)).html.attribute('body', 'data-layout')).toBe(layout);
});

test('/account leads to the settings, and nobody keeps that in mind [R37]', async () => {
  const { status, headers } = await site.get('/account');
  expect([status, headers.get('location')]).toEqual([302, '/account/settings']);
  expect(headers.get('cache-control')).toContain('no-store');
});

test.each([
  ['/account/settings', 'Settings'],
  ['/account/orders', 'Orders'],
  ['/account/orders/details?number=1001', 'Order 1001'],
  ['/account/reviews', 'Reviews'],
  ['/account/gift-cards', 'Gift cards'],
  ['/reset_password_confirm/some-token', 'Reset password'],
  ['/reset_password_confirm', 'Reset password'],
])('%s is an account page that is neither indexed nor stored [R36,38-39,60,65,137]', async (path, last) => {
  const { status, headers, html } = await site.get(path);
  expect(status).toBe(200);
  expect(html.attribute('body', 'data-layout')).toBe('account-page');
  expect(html.meta('robots')).toContain('noindex');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(html.texts('.vt-breadcrumbs li').at(-1)).toBe(last);
});

test('pages need no script: title, heading, price and links are in the first answer [R46]', async () => {
  const { html } = await site.get('/products/plain');
  expect(html.title).toContain('Plain print');
  expect(html.visibleText).toContain('100');
  expect(html.attributes('main a[href]', 'href')).toContain('/catalogs/prints');
});
