import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { paymentRequestSchema, startedPaymentSchema } from '#domain/schemas/payment.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireIdempotencyKey } from '#http/idempotency-key.ts';
import { isSecureOrigin } from '#http/cookies.ts';
import { textParameter } from '#http/query-parsing.ts';
import { orderViewerOf } from '#modules/orders/order-access.ts';
import type { OrderService } from '#modules/orders/order-service.ts';

import type { PaymentService } from './payment-service.ts';

interface PaymentsRoutesDeps {
  orders: Pick<OrderService, 'find'>;
  payments: Pick<PaymentService, 'initialize'>;
  /** The configured address of the shop; undefined: whatever address it is asked at. */
  publicUrl: string | undefined;
}

export function paymentsRoutes({ orders, payments, publicUrl }: PaymentsRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'POST',
        path: '/payment/initialize',
        group: 'Orders',
        summary:
          'Starts to pay an order, for its owner or with its access token (`token`, the header X-Order-Token or the cookie).',
        idempotencyKey: {
          isRequired: true,
          description:
            'A repeated request with the same key is the same attempt to pay: it gets the first answer.',
        },
        query: z.object({ token: textParameter(100).optional() }),
        body: paymentRequestSchema,
        response: startedPaymentSchema,
        failures: [401, 404, 409, 422, 429],
        cache: 'private',
      },
      async ({ body, query, identity, request }) => {
        const { order: numberOrId, express: isExpress, ...wish } = body;
        const idempotencyKey = requireIdempotencyKey(request.headers);
        const viewer = orderViewerOf(identity, {
          headers: request.headers,
          token: query.token,
          isSecure: isSecureOrigin(publicUrl),
        });
        const order = await orders.find(numberOrId, viewer);
        if (!order) throw notFound('order');
        const shopOrigins = [publicUrl ?? ownOrigin(request)] as const;
        return payments.initialize({ ...wish, isExpress, orderId: order.id, idempotencyKey, shopOrigins });
      },
    ),
  ];
}

/** Where a shop without a configured address is visited at. */
function ownOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
