import { z } from 'zod';

import { orderDetailSchema } from '#domain/schemas/manage-orders.schema.ts';
import {
  orderEditPreviewSchema,
  orderEditRequestSchema,
  orderEditSchema,
} from '#domain/schemas/order-edit.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';

import type { OrderEdits } from './edit-orders.ts';

const common = {
  group: 'Back office',
  cache: 'private',
  access: 'manager',
  params: z.object({ id: z.uuid() }),
  failures: [401, 403, 404, 409, 422],
} as const;

export function adminOrderEditsRoutes({ orderEdits }: { orderEdits: OrderEdits }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/edit/preview',
        summary: 'What an order would be with other lines, delivery price or discount; nothing is stored',
        isRoutine: true,
        body: orderEditSchema,
        response: orderEditPreviewSchema,
      },
      async ({ params, body }) => orderEdits.preview(params.id, body),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/edit',
        summary:
          'Changes lines, delivery price or discount of an order that has not left; its stock follows at once',
        body: orderEditRequestSchema,
        response: orderDetailSchema,
      },
      async ({ params, body, identity }) => orderEdits.save(params.id, body, requireStaff(identity)),
    ),
  ];
}
