import { z } from 'zod';

import { mostOwnPrices, ownPricesSchema, type OwnPrices } from '#domain/schemas/price-list.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireUser } from '#http/identity.ts';
import { textsParameter } from '#http/query-parsing.ts';

interface OwnPricesDependencies {
  readOwnPrices(userId: number, slugs: readonly string[]): Promise<OwnPrices>;
}

/** What a signed-in customer pays; pages and all other answers have the prices of everybody. */
export function priceListsRoutes({ readOwnPrices }: OwnPricesDependencies): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/users/prices',
        group: 'Own account',
        summary: 'Prices that the signed-in customer pays for products, by their addresses',
        query: z.object({ slugs: textsParameter({ max: mostOwnPrices, maxLength: 120 }) }),
        response: ownPricesSchema,
        failures: [401],
        cache: 'private',
        access: 'user',
      },
      ({ identity, query }) => readOwnPrices(requireUser(identity), query.slugs),
    ),
  ];
}
