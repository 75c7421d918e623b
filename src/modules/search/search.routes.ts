import { z } from 'zod';

import { defaultLimits, requestCaps } from '#domain/limits.ts';
import { searchResultSchema } from '#domain/schemas/search.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';

import type { ShopSearch } from './search-shop.ts';

export function searchRoutes({ search }: { search: Pick<ShopSearch, 'search'> }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/search',
        group: 'Search',
        summary: 'Products, catalogs, pages and articles that match, products first',
        query: z.object({
          q: textParameter(requestCaps.queryLength).default(''),
          offset: offsetParameter(),
          limit: limitParameter(defaultLimits.search),
        }),
        response: searchResultSchema,
        cache: 'public',
      },
      async ({ query, tag }) => {
        tag('products', 'catalogs', 'categories', 'pages', 'articles', 'images', 'settings');
        const words = query.q.trim();
        if (words === '') return { results: [], totalResultCount: 0 };
        return search.search({ q: words, offset: query.offset, limit: query.limit });
      },
    ),
  ];
}
