import { stockRequestAnswerSchema, stockRequestSchema } from '#domain/schemas/stock-request.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { senderOf } from '#modules/moderation/sender-of.ts';

import type { StockRequests } from './request-stock.ts';

export function stockRequestsRoutes({ requests }: { requests: StockRequests }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'POST',
        path: '/stock-requests',
        group: 'Products',
        summary:
          'Asks to be told by email once a sold-out variation is back; a guest confirms the address first',
        body: stockRequestSchema,
        response: stockRequestAnswerSchema,
        status: 201,
        failures: [404, 422, 429],
        cache: 'private',
      },
      async ({ body, request, identity }) => requests.request(body, senderOf(request, identity)),
    ),
  ];
}
