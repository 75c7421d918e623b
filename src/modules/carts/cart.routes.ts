import { z } from 'zod';

import { cartLineSchema, cartRequestSchema } from '#domain/schemas/cart.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireUser } from '#http/identity.ts';

import type { CartService } from './cart-service.ts';

export function cartRoutes({ carts }: { carts: CartService }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/cart',
        group: 'Cart',
        summary: 'The cart of the signed-in customer',
        response: z.array(cartLineSchema),
        failures: [401],
        cache: 'private',
        access: 'user',
      },
      async ({ identity }) => carts.read(requireUser(identity)),
    ),
    defineRoute(
      {
        method: 'PUT',
        path: '/cart',
        group: 'Cart',
        summary: 'Replaces the cart; unknown variations and lines of quantity 0 are left out',
        body: cartRequestSchema,
        response: z.array(cartLineSchema),
        failures: [401, 422],
        cache: 'private',
        access: 'user',
      },
      async ({ identity, body }) => carts.write(requireUser(identity), body),
    ),
  ];
}
