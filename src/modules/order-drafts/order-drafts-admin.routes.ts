import { z } from 'zod';

import { requestCaps } from '#domain/limits.ts';
import {
  exchangeDraftSchema,
  orderDraftContentSchema,
  orderDraftHoldSchema,
  orderDraftListSchema,
  orderDraftPlacementSchema,
  orderDraftPreviewSchema,
  orderDraftRequestSchema,
  orderDraftSchema,
  paymentLinkSchema,
  placedDraftSchema,
} from '#domain/schemas/order-draft.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter, limitParameter, offsetParameter } from '#http/query-parsing.ts';

import type { OrderDrafts } from './manage-drafts.ts';

const common = {
  group: 'Back office',
  cache: 'private',
  access: 'manager',
  failures: [401, 403, 404, 409, 422],
} as const;
const params = z.object({ id: z.uuid() });

export function adminOrderDraftsRoutes({ orderDrafts }: { orderDrafts: OrderDrafts }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/order-drafts',
        summary: 'Orders that the staff have begun and not placed, last saved first',
        query: z.object({ offset: offsetParameter(), limit: limitParameter(requestCaps.perPage) }),
        response: orderDraftListSchema,
        failures: [401, 403, 422],
      },
      async ({ query }) => orderDrafts.list(query),
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/order-drafts/{id}',
        summary: 'An order that the staff have begun',
        params,
        response: orderDraftSchema,
        failures: [401, 403, 404, 422],
      },
      async ({ params: { id } }) => orderDrafts.find(id),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/order-drafts/{id}/preview',
        summary: 'What an order would cost now; nothing is stored, and no draft need be there',
        isRoutine: true,
        params,
        body: orderDraftContentSchema,
        response: orderDraftPreviewSchema,
        failures: [401, 403, 409, 422],
      },
      async ({ params: { id }, body }) => orderDrafts.preview(id, body),
    ),
    defineRoute(
      {
        ...common,
        method: 'PUT',
        path: '/admin/order-drafts/{id}',
        summary: 'Stores a draft of an order; version 0 makes a new one of the id that the client has chosen',
        params,
        body: orderDraftRequestSchema,
        response: orderDraftSchema,
        grows: 'orders',
      },
      async ({ params: { id }, body, identity }) => orderDrafts.save(id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'DELETE',
        path: '/admin/order-drafts/{id}',
        summary: 'Deletes a draft of an order; stock that is kept for it goes back',
        params,
        response: z.void(),
        status: 204,
      },
      ({ params: { id } }) => orderDrafts.delete(id),
    ),
    defineRoute(
      {
        ...common,
        method: 'PUT',
        path: '/admin/order-drafts/{id}/hold',
        summary: 'Keeps the stock of a draft’s goods until a moment, as an unpaid order does',
        params,
        body: orderDraftHoldSchema,
        response: orderDraftSchema,
      },
      async ({ params: { id }, body }) => orderDrafts.hold(id, body),
    ),
    defineRoute(
      {
        ...common,
        method: 'DELETE',
        path: '/admin/order-drafts/{id}/hold',
        summary: 'Gives back the stock that is kept for a draft',
        params,
        response: orderDraftSchema,
      },
      async ({ params: { id } }) => orderDrafts.release(id),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/order-drafts/{id}/place',
        summary: 'Makes an order of a draft, one however often it is asked',
        params,
        body: orderDraftPlacementSchema,
        response: placedDraftSchema,
        status: 201,
        grows: 'orders',
      },
      async ({ params: { id }, body, identity }) => orderDrafts.place(id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/returns/{id}/exchange',
        summary:
          'The draft of the order for which the goods of a return are exchanged, begun where there is none',
        params: z.object({ id: idParameter() }),
        response: exchangeDraftSchema,
        failures: [401, 403, 404, 409, 422],
        grows: 'orders',
      },
      async ({ params: { id }, identity }) => orderDrafts.exchange(id, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/payment-link',
        summary: 'An address where an order is paid: whoever has it sees the order and may pay it',
        params,
        response: paymentLinkSchema,
        failures: [401, 403, 404, 409, 422],
      },
      async ({ params: { id } }) => orderDrafts.linkToPay(id),
    ),
  ];
}
