import { wishlistChangesSchema, wishlistSchema } from '#domain/schemas/wishlist.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireUser } from '#http/identity.ts';

import type { WishlistService } from './wishlist-service.ts';

export function wishlistsRoutes({ wishlists }: { wishlists: WishlistService }): ApiRoute[] {
  const own = { group: 'Own account', response: wishlistSchema, cache: 'private', access: 'user' } as const;
  return [
    defineRoute(
      {
        ...own,
        method: 'GET',
        path: '/users/wishlist',
        summary: 'Products that the signed-in customer has put aside',
        failures: [401, 404],
      },
      async ({ identity }) => wishlists.read(requireUser(identity)),
    ),
    defineRoute(
      {
        ...own,
        method: 'PUT',
        path: '/users/wishlist',
        summary: 'Adds products and removes others; what a list of 200 has no room for is left out',
        body: wishlistChangesSchema,
        failures: [401, 404, 422],
      },
      async ({ identity, body }) => wishlists.change(requireUser(identity), body),
    ),
    defineRoute(
      {
        ...own,
        method: 'PUT',
        path: '/users/wishlist/share',
        summary: 'Lets others see the list by a link, the same one until it is withdrawn',
        failures: [401, 404],
      },
      async ({ identity }) => wishlists.share(requireUser(identity)),
    ),
    defineRoute(
      {
        ...own,
        method: 'DELETE',
        path: '/users/wishlist/share',
        summary: 'Withdraws the link of the list',
        failures: [401, 404],
      },
      async ({ identity }) => wishlists.withdraw(requireUser(identity)),
    ),
  ];
}
