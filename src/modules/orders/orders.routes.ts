import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { requestCaps } from '#domain/limits.ts';
import { proofHeader } from '#domain/order-puzzle.ts';
import {
  orderRequestSchema,
  orderSchema,
  quoteRequestSchema,
  quoteSchema,
} from '#domain/schemas/order.schema.ts';
import { clientKey } from '#http/client-address.ts';
import { defineRoute, type ApiRoute, type RouteInput } from '#http/define-route.ts';
import { readIdempotencyKey } from '#http/idempotency-key.ts';
import { requireUser, type Identity } from '#http/identity.ts';
import {
  limitParameter,
  offsetParameter,
  slugParameter,
  textParameter,
  textsParameter,
} from '#http/query-parsing.ts';
import type { CodeGiver } from '#modules/promotions/code-guesses.ts';
import { areSameCodes, readCodes, tidyCodes, writeCodes } from '#modules/promotions/codes-cookie.ts';

import { orderCookie, orderViewerOf } from './order-access.ts';
import type { OrderService } from './order-service.ts';

const group = 'Orders';
const access = z.object({ token: textParameter(100).optional() });
const orderKey = z.object({ numberOrId: slugParameter() });

interface OrdersRoutesDeps {
  orders: Omit<OrderService, 'jobs'>;
  /** Asks the provider how an open payment of the order stands; never throws, never waits long. */
  refreshPayment(orderId: string): Promise<void>;
  /** The browser has placed the order: nobody is reminded of its cart any more. Never throws. */
  closeAbandonedCart(headers: IncomingHttpHeaders, orderNumber: string): Promise<void>;
  hasSecureOrigin: boolean;
}

export function ordersRoutes({
  orders,
  refreshPayment,
  closeAbandonedCart,
  hasSecureOrigin,
}: OrdersRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'POST',
        path: '/orders',
        group,
        summary:
          'Places an order, once for each Idempotency-Key. Many orders of guests cost time: a 429 with `data.puzzle` wants its answers in the header Order-Proof',
        idempotencyKey: {
          isRequired: false,
          description:
            'A repeated request with the same key and body gets the first order with its access token again, and no second one is placed; one that comes while the first is under way waits for it; the same key with another body is refused with 422. A request that failed leaves its key free. A customer’s keys are the customer’s own; a guest’s must be one that nobody can guess. Without the header each request is an order.',
        },
        body: orderRequestSchema,
        response: orderSchema,
        status: 201,
        failures: [401, 409, 422, 429],
        cache: 'private',
        grows: 'orders',
      },
      async ({ body, identity, request, setHeader }) => {
        const order = await orders.place(body, {
          ...giverOf(identity, request),
          idempotencyKey: readIdempotencyKey(request.headers),
          proof: request.headers[proofHeader]?.toString(),
        });
        const { accessToken, ...rest } = order;
        if (accessToken) setHeader('set-cookie', orderCookie(accessToken, request.headers, hasSecureOrigin));
        await closeAbandonedCart(request.headers, order.number);
        // They are used; the next order begins without them.
        if (readCodes(request.headers, hasSecureOrigin).length > 0)
          setHeader('set-cookie', writeCodes([], hasSecureOrigin));
        // A customer's script reads by session; pages are drawn by the cookie for everybody.
        return identity.kind === 'user' ? rest : order;
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/orders/quote',
        group,
        summary:
          'What an order would cost now, and what stands against it. A browser keeps the codes that are given (cookie `vt_codes`), and gives them where `codes` is left out',
        body: quoteRequestSchema,
        response: quoteSchema,
        failures: [422],
        cache: 'private',
      },
      async ({ body, identity, request, setHeader }) => {
        const kept = readCodes(request.headers, hasSecureOrigin);
        const { codes = kept } = body;
        const quote = await orders.quote({ ...body, codes }, giverOf(identity, request));
        const known = quote.codes.filter(({ isKnown }) => isKnown).map(({ code }) => code);
        if (!areSameCodes(tidyCodes(known), kept))
          setHeader('set-cookie', writeCodes(known, hasSecureOrigin));
        return quote;
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/orders/batch',
        group,
        summary: 'Those of the orders that the caller may read, in the order of the numbers or ids',
        query: access.extend({ ids: textsParameter({ max: 100, maxLength: 40 }) }),
        response: z.array(orderSchema),
        cache: 'private',
      },
      async ({ query, ...input }) => orders.findMany(query.ids, viewerOf(query, input)),
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/orders/{numberOrId}',
        group,
        summary:
          'An order, for its owner or with its access token (`token`, the header X-Order-Token or the cookie)',
        params: orderKey,
        query: access,
        response: orderSchema,
        failures: [401, 404],
        cache: 'private',
      },
      async ({ params, query, ...input }) => {
        const viewer = viewerOf(query, input);
        const order = await orders.find(params.numberOrId, viewer);
        if (!order) throw notFound('order');
        if (order.paymentStatus !== 'pending') return order;
        // The payment page polls: it need not wait for the provider's notification.
        await refreshPayment(order.id);
        return (await orders.find(params.numberOrId, viewer)) ?? order;
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/orders/{numberOrId}/cancel',
        group,
        summary: 'Cancels an order that is not paid yet',
        params: orderKey,
        query: access,
        response: orderSchema,
        failures: [401, 404, 409],
        cache: 'private',
      },
      async ({ params, query, ...input }) => orders.cancel(params.numberOrId, viewerOf(query, input)),
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/orders/{numberOrId}/confirm',
        group,
        summary: 'Confirms a guest’s order by the token of a link that was mailed to its email',
        params: orderKey,
        query: access,
        response: orderSchema,
        failures: [401, 404, 409],
        cache: 'private',
      },
      async ({ params, query, ...input }) => orders.confirm(params.numberOrId, viewerOf(query, input)),
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/users/orders',
        group,
        summary: 'Orders of the signed-in customer, newest first',
        query: z.object({ offset: offsetParameter(), limit: limitParameter(requestCaps.perPage) }),
        response: z.array(orderSchema),
        failures: [401],
        cache: 'private',
        access: 'user',
      },
      async ({ identity, query }) => orders.listOfUser(requireUser(identity), query),
    ),
  ];

  function viewerOf({ token }: { token?: string | undefined }, { identity, request }: Caller) {
    return orderViewerOf(identity, { headers: request.headers, token, isSecure: hasSecureOrigin });
  }
}

function giverOf(identity: Identity, request: FastifyRequest): CodeGiver {
  return { userId: identity.kind === 'user' ? identity.userId : null, clientKey: clientKey(request) };
}

type Caller = Pick<RouteInput<unknown, unknown, unknown>, 'identity' | 'request'>;
