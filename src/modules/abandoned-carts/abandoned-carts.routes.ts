import { z } from 'zod';

import { keptCartSchema } from '#domain/schemas/abandoned-cart.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { senderOf } from '#modules/moderation/sender-of.ts';

import { readCartKey, writeCartKey } from './cart-key.ts';
import type { AbandonedCarts } from './keep-cart.ts';

interface AbandonedCartsRoutesDeps {
  carts: AbandonedCarts;
  hasSecureOrigin: boolean;
}

export function abandonedCartsRoutes({ carts, hasSecureOrigin }: AbandonedCartsRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'PUT',
        path: '/abandoned-cart',
        group: 'Cart',
        summary:
          'Keeps a cart whose buyer agrees to be reminded of it by email (`checkout.reminders`). The cookie `vt_reminder` knows the browser again',
        body: keptCartSchema,
        response: z.void(),
        status: 204,
        failures: [404, 422, 429],
        cache: 'private',
      },
      async ({ body, request, identity, setHeader }) => {
        const known = readCartKey(request.headers, hasSecureOrigin);
        const key = await carts.keep(body, known, senderOf(request, identity));
        if (key !== known) setHeader('set-cookie', writeCartKey(key, hasSecureOrigin));
      },
    ),
    defineRoute(
      {
        method: 'DELETE',
        path: '/abandoned-cart',
        group: 'Cart',
        summary: 'Forgets the cart that the browser’s buyer wanted to be reminded of',
        response: z.void(),
        status: 204,
        cache: 'private',
      },
      async ({ request, setHeader }) => {
        const key = readCartKey(request.headers, hasSecureOrigin);
        if (key === null) return;
        await carts.forget(key);
        setHeader('set-cookie', writeCartKey(null, hasSecureOrigin));
      },
    ),
  ];
}
