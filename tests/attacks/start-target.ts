import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

export interface Target {
  database: TestDatabase;
  shop: TestApp;
  origin: string;
  stop(): Promise<void>;
}

/** A small shop with a page of every kind, listening. */
export async function startTarget(env: Record<string, string> = {}): Promise<Target> {
  const database = await createTestDatabase();
  await fillShop(database);
  const shop = await startTestApp(database.url, env);
  return {
    database,
    shop,
    origin: shop.origin,
    async stop() {
      await shop.stop();
      await database.drop();
    },
  };
}

/** Addresses of `fillShop`, one of every kind. */
export const pagePaths = [
  '/',
  '/about',
  '/%D1%87%D0%B0%D0%B9',
  '/blog',
  '/blog/first-post',
  '/catalogs',
  '/catalogs/prints',
  '/products',
  '/products/cup',
  '/products/mug',
  '/search',
  '/new-page',
  '/catalogs/new-page',
] as const;

async function fillShop({ db }: TestDatabase): Promise<void> {
  const content = createContentFixture(db);
  const goods = createShopFixture(db);
  await content.makePage({ kind: 'home', title: 'Home' });
  await content.makePage({ slug: 'about', title: 'About' });
  await content.makePage({ slug: 'чай', title: 'Tea' });
  const blog = await content.makeCategory('blog');
  const tag = await content.makeTag('Clay');
  for (const slug of ['first-post', 'second-post', 'third-post']) {
    await content.makeArticle({ categoryId: blog, slug, tagIds: [tag] });
  }
  const prints = await goods.makeCatalog({ slug: 'prints', title: 'Prints' });
  const imageId = await goods.makeImage();
  for (let index = 0; index < 30; index++) {
    await goods.makeProduct({
      catalogs: [prints],
      imageIds: [imageId],
      properties: { Paper: index % 2 ? 'Kraft' : 'Silk' },
    });
  }
  await goods.makeProduct({ slug: 'cup', title: 'Cup', catalogs: [prints] });
  await goods.makeProduct({
    slug: 'mug',
    title: 'Mug',
    options: [{ title: 'Color', values: ['Red', 'Blue'] }],
    variations: [{ values: { Color: 'Red' }, isDefault: true }, { values: { Color: 'Blue' } }],
  });
  await content.makeMenu('main', [{ title: 'Home' }]);
  await content.makeRedirect('/old', '/about');
}
