import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { buyersDownloadSchema, ownDownloadSchema } from '#domain/schemas/download.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireUser } from '#http/identity.ts';
import { slugParameter, textParameter } from '#http/query-parsing.ts';
import { orderViewerOf } from '#modules/orders/order-access.ts';
import type { OrderService } from '#modules/orders/order-service.ts';

import type { Downloads } from './give-downloads.ts';

interface DownloadsRoutesDeps {
  orders: Pick<OrderService, 'find'>;
  downloads: Pick<Downloads, 'list' | 'listOfUser'>;
  hasSecureOrigin: boolean;
}

/** Bought files, for those who may read the order, and for the customer who has bought them. */
export function downloadsRoutes({ orders, downloads, hasSecureOrigin }: DownloadsRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/orders/{numberOrId}/downloads',
        group: 'Orders',
        summary: 'Files that were bought with an order, and where they are downloaded',
        params: z.object({ numberOrId: slugParameter() }),
        query: z.object({ token: textParameter(100).optional() }),
        response: z.object({ downloads: z.array(buyersDownloadSchema) }),
        failures: [401, 404],
        cache: 'private',
      },
      async ({ params, query, identity, request: { headers } }) => {
        const viewer = orderViewerOf(identity, { headers, token: query.token, isSecure: hasSecureOrigin });
        const order = await orders.find(params.numberOrId, viewer);
        if (!order) throw notFound('order');
        return { downloads: await downloads.list(order.id) };
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/users/downloads',
        group: 'Own account',
        summary: 'Files that the signed-in customer has bought, those of the latest order first; at most 500',
        response: z.object({ downloads: z.array(ownDownloadSchema) }),
        cache: 'private',
        access: 'user',
      },
      async ({ identity }) => ({ downloads: await downloads.listOfUser(requireUser(identity)) }),
    ),
  ];
}
