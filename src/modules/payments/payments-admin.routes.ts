import { z } from 'zod';

import { toMajor } from '#domain/money.ts';
import { refundAnswerSchema, refundWishSchema } from '#domain/schemas/refund.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { refundKey, requireIdempotencyKey } from '#http/idempotency-key.ts';
import { checkRight, requireStaff } from '#http/identity.ts';

import type { PaymentService } from './payment-service.ts';

export function adminPaymentsRoutes({
  payments,
}: {
  payments: Pick<PaymentService, 'refundPayment'>;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'POST',
        path: '/admin/payments/{id}/refund',
        group: 'Back office',
        summary:
          'Gives money of a payment back through its provider or as store credit, for pieces and delivery or an amount',
        idempotencyKey: refundKey,
        params: z.object({ id: z.uuid() }),
        body: refundWishSchema,
        response: refundAnswerSchema,
        failures: [401, 403, 404, 409, 422],
        cache: 'private',
        access: 'admin',
        isSensitive: true,
      },
      async ({ params, body, request, identity }) => {
        if (body.asCredit) checkRight(identity, ['gift-cards:write']);
        const key = requireIdempotencyKey(request.headers);
        const answer = await payments.refundPayment(params.id, {
          wish: body,
          key,
          staffId: requireStaff(identity),
        });
        const { status, refunded, amount } = answer;
        return { status, refunded: toMajor(refunded), amount: toMajor(amount) };
      },
    ),
  ];
}
