import type { CatalogSummary, ListingQuery } from '#domain/schemas/catalog.schema.ts';
import type { Option, Product, Variation } from '#domain/schemas/product.schema.ts';
import type { ListingView } from '#sections/framework/page-context.ts';

import { standInImages, standInProduct } from './stand-ins.ts';

const noSizes = { weight: null, height: null, width: null, length: null };

/** A variation at 100 without stock limit. */
export function buildVariation(id: number, rest: Partial<Variation> = {}): Variation {
  return {
    id,
    productOptionValueIds: [],
    default: false,
    title: '',
    image: null,
    imageId: null,
    sku: `SKU-${id}`,
    fullPrice: 100,
    discountPrice: null,
    stock: null,
    position: id,
    ...noSizes,
    ...rest,
  };
}

const optionViews: Option['view'][] = ['select', 'button', 'color', 'image'];

/**
 * A product with an option of each view, two values each (ids 11 and 12, 21 and 22, 31 and 32, 41 and
 * 42). Of the sixteen choices two exist: every first value (variation 1), and the same with size 22
 * (variation 2, which has a picture and sizes of its own).
 */
export function buildOptionProduct(rest: Partial<Product> = {}): Product {
  const image = (id: number) => standInImages.get(id);
  return {
    ...standInProduct(1),
    title: 'Vase',
    slug: 'vase',
    images: [1, 2, 3].flatMap((id) => image(id) ?? []),
    options: optionViews.map((view, index) => ({
      id: index + 1,
      title: `Option ${view}`,
      type: view === 'color' || view === 'image' ? view : 'string',
      view,
      unit: view === 'button' ? 'ml' : null,
      values: [1, 2].map((place) => ({
        id: (index + 1) * 10 + place,
        title: `${view} ${place}`,
        ...(view === 'color' && { color: place === 1 ? '#aa3311' : '#113355' }),
        ...(view === 'image' && { image: image(place) }),
      })),
    })),
    variations: [
      buildVariation(1, {
        productOptionValueIds: [11, 21, 31, 41],
        default: true,
        stock: 4,
        fullPrice: 80,
        discountPrice: 60,
      }),
      buildVariation(2, { productOptionValueIds: [11, 22, 31, 41], stock: 0, imageId: 2, weight: 1.5 }),
    ],
    ...rest,
  };
}

const noQuery: ListingQuery = { page: 1, properties: {}, options: {} };

interface ListingInput {
  products?: Product[];
  query?: Partial<ListingQuery>;
  result?: Partial<ListingView['result']>;
  catalog?: CatalogSummary | null;
}

/** A listing of /catalogs/prints with one facet of each kind; 30 products on three pages by default. */
export function buildListing({ products, query, result, catalog = null }: ListingInput = {}): ListingView {
  const shown = products ?? [1, 2, 3, 4].map(standInProduct);
  return {
    path: '/catalogs/prints',
    catalog,
    query: { ...noQuery, ...query },
    result: {
      products: shown,
      count: 30,
      page: 1,
      pageCount: 3,
      limit: 12,
      productCount: 30,
      filter: {
        price: { min: 40, max: 130, histogram: [4, 0, 9, 12, 5] },
        available: 24,
        discounted: 7,
        properties: [
          {
            title: 'Paper',
            unit: null,
            values: [
              { value: 'Cotton', count: 8 },
              { value: 'A/B', count: 0 },
            ],
          },
        ],
        options: [
          {
            title: 'Цвет',
            view: 'color',
            unit: null,
            values: [{ value: 'Синий', count: 3, color: '#113355' }],
          },
          { title: 'Size', view: 'button', unit: 'cm', values: [{ value: '50', count: 5 }] },
        ],
      },
      ...result,
    },
  };
}
