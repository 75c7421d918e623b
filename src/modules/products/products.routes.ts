import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { defaultLimits } from '#domain/limits.ts';
import {
  productSchema,
  reviewSchema,
  reviewSorts,
  type Product,
  type Review,
  type ReviewSort,
} from '#domain/schemas/product.schema.ts';
import { defineRoute, type ApiRoute, type Tagger } from '#http/define-route.ts';
import {
  idParameter,
  idsParameter,
  limitParameter,
  offsetParameter,
  slugParameter,
} from '#http/query-parsing.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import type { ProductReader } from './product-reader.ts';
import { tagLists } from './tag-lists.ts';

interface ProductsRoutesDeps {
  products: Omit<ProductReader, 'invalidate'>;
  listReviews: ListReviews;
  settings: Pick<SettingsReader, 'read'>;
}

/** Approved reviews of a product; `rating` leaves only those with so many stars. */
export type ListReviews = (
  productId: number,
  selection: { offset: number; limit: number; sort: ReviewSort; rating?: number | undefined },
) => Promise<Review[]>;

export function productsRoutes({ products, listReviews, settings }: ProductsRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/products/{idOrSlug}',
        group: 'Products',
        summary: 'A product by id or slug, with all its variations',
        params: z.object({ idOrSlug: slugParameter() }),
        response: productSchema,
        failures: [404],
        cache: 'public',
      },
      async ({ params, tag }) => found(await products.findBySlugOrId(params.idOrSlug), tag),
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/products/variation/{id}',
        group: 'Products',
        summary: 'The product that has a variation, with all its variations',
        params: z.object({ id: idParameter() }),
        response: productSchema,
        failures: [404],
        cache: 'public',
      },
      async ({ params, tag }) => found(await products.findByVariation(params.id), tag),
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/products/related-products',
        group: 'Products',
        summary: 'Products that go with those given, without them',
        query: z.object({ ids: idsParameter(), limit: limitParameter(defaultLimits.relatedProducts) }),
        response: z.array(productSchema),
        cache: 'public',
      },
      async ({ query, tag }) => {
        tagLists(tag);
        tag('companions');
        const { bought } = (await settings.read()).ecommerce.goesWith;
        return products.listRelated(query.ids, { limit: query.limit, bought });
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/products-by-ids',
        group: 'Products',
        summary: 'Products by their ids, in the order of these; hidden and missing ones are left out',
        query: z.object({ ids: idsParameter() }),
        response: z.array(productSchema),
        cache: 'public',
      },
      async ({ query, tag }) => {
        tag('catalogs', 'images', 'settings', ...query.ids.map((id) => `product:${id}`));
        return products.findByIds(query.ids);
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/products/{id}/similar',
        group: 'Products',
        summary: 'Products of the same catalogs, without the product itself',
        params: z.object({ id: idParameter() }),
        query: z.object({ limit: limitParameter(defaultLimits.similarProducts) }),
        response: z.array(productSchema),
        failures: [404],
        cache: 'public',
      },
      async ({ params, query, tag }) => {
        tagLists(tag);
        return products.listSimilar(params.id, query.limit);
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/products/{id}/reviews',
        group: 'Products',
        summary: 'Approved reviews of a product, newest first unless another order is asked for',
        params: z.object({ id: idParameter() }),
        query: z.object({
          offset: offsetParameter(),
          limit: limitParameter(defaultLimits.reviewsAsked),
          sort: z.enum(reviewSorts).default('newest'),
          rating: z.enum(['1', '2', '3', '4', '5']).optional(),
        }),
        response: z.array(reviewSchema),
        failures: [404],
        cache: 'public',
      },
      async ({ params, query, tag }) => {
        tag(`product:${params.id}`, 'reviews');
        const { rating, ...range } = query;
        return listReviews(params.id, { ...range, rating: rating && Number(rating) });
      },
    ),
  ];
}

function found(product: Product | null, tag: Tagger): Product {
  if (!product) throw notFound('product');
  tag(`product:${product.id}`, 'catalogs', 'images', 'settings');
  return product;
}
