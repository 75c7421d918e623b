import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { returnOfferSchema, returnRequestSchema } from '#domain/schemas/return.schema.ts';
import { defineRoute, type ApiRoute, type RouteInput } from '#http/define-route.ts';
import { readIdempotencyKey } from '#http/idempotency-key.ts';
import { visitor } from '#http/identity.ts';
import { idParameter, slugParameter, textParameter } from '#http/query-parsing.ts';
import { issueOrderAccess, orderCookie, orderViewerOf } from '#modules/orders/order-access.ts';
import type { OrderService } from '#modules/orders/order-service.ts';

import type { ReturnRequests } from './return-requests.ts';

const group = 'Orders';
const access = z.object({ token: textParameter(100).optional() });
const orderKey = z.object({ numberOrId: slugParameter() });

interface ReturnsRoutesDeps {
  orders: Pick<OrderService, 'find'>;
  returns: ReturnRequests;
  /** A new token of the order. */
  issueAccess(orderId: string): ReturnType<typeof issueOrderAccess>;
  hasSecureOrigin: boolean;
}

/** Goods that buyers give back, for those who may read the order. */
export function returnsRoutes({
  orders,
  returns,
  issueAccess,
  hasSecureOrigin,
}: ReturnsRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/orders/{numberOrId}/returns',
        group,
        summary: 'What of an order can be given back, until when, and what has been asked for',
        params: orderKey,
        query: access,
        response: returnOfferSchema,
        failures: [401, 404],
        cache: 'private',
      },
      async (input) => returns.offer((await findOrder(input)).id),
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/orders/{numberOrId}/returns',
        group,
        summary: 'Asks the shop to take goods back; its buyer gets an email with what was asked for and when',
        idempotencyKey: {
          isRequired: false,
          description: 'The same key asks once for the same return of an order.',
        },
        params: orderKey,
        query: access,
        body: returnRequestSchema,
        response: returnOfferSchema,
        status: 201,
        failures: [401, 404, 409, 422, 429],
        cache: 'private',
        grows: 'orders',
      },
      async (input) => {
        const { id } = await findOrder(input);
        const key = readIdempotencyKey(input.request.headers) ?? crypto.randomUUID();
        await returns.request(id, input.body, key);
        return returns.offer(id);
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/orders/{numberOrId}/returns/{id}/cancel',
        group,
        summary: 'Calls a return off before the goods have arrived',
        params: orderKey.extend({ id: idParameter() }),
        query: access,
        response: returnOfferSchema,
        failures: [401, 404, 409],
        cache: 'private',
      },
      async (input) => {
        const { id } = await findOrder(input);
        await returns.cancel(id, input.params.id);
        return returns.offer(id);
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/orders/{numberOrId}/access',
        group,
        summary: 'Lets the browser of a signed-in customer open pages of their order: sets the cookie of it',
        params: orderKey,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
        cache: 'private',
        access: 'user',
      },
      async ({ params, identity, request, setHeader }) => {
        const userId = identity.kind === 'user' ? identity.userId : null;
        const order = await orders.find(params.numberOrId, { userId, tokenHashes: [] });
        if (!order) throw notFound('order');
        const known = orderViewerOf(visitor, { headers: request.headers, isSecure: hasSecureOrigin });
        if (await orders.find(order.id, known)) return;
        const token = await issueAccess(order.id);
        setHeader('set-cookie', orderCookie(token, request.headers, hasSecureOrigin));
      },
    ),
  ];

  async function findOrder({
    params,
    query,
    identity,
    request,
  }: Pick<
    RouteInput<{ numberOrId: string }, { token?: string | undefined }, unknown>,
    'params' | 'query' | 'identity' | 'request'
  >) {
    const viewer = orderViewerOf(identity, {
      headers: request.headers,
      token: query.token,
      isSecure: hasSecureOrigin,
    });
    const order = await orders.find(params.numberOrId, viewer);
    if (!order) throw notFound('order');
    return order;
  }
}
