import { z } from 'zod';

import { importedOrderSchema } from '#domain/schemas/imported-order.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireUser } from '#http/identity.ts';
import { limitParameter, offsetParameter } from '#http/query-parsing.ts';

import type { OwnImportedOrders } from './own-imported-orders.ts';

const listLength = 20;

export function importedOrdersRoutes({ own }: { own: Pick<OwnImportedOrders, 'list'> }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/users/imported-orders',
        group: 'Own account',
        summary:
          'Orders of the former shop with the confirmed email of the signed-in customer, latest first; none before it is confirmed',
        query: z.object({ offset: offsetParameter(), limit: limitParameter(listLength) }),
        response: z.array(importedOrderSchema),
        cache: 'private',
        access: 'user',
      },
      async ({ identity, query }) => own.list(requireUser(identity), query),
    ),
  ];
}
