import { z } from 'zod';

import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { fillStartTexts } from '#sections/framework/fill-preset.ts';
import { mapFields } from '#sections/framework/walk-fields.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { sectionExamples } from '#sections/section-examples.ts';
import { createContentFixture, type SectionFixture } from '#tests/support/content-fixture.ts';
import { filledCommon } from '#tests/support/section-context.tsx';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { standInArticle, standInImages, standInProduct } from '#tests/support/stand-ins.ts';

import type { Language } from './browser.ts';
import type { TestShop } from './test-shop.ts';

/** Types that follow their page, by the kind of page that has what they show. */
const followers: Readonly<Record<string, 'article' | 'catalog' | 'category'>> = {
  h1: 'article',
  breadcrumbs: 'catalog',
  'product-list': 'catalog',
  'media-list': 'category',
  'tags-list': 'category',
  'table-of-contents': 'article',
  comments: 'article',
};

/** Path of the page that shows every example of a type, by type. */
export type ExamplePages = ReadonlyMap<string, string>;

/**
 * Fills the test shop with pictures of the stand-ins' shapes, products, catalogs and articles, and publishes
 * the examples of every type with texts in the language. Sections have ids `s1`, `s2`…
 */
export async function publishExamples(testShop: TestShop, language: Language): Promise<ExamplePages> {
  const db = testShop.db();
  const shop = createShopFixture(db);
  const content = createContentFixture(db);

  const images: number[] = [];
  for (const { width, height, alt } of standInImages.values()) {
    const id = await shop.makeImage({ alt });
    await db.updateTable('images').set({ width, height }).where('id', '=', id).execute();
    images.push(id);
  }
  const catalogs: number[] = [];
  for (const title of ['Prints', 'Ceramics', 'Высокотемпературная керамика', 'Frames', 'Gifts', 'Paper']) {
    const imageId = title === 'Gifts' ? null : (images[catalogs.length] ?? null);
    catalogs.push(await shop.makeCatalog({ title, slug: `catalog-${catalogs.length}`, imageId }));
  }
  const authorId = await content.makeAuthor('Anna Vale', 'Throws, glazes and keeps the kiln diary.');
  const tagIds: number[] = [];
  for (const tag of ['Process', 'Clay', 'Paper', 'Высокотемпературная']) {
    tagIds.push(await content.makeTag(tag));
  }
  const categoryId = await content.makeCategory('journal', { title: 'Journal' });
  const articles: number[] = [];
  for (let n = 1; n <= 14; n++) articles.push(await makeArticle(n, `article-${n}`, categoryId));

  const products: number[] = [];
  const pages = new Map<string, string>();
  const listing: number[] = [];
  for (const [type, examples] of sectionExamples) {
    const definition = sectionDefinitions.get(type);
    if (!definition) throw new Error(`No definition of ${type}`);
    const replace: Parameters<typeof mapFields>[2] = (kind, value) => {
      const ids = { image: images, products, catalogs, articles }[kind as string];
      if (!ids) return value;
      const idOf = (id: unknown) => (typeof id === 'number' ? (ids[id - 1] ?? 99_999) : null);
      return Array.isArray(value) ? value.map(idOf) : idOf(value);
    };
    if (type === 'product-widget-items') await fillProducts();
    const sections = examples.map((example, place) => {
      const { options, items } = fillStartTexts(type, example, language);
      return {
        id: `s${place + 1}`,
        type,
        options: mapFields(definition.options, options, replace) as Record<string, unknown>,
        items: mapFields(z.array(definition.item), items, replace) as unknown[],
      };
    });
    const kind = followers[type];
    pages.set(type, kind ? await makeFollowed(kind, type, sections) : await testShop.makePage(sections));
  }
  await db
    .insertInto('catalog_products')
    .values(
      [...listing, ...catalogs].flatMap((catalog_id) =>
        products.map((product_id, position) => ({ catalog_id, product_id, position })),
      ),
    )
    .execute();
  await refreshListing(db, 'all');
  await testShop.notify(['products', 'catalogs', 'listings', 'articles', 'pages']);
  return pages;

  async function fillProducts(): Promise<void> {
    for (let n = 1; n <= 14; n++) {
      const { title, price, discount } = standInProduct(n);
      const { id } = await shop.makeProduct({
        title,
        imageIds: [images[n % images.length] ?? 1],
        properties: { Paper: n % 2 === 0 ? 'Cotton' : 'Высококачественная', Size: String(n % 5) },
        variations: [
          {
            fullPrice: price * 100,
            discountPrice: discount === null ? null : discount * 100,
            stock: n % 5 === 0 ? 0 : 4,
          },
        ],
      });
      products.push(id);
    }
  }

  function makeArticle(
    n: number,
    slug: string,
    category: number,
    sections: readonly SectionFixture[] = [],
  ): Promise<number> {
    const { title, excerpt } = standInArticle(n);
    return content.makeArticle({
      title,
      excerpt,
      slug,
      categoryId: category,
      authorId,
      tagIds: tagIds.slice(0, 1 + (n % 4)),
      imageId: images[n % images.length] ?? 1,
      sections,
    });
  }

  async function makeFollowed(
    kind: 'article' | 'catalog' | 'category',
    type: string,
    sections: readonly SectionFixture[],
  ): Promise<string> {
    const slug = `with-${type}`;
    if (kind === 'catalog') {
      const id = await shop.makeCatalog({ title: 'Pots', slug, parentId: catalogs[1] ?? null });
      await content.publish(id, { title: 'Pots', slug, sections });
      listing.push(id);
      return `/catalogs/${slug}`;
    }
    if (kind === 'category') {
      const id = await content.makeCategory(slug, { title: 'Notes', sections });
      for (let n = 1; n <= 8; n++) await makeArticle(n, `${slug}-${n}`, id);
      return `/${slug}`;
    }
    const html = '<h2>Clay</h2><p>Words.</p><h3>Ash</h3><p>Words.</p><h2>Fire</h2><p>Words.</p>';
    const text = { id: 'text', type: 'text', options: { content: { html } } };
    const id = await makeArticle(3, slug, categoryId, [...sections, text]);
    const first = await content.makeComment(id, { text: 'Thirty tides, and I counted every one.' });
    await content.makeComment(id, { text: 'So did we.', parentId: first });
    return `/journal/${slug}`;
  }
}

/** Settings of a shop in a language that has everything to show; for `testShop.set`. */
export const examplesShop = (language: 'en' | 'ru') => ({ language, ...filledCommon });
