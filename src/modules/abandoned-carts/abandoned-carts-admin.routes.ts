import { z } from 'zod';

import { abandonedCartListSchema } from '#domain/schemas/abandoned-cart.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { limitParameter, offsetParameter } from '#http/query-parsing.ts';

import type { AbandonedCartLister } from './list-carts.ts';

const listLength = 50;

export function adminAbandonedCartsRoutes({ carts }: { carts: AbandonedCartLister }): ApiRoute[] {
  return [
    defineRoute(
      {
        group: 'Back office',
        cache: 'private',
        access: 'manager',
        method: 'GET',
        path: '/admin/abandoned-carts',
        summary:
          'Carts of the last 90 days whose buyers agreed to be reminded, those that were seen last first, and what reminders have brought',
        query: z.object({ offset: offsetParameter(), limit: limitParameter(listLength) }),
        response: abandonedCartListSchema,
        failures: [401, 403],
      },
      async ({ query }) => carts.list(query),
    ),
  ];
}
