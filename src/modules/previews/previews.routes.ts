import { z } from 'zod';

import { productSchema } from '#domain/schemas/product.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { FindSeenProduct } from './find-seen-product.ts';

/** What pages of a shared link ask for: whoever has its token gets what these pages show anyway. */
export function previewsRoutes({ findProduct }: { findProduct: FindSeenProduct }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/previews/products/{id}',
        group: 'Previews',
        summary: 'A product at the prices that a shared link shows',
        params: z.object({ id: idParameter() }),
        query: z.object({ token: z.string().max(100) }),
        response: productSchema,
        failures: [403, 404, 422],
        cache: 'private',
      },
      ({ params, query }) => findProduct(query.token, params.id),
    ),
  ];
}
