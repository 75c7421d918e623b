import type { Article, ArticleCard, ArticleList, Tag } from '#domain/schemas/article.schema.ts';
import type { CatalogSummary } from '#domain/schemas/catalog.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import type { DataNeed } from '../framework/data-needs.ts';
import type { ListingView } from '../framework/page-context.ts';
import { samplePicture } from './sample-pictures.ts';
import { sampleWords } from './sample-words.ts';

/** Minor differences aside, what such things cost; major units of most currencies. */
const prices = [48, 35, 42, 19, 89, 24, 160, 15];
/** How many of a kind a shop of samples has. */
const count = prices.length;
const day = '2026-01-15T10:00:00.000Z';

type Shop = Pick<Settings, 'language' | 'ecommerce'>;

/** An answer to what a section needs, as of a shop that has a few of everything. */
export function sampleAnswer(need: DataNeed, shop: Shop): unknown {
  switch (need.kind) {
    case 'productsOfCatalog':
      return numbers(need.limit).map((id) => sampleProduct(id, shop));
    case 'productsByIds':
      return need.ids.map((id) => sampleProduct(id, shop));
    case 'catalogsByIds':
      return need.ids.map((id) => sampleCatalog(id, shop));
    case 'childCatalogs':
      return numbers(need.limit).map((id) => sampleCatalog(id, shop));
    case 'articles': {
      const items = numbers(Math.min(need.limit, wordsOf(shop).articles.length)).map((id) =>
        sampleCard(id, shop),
      );
      return { items, count: items.length, offset: 0, limit: need.limit } satisfies ArticleList;
    }
    case 'articlesByIds':
      return need.ids.map((id) => sampleCard(id, shop));
    case 'tags':
      return sampleTags(shop);
  }
}

/** Ids for a choice of products that nobody has made yet. */
export const sampleIds = numbers(4);

export function sampleListing(path: string, shop: Shop): ListingView {
  const products = numbers(count).map((id) => sampleProduct(id, shop));
  const all = products.map(({ price }) => price);
  return {
    path,
    catalog: null,
    query: { page: 1, properties: {}, options: {} },
    result: {
      products,
      count,
      productCount: count,
      page: 1,
      pageCount: 1,
      limit: count,
      filter: {
        price: { min: Math.min(...all), max: Math.max(...all), histogram: all.map(() => 1) },
        available: count,
        discounted: 0,
        properties: [],
        options: [],
      },
    },
  };
}

export function sampleArticle(shop: Shop): Article {
  const words = wordsOf(shop);
  return {
    ...sampleCard(count + 1, shop),
    author: { id: 1, name: words.author, text: words.authorText, image: samplePicture(3), links: [] },
    sections: [],
    comments: words.comments.map((comment, place) => ({
      id: place + 1,
      parent: null,
      ...comment,
      createdAt: day,
    })),
    commentCount: words.comments.length,
    meta: {},
  };
}

export function sampleProduct(id: number, shop: Shop): Product {
  const image = samplePicture(id - 1);
  const price = pick(prices, id) * (shop.ecommerce.currency === 'RUB' ? 100 : 1);
  const sizes = { weight: null, height: null, width: null, length: null };
  return {
    id,
    title: pick(wordsOf(shop).products, id),
    slug: `sample-${id}`,
    description: '',
    images: image ? [image] : [],
    imagePreview: image,
    options: [],
    variations: [
      {
        id,
        productOptionValueIds: [],
        default: true,
        title: '',
        image: null,
        imageId: null,
        sku: '',
        fullPrice: price,
        discountPrice: null,
        stock: null,
        position: 0,
        ...sizes,
      },
    ],
    catalogs: [],
    ...sizes,
    price,
    discount: null,
    optionsTextValue: [],
    reviewCount: 0,
    meta: {},
  };
}

function sampleCatalog(id: number, shop: Shop): CatalogSummary {
  return {
    id,
    title: pick(wordsOf(shop).catalogs, id),
    slug: `sample-${id}`,
    parentId: null,
    description: '',
    image: samplePicture(id - 1),
    productCount: count,
    sortCriteria: 'custom',
  };
}

function sampleCard(id: number, shop: Shop): ArticleCard {
  const { articles, excerpt } = wordsOf(shop);
  return {
    id,
    type: 'sample',
    title: pick(articles, id),
    slug: `sample-${id}`,
    url: `/sample/sample-${id}`,
    excerpt,
    image: samplePicture(id),
    publishedAt: day,
    updatedAt: day,
    author: null,
    tags: sampleTags(shop),
    commentCount: 0,
  };
}

function sampleTags(shop: Shop): Tag[] {
  return wordsOf(shop).tags.map((title, place) => ({ id: place + 1, title, slug: `sample-${place + 1}` }));
}

const wordsOf = ({ language }: Shop) => sampleWords(language);

function numbers(wanted: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(wanted, count)) }, (_, place) => place + 1);
}

function pick<Value>(values: readonly Value[], id: number): Value {
  const value = values[(id - 1) % values.length];
  if (value === undefined) throw new Error('There are no samples of this kind');
  return value;
}
