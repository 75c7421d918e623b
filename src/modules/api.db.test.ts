import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { createDatabase } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import { articleListSchema, articleSchema, tagSchema } from '#domain/schemas/article.schema.ts';
import { catalogListingSchema } from '#domain/schemas/catalog.schema.ts';
import { imageSchema } from '#domain/schemas/image.schema.ts';
import { pageSchema, pageV2Schema } from '#domain/schemas/page.schema.ts';
import { productSchema, reviewSchema } from '#domain/schemas/product.schema.ts';
import { searchResultSchema } from '#domain/schemas/search.schema.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { errorBodySchema } from '#http/errors.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type MadeProduct } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let shop: {
  catalogId: number;
  tea: MadeProduct;
  cup: MadeProduct;
  imageId: number;
  articleId: number;
  tagId: number;
};

const secret = { type: 'text', options: { content: { html: '<p>BLACK FRIDAY</p>' } } };
const secretSections = [
  { ...secret, id: 'off', enable: false },
  { ...secret, id: 'hidden', hidden: true },
];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const goods = createShopFixture(db);
  const content = createContentFixture(db);
  const imageId = await goods.makeImage({ name: 'tea' });
  const catalogId = await content.makePage({
    kind: 'catalog',
    slug: 'drinks',
    title: 'Drinks',
    sections: [{ id: 'list', type: 'product-list' }, ...secretSections],
  });
  await db.insertInto('catalogs').values({ id: catalogId }).execute();
  const tea = await goods.makeProduct({
    slug: 'чай',
    title: 'Tea',
    catalogs: [catalogId],
    imageIds: [imageId],
    properties: { 'Leaf/type': ['Green', 'Black'] },
    variations: [{ sku: 'T-1', fullPrice: 15_050, discountPrice: 10_000, stock: 3 }],
  });
  const cup = await goods.makeProduct({ slug: 'cup', title: 'Cup', catalogs: [catalogId] });
  for (const rating of [5, 4]) await goods.makeReview({ productId: tea.id, rating });
  await goods.makeReview({ productId: tea.id, status: 'pending' });
  await db.updateTable('products').set({ review_count: 2, rating_sum: 9 }).where('id', '=', tea.id).execute();

  await content.makePage({
    kind: 'home',
    title: 'Home',
    sections: [
      { id: 'h', type: 'text-picture-right', options: { content: { image: imageId } } },
      ...secretSections,
    ],
  });
  await content.makePage({
    slug: 'about',
    title: 'About',
    sections: [
      { id: 'a', type: 'text-picture-right', options: { content: { html: '<p>Hi</p>', image: imageId } } },
      {
        id: 'b',
        type: 'zzz',
        options: { own: { deep: [1, null, 'x'] } },
        items: [{ any: true }, 5],
      },
      ...secretSections,
    ],
  });
  const shown = [{ id: 'shown', type: 'text' }, ...secretSections];
  const blog = await content.makeCategory('blog', { sections: shown });
  const tagId = await content.makeTag('Kiln');
  const articleId = await content.makeArticle({
    categoryId: blog,
    slug: 'first-post',
    title: 'First',
    tagIds: [tagId],
    imageId,
    sections: shown,
  });
  await content.makeComment(articleId);
  await content.makeMenu('main', [{ title: 'A', children: [{ title: 'B', children: [{ title: 'C' }] }] }]);
  await content.makeRedirect('/old', 'new');
  shop = { catalogId, tea, cup, imageId, articleId, tagId };
  api = await createApiFixture(database);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> {
  const reply = await api.get(path);
  expect({ status: reply.statusCode, ...(reply.statusCode !== 200 && { body: reply.body }) }).toEqual({
    status: 200,
  });
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  return schema.parse(reply.json());
}

async function refuse(path: string, status: number) {
  const reply = await api.get(path);
  const body = errorBodySchema.parse(reply.json());
  expect([path, reply.statusCode, body.code]).toEqual([path, status, status]);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['x-request-id']).toBeTruthy();
  return body;
}

describe('settings and texts', () => {
  test('GET /config has all nine groups [R602]', async () => {
    const config = await read('/config', settingsSchema.strict());
    expect(Object.keys(config).sort()).toEqual([
      'common',
      'ecommerce',
      'footer',
      'header',
      'language',
      'media',
      'seo',
      'socials',
      'styles',
    ]);
    expect(config.ecommerce.currency).toBe('RUB');
    expect(config.header.desktop.main.start).toEqual([{ type: 'logo' }]);
  });

  test('GET /visitor/country says what the proxy says, to each caller alone', async () => {
    const told = await api.get('/visitor/country', { 'cf-ipcountry': 'KZ' });
    expect(told.json()).toEqual({ country: 'KZ' });
    expect(told.headers['cache-control']).toBe('no-store');
    expect((await api.get('/visitor/country')).json()).toEqual({ country: null });
  });

  test('GET /translations/{language} is flat', async () => {
    const russian = await read('/translations/ru', z.record(z.string(), z.string()));
    expect(Object.keys(russian).length).toBeGreaterThan(50);
    await refuse('/translations/de', 404);
  });
});

describe('products', () => {
  test('a product by id and by slug is the same [R612-613]', async () => {
    const product = await read(`/products/${shop.tea.id}`, productSchema.strict());
    expect(product).toMatchObject({ title: 'Tea', price: 150.5, discount: 100, reviewCount: 2, rating: 4.5 });
    expect(await read(`/products/${encodeURIComponent('чай')}`, productSchema)).toEqual(product);
    await refuse('/products/nope', 404);
    await refuse('/products/99999999999', 404);
    await refuse('/products/%00', 404);
  });

  test('a variation answers its product [R615]', async () => {
    const product = await read(`/products/variation/${shop.tea.variationIds[0]}`, productSchema);
    expect(product.id).toBe(shop.tea.id);
    await refuse('/products/variation/999999', 404);
    await refuse('/products/variation/x', 404);
  });

  test('similar and related ones leave out what was asked about [R614,616,723]', async () => {
    const list = z.array(productSchema);
    expect((await read(`/products/${shop.tea.id}/similar?limit=2`, list)).map(({ id }) => id)).toEqual([
      shop.cup.id,
    ]);
    const both = `/products/related-products?ids[]=${shop.tea.id}&ids[]=${shop.cup.id}`;
    expect(await read(both, list)).toEqual([]);
    expect(await read(both.replaceAll('[]', '%5B%5D'), list)).toEqual([]);
    expect(await read(`/products/related-products?ids=${shop.tea.id}`, list)).toHaveLength(1);
    expect(await read('/products/related-products', list)).toEqual([]);
  });

  test('reviews are the approved ones [R617]', async () => {
    const list = z.array(reviewSchema.strict());
    expect(await read(`/products/${shop.tea.id}/reviews`, list)).toHaveLength(2);
    expect(await read(`/products/${shop.tea.id}/reviews?offset=1&limit=1`, list)).toHaveLength(1);
  });
});

describe('catalogs', () => {
  test('products and their bare number [R269-270,619-620]', async () => {
    expect(await read(`/catalogs/${shop.catalogId}/products`, z.array(productSchema))).toHaveLength(2);
    expect(await read(`/catalogs/${shop.catalogId}/products?offset=1`, z.array(productSchema))).toHaveLength(
      1,
    );
    expect((await api.get(`/catalogs/${shop.catalogId}/countProducts`)).body).toBe('2');
    expect((await api.get('/catalogs/999999/countProducts')).body).toBe('0');
  });

  test('a listing narrows by filter and falls back on nonsense [R621-622]', async () => {
    const all = await read('/catalogs/v3/drinks', catalogListingSchema.strict());
    expect(all).toMatchObject({
      slug: 'drinks',
      productCount: 2,
      count: 2,
      page: 1,
      sections: [{ id: 'list' }],
    });
    const filter = `filter[properties][${encodeURIComponent('Leaf/type')}][Green]=1`;
    expect(await read(`/catalogs/v3/drinks?${filter}`, catalogListingSchema)).toMatchObject({
      count: 1,
      productCount: 2,
    });
    expect(await read('/catalogs/v3/drinks?page=abc&sort=zzz&filter=1', catalogListingSchema)).toEqual(all);
    await refuse('/catalogs/v3/drinks?page=9999', 404);
    await refuse('/catalogs/v3/nope', 404);
  });
});

describe('pages', () => {
  test('v2 is v1 with what its sections show [R640]', async () => {
    for (const [first, second] of [
      ['/pages/about', '/pages/v2/about'],
      ['/homepage/', '/homepage/v2'],
    ] as const) {
      const page = await read(first, pageSchema.strict());
      const { included, ...rest } = await read(second, pageV2Schema.strict());
      expect(rest).toEqual(page);
      expect(included.images.map(({ id }) => id)).toEqual([shop.imageId]);
    }
    expect((await api.get('/homepage')).body).toBe((await api.get('/homepage/')).body);
  });

  test('an unknown section is told with all that it holds', async () => {
    const page = await read('/pages/about', pageSchema);
    expect(page.sections[1]).toMatchObject({
      type: 'zzz',
      options: { own: { deep: [1, null, 'x'] } },
      items: [{ any: true }, 5],
    });
  });

  test.each([
    ['/pages/about', pageSchema],
    ['/pages/v2/about', pageV2Schema],
    ['/homepage/', pageSchema],
    ['/homepage/v2', pageV2Schema],
    ['/pages/blog', pageSchema],
    ['/pages/v2/blog', pageV2Schema],
    ['/articles/first-post', articleSchema],
    ['/catalogs/v3/drinks', catalogListingSchema],
  ] as const)('%s keeps hidden and disabled sections to itself', async (path, schema) => {
    const { sections } = await read(path, schema);
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.filter(({ enable, hidden }) => hidden || !enable)).toEqual([]);
    expect((await api.get(path)).body).not.toContain('BLACK FRIDAY');
  });

  test('a category answers for its path, an unknown one does not [R639]', async () => {
    expect(await read('/pages/blog', pageSchema)).toMatchObject({ slug: 'blog' });
    await refuse('/pages/nope', 404);
    await refuse('/pages/v2/nope', 404);
    await refuse('/pages/first-post', 404);
  });
});

describe('articles', () => {
  test('lists by type and by category, articles by slug, tags [R411-412,422-425,637]', async () => {
    const list = await read('/articles/blog/list?limit=2', articleListSchema.strict());
    expect(list).toMatchObject({
      count: 1,
      offset: 0,
      limit: 2,
      items: [{ slug: 'first-post', commentCount: 1 }],
    });
    expect(await read('/articles/category/blog?limit=2', articleListSchema)).toEqual(list);
    expect(await read(`/articles/blog/list?tagIds[]=${shop.tagId}`, articleListSchema)).toMatchObject({
      count: 1,
      limit: 12,
    });
    expect(await read('/articles/blog/list?tagIds[]=99', articleListSchema)).toMatchObject({ count: 0 });
    const article = await read('/articles/first-post', articleSchema.strict());
    expect(article).toMatchObject({ url: '/blog/first-post', type: 'blog', comments: [{ text: 'Nice' }] });
    expect(await read('/tags/blog/list', z.array(tagSchema))).toMatchObject([{ title: 'Kiln' }]);
    await refuse('/articles/nope', 404);
  });
});

describe('menus, pictures, redirects, search, delivery', () => {
  test('menus are trees under exactly the names asked [R635-636]', async () => {
    const entries = (await api.get('/menus/main/entries')).json();
    expect(entries).toMatchObject([
      { title: 'A', uri: '/', children: [{ title: 'B', children: [{ title: 'C', children: [] }] }] },
    ]);
    const batch = (await api.get('/menus/batch?names[]=info&names[]=main&names%5B%5D=footer')).json();
    expect(batch).toEqual({ info: [], main: entries, footer: [] });
  });

  test('pictures one by one and in a batch without the missing [R551,561,641,643]', async () => {
    const image = await read(`/images/${shop.imageId}`, imageSchema.strict());
    expect(await read(`/images/batch?ids[]=${shop.imageId}&ids[]=999999`, z.array(imageSchema))).toEqual([
      image,
    ]);
    await refuse('/images/999999', 404);
  });

  test('redirects say where to, or null [R642]', async () => {
    expect((await api.get('/redirects?from=/old')).json()).toEqual({ to: '/new' });
    expect((await api.get('/redirects?from=%2Fold%2F')).json()).toEqual({ to: '/new' });
    expect((await api.get('/redirects?from=/none')).json()).toEqual({ to: null });
    await refuse('/redirects', 400);
  });

  test('search answers results and their number [R403-404,634]', async () => {
    expect(await read('/search', searchResultSchema)).toEqual({ results: [], totalResultCount: 0 });
    const found = await read('/search?q=tea&limit=1', searchResultSchema.strict());
    expect(found.results.length).toBeLessThanOrEqual(1);
  });

  test.each(['/locations', '/shipping-zones', '/order-states', '/configs/payments-available-methods'])(
    '%s is a list [R629-630]',
    async (path) => {
      expect((await api.get(path)).json()).toBeInstanceOf(Array);
    },
  );

  test('an unknown code answers the methods of the site [R363,631-632]', async () => {
    const all = (await api.get('/configs/payments-available-methods')).json();
    expect(all).toEqual([{ key: 'cash', currencies: ['RUB', 'AED', 'USD', 'EUR'] }]);
    expect((await api.get('/configs/payments-available-methods-by-location?code=zzz')).json()).toEqual(all);
  });
});

describe('bounds and errors', () => {
  test('too much is refused [R644]', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `ids[]=${index + 1}`).join('&');
    const body = await refuse(`/images/batch?${ids}`, 400);
    expect(body.children).toHaveProperty('ids');
    await refuse('/images/batch?ids[]=1&ids[]=x', 400);
    await refuse('/articles/blog/list?offset=10001', 400);
    await refuse('/articles/blog/list?limit=101', 400);
    await refuse('/articles/blog/list?limit=-1', 400);
    await refuse(`/search?q=${'a'.repeat(101)}`, 400);
    await refuse(`/search?q=${'a'.repeat(4200)}`, 414);
    await refuse('/pages/%zz', 400);
    await refuse('/nowhere', 404);
  });

  test('an empty parameter is an absent one, of a repeated one the last counts', async () => {
    expect((await api.get('/articles/blog/list?offset=&limit=3&limit=5')).json()).toMatchObject({
      offset: 0,
      limit: 5,
    });
  });

  test('a mistake inside does not leak', async () => {
    const pool = {
      connect: () => Promise.reject(new Error('secret at /srv/shop/main.js')),
      end: async () => {},
      options: {},
    };
    const broken = await createApiFixture({
      db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    });
    const reply = await broken.get('/config');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({ code: 500, message: 'Internal Server Error' });
    await broken.app.close();
  });

  test('a database that is away is 503 with Retry-After', async () => {
    const away = createDatabase(
      createPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', waitMs: 500 }),
    );
    const fixture = await createApiFixture({ db: away });
    for (const path of [
      '/config',
      '/products/1',
      '/pages/about',
      '/menus/main/entries',
      '/articles/x',
      '/redirects?from=/a',
    ]) {
      const reply = await fixture.get(path);
      expect([path, reply.statusCode]).toEqual([path, 503]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(errorBodySchema.parse(reply.json()).code).toBe(503);
    }
    await fixture.app.close();
    await away.destroy();
  });

  test('an answer that was made is served on while the database is away', async () => {
    const away = await createTestDatabase();
    const fixture = await createApiFixture(away);
    const before = await fixture.get('/config');
    await away.drop();
    expect((await fixture.get('/config')).body).toBe(before.body);
    fixture.invalidate(['settings']);
    expect((await fixture.get('/config')).body).toBe(before.body);
    expect((await fixture.get('/menus/main/entries')).statusCode).toBe(503);
    await fixture.app.close();
  });
});

describe('caching', () => {
  test('an answer that did not change is an empty 304 [R645]', async () => {
    const first = await api.get('/config');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Origin',
    });
    const etag = String(first.headers['etag']);
    for (const header of [etag, `"x", ${etag}`, '*', etag.replace('W/', '')]) {
      const again = await api.get('/config', { 'if-none-match': header });
      expect([header, again.statusCode, again.body]).toEqual([header, 304, '']);
    }
    expect((await api.get('/config', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  test('a change is seen once its tag is heard', async () => {
    const path = `/products/${shop.cup.id}`;
    // What is asked for once is not kept.
    await api.get(path);
    await api.get(path);
    await database.db.updateTable('products').set({ title: 'Mug' }).where('id', '=', shop.cup.id).execute();
    expect((await api.get(path)).json()).toMatchObject({ title: 'Cup' });
    api.invalidate([`product:${shop.cup.id}`]);
    expect((await api.get(path)).json()).toMatchObject({ title: 'Mug' });
    expect((await api.get(`/products/${shop.tea.id}/similar`)).json()).toMatchObject([{ title: 'Mug' }]);
  });

  test('unknown parameters neither change an answer nor take room', async () => {
    await api.get('/menus/main/entries');
    const before = await api.get('/menus/main/entries');
    const bytes = api.cache.bytes;
    for (let index = 0; index < 50; index++) {
      expect((await api.get(`/menus/main/entries?utm=${index}`)).headers['etag']).toBe(
        before.headers['etag'],
      );
    }
    expect(api.cache.bytes).toBe(bytes);
  });

  test('only the listed origins may read from other pages [R645]', async () => {
    const allowed = await api.get('/config', { origin: 'https://shop.example' });
    expect(allowed.headers['access-control-allow-origin']).toBe('https://shop.example');
    for (const origin of [
      'https://evil.example',
      'null',
      'https://shop.example.evil',
      'http://shop.example',
    ]) {
      expect((await api.get('/config', { origin })).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    }
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/config',
      headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'GET' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toHaveProperty('access-control-allow-methods');
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
  });
});
