import { z } from 'zod';

import {
  adminMethodSchema,
  connectionTestSchema,
  methodChangeSchema,
  methodOrderSchema,
} from '#domain/schemas/manage-delivery.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

import type { MethodManagement } from './manage-payment-methods.ts';

const route = { group: 'Back office', cache: 'private', access: 'admin' } as const;
const byKey = z.object({ key: z.string().regex(/^[a-z][a-z0-9_-]{0,40}$/) });

/** How orders are paid. */
export function adminPaymentMethodsRoutes({ methods }: { methods: MethodManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/payment-methods',
        summary: 'Payment methods and whether they are set up; secrets are not told',
        response: z.array(adminMethodSchema),
        failures: [401, 403],
      },
      () => methods.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/payment-methods/{key}',
        summary: 'Sets a payment method up; fields that are not named stay as they are',
        isSensitive: true,
        params: byKey,
        body: methodChangeSchema,
        response: adminMethodSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { key }, body }) => methods.change(key, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/payment-methods/order',
        summary: 'Puts the payment methods in an order',
        body: methodOrderSchema,
        response: z.null(),
        status: 204,
        failures: [401, 403, 409, 422],
      },
      async ({ body }) => {
        await methods.arrange(body);
        return null;
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/payment-methods/{key}/test',
        summary: 'Asks the provider whether it takes the stored keys; nothing is paid',
        params: byKey,
        response: connectionTestSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { key } }) => methods.test(key),
    ),
  ];
}
