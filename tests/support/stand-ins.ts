import type { ArticleCard, ArticleList, Tag } from '#domain/schemas/article.schema.ts';
import type { CatalogSummary } from '#domain/schemas/catalog.schema.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { DataNeed } from '#sections/framework/data-needs.ts';

/** Width and height of the stand-in pictures, ids 1 to 12: wide, tall, square, small. */
const shapes: readonly (readonly [number, number])[] = [
  [2400, 1350],
  [1800, 1200],
  [1600, 1600],
  [1200, 1800],
  [1080, 1440],
  [2400, 1000],
  [2000, 1500],
  [1920, 1080],
  [1500, 1200],
  [2200, 1300],
  [900, 1600],
  [640, 480],
];

export const standInImages: ReadonlyMap<number, Image> = new Map(
  shapes.map(([width, height], index) => {
    const id = index + 1;
    const uri = `/img/original/${id}-${id.toString(16).padStart(16, '0')}.jpg`;
    return [
      id,
      { id, uri, name: `${id}.jpg`, width, height, mime: 'image/jpeg', alt: `Picture ${id}`, title: '' },
    ];
  }),
);

const imageOf = (id: number): Image | null => standInImages.get(((id - 1) % shapes.length) + 1) ?? null;
const pick = (texts: readonly string[], id: number): string => texts[(id - 1) % texts.length] ?? '';

const catalogTitles = ['Prints', 'Ceramics', 'Высокотемпературная керамика', 'Frames', 'Gifts'];

/** Every fifth catalog has no picture. */
export function standInCatalog(id: number): CatalogSummary {
  return {
    id,
    title: pick(catalogTitles, id),
    slug: `catalog-${id}`,
    parentId: null,
    description: '',
    image: id % 5 === 0 ? null : imageOf(id),
    productCount: id * 7,
    sortCriteria: 'custom',
  };
}

const productTitles = [
  'Hills in October',
  'Tall vase, ash glaze',
  'Набережная с водонапорной башней',
  'Teapot for one',
];

/** One variation; every third product has a discount, every fifth is sold out. */
export function standInProduct(id: number): Product {
  const image = imageOf(id);
  const price = 40 + id * 10;
  const discount = id % 3 === 0 ? price - 15 : null;
  const sizes = { weight: 0.5, height: 3, width: 30, length: 40 };
  return {
    id,
    title: pick(productTitles, id),
    slug: `product-${id}`,
    description: '<p>Made by hand.</p>',
    images: image ? [image] : [],
    imagePreview: image,
    options: [],
    variations: [
      {
        id: id * 10,
        productOptionValueIds: [],
        default: true,
        title: '',
        image: null,
        imageId: null,
        sku: `SKU-${id}`,
        fullPrice: price,
        discountPrice: discount,
        stock: id % 5 === 0 ? 0 : 4,
        position: 0,
        ...sizes,
      },
    ],
    catalogs: [],
    ...sizes,
    price,
    discount,
    optionsTextValue: [],
    reviewCount: 0,
    createdAt: '2026-01-15T09:00:00.000Z',
    meta: {},
  };
}

export function standInArticle(id: number): ArticleCard {
  return {
    id,
    type: 'journal',
    title: pick(['Thirty tides', 'An argument for a small teapot', 'Послевоенное градостроительство'], id),
    slug: `article-${id}`,
    url: `/journal/article-${id}`,
    excerpt: 'A line on what this is about, and one more on why it matters.',
    image: id % 4 === 0 ? null : imageOf(id),
    publishedAt: '2026-03-05T10:00:00.000Z',
    updatedAt: '2026-03-05T10:00:00.000Z',
    author: null,
    tags: [standInTag(1)],
    commentCount: 0,
  };
}

export const standInTag = (id: number): Tag => ({
  id,
  title: pick(['Process', 'Clay', 'Paper'], id),
  slug: `tag-${id}`,
});

const articleCount = 14;

/** Answers a section's need with made-up things; ids from 900 up are taken for deleted ones. */
export function standInData(need: DataNeed): unknown {
  switch (need.kind) {
    case 'productsOfCatalog':
      return isDeleted(need.catalogId) ? [] : numbers(need.limit).map(standInProduct);
    case 'productsByIds':
      return present(need.ids).map(standInProduct);
    case 'catalogsByIds':
      return present(need.ids).map(standInCatalog);
    case 'childCatalogs':
      return numbers(need.limit).map(standInCatalog);
    case 'articles': {
      const items = numbers(Math.min(need.limit, articleCount - need.offset)).map((n) =>
        standInArticle(need.offset + n),
      );
      return { items, count: articleCount, offset: need.offset, limit: need.limit } satisfies ArticleList;
    }
    case 'articlesByIds':
      return present(need.ids).map(standInArticle);
    case 'tags':
      return numbers(5).map(standInTag);
  }
}

const numbers = (count: number) => Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
const isDeleted = (id: number | null) => id !== null && id >= 900;
const present = (ids: number[]) => ids.filter((id) => !isDeleted(id));
