import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { defaultLimits } from '#domain/limits.ts';
import { catalogListingSchema, listingQuerySchema } from '#domain/schemas/catalog.schema.ts';
import { productSchema } from '#domain/schemas/product.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import {
  idParameter,
  limitParameter,
  offsetParameter,
  parameterSchemas,
  slugParameter,
} from '#http/query-parsing.ts';
import { tagLists } from '#modules/products/tag-lists.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';

import type { FindCatalogListing } from './find-catalog-listing.ts';
import { normalizeListingQuery, parseListingQuery } from './parse-listing-query.ts';

const idParams = z.object({ id: idParameter() });
const choice = {
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: { const: '1' } },
};

/** Describes the query for callers; `parseListingQuery` reads it, and falls back instead of refusing. */
const listingParameters = z.object({
  page: z.string().optional().register(parameterSchemas, { type: 'integer', minimum: 1, default: 1 }),
  sort: z
    .string()
    .optional()
    .register(parameterSchemas, {
      type: 'string',
      enum: ['custom', 'title', 'price_asc', 'price_desc'],
    }),
  filter: z.unknown().register(parameterSchemas, {
    description:
      'filter[minPrice], filter[maxPrice], filter[available]=1 (what can be bought now), filter[discounted]=1 ' +
      '(what has a discount), filter[properties][title][value]=1, filter[options][title][value]=1. ' +
      'Values of one title are alternatives, titles narrow.',
    style: 'deepObject',
    type: 'object',
    properties: {
      minPrice: { type: 'number', minimum: 0 },
      maxPrice: { type: 'number', minimum: 0 },
      available: { const: '1' },
      discounted: { const: '1' },
      properties: choice,
      options: choice,
    },
  }),
});

export function catalogsRoutes({
  products,
  findCatalogListing,
}: {
  products: Pick<ProductReader, 'listByCatalog' | 'countOfCatalog'>;
  findCatalogListing: FindCatalogListing;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/catalogs/{id}/products',
        group: 'Catalogs',
        summary: 'Products of a catalog and the catalogs below it, in the catalog’s own order',
        params: idParams,
        query: z.object({ offset: offsetParameter(), limit: limitParameter(defaultLimits.catalogProducts) }),
        response: z.array(productSchema),
        failures: [404],
        cache: 'public',
      },
      async ({ params, query, tag }) => {
        tagLists(tag);
        return products.listByCatalog(params.id, query);
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/catalogs/{id}/countProducts',
        group: 'Catalogs',
        summary: 'How many products a catalog has: a bare number',
        params: idParams,
        response: z.int(),
        failures: [404],
        cache: 'public',
      },
      async ({ params, tag }) => {
        tag('products', 'catalogs');
        return products.countOfCatalog(params.id);
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/catalogs/v3/{slug}',
        group: 'Catalogs',
        summary: 'A catalog with one page of its products and the facets to filter by',
        params: z.object({ slug: slugParameter() }),
        query: listingParameters,
        parseQuery: (search) => ({ filter: normalizeListingQuery(parseListingQuery(search)) }),
        response: catalogListingSchema,
        failures: [404],
        cache: 'public',
      },
      async ({ params, query, tag }) => {
        tagLists(tag);
        tag('pages', 'settings');
        const listing = await findCatalogListing(
          params.slug,
          query.filter as z.infer<typeof listingQuerySchema>,
        );
        if (!listing) throw notFound('catalog');
        if (listing.page > listing.pageCount) throw notFound('pageOfTheCatalog');
        return listing;
      },
    ),
  ];
}
