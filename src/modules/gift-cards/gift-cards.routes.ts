import { z } from 'zod';

import { ownGiftCardSchema, type OwnGiftCard } from '#domain/schemas/gift-card.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireUser } from '#http/identity.ts';

interface GiftCardsRoutesDeps {
  giftCards: { list(userId: number): Promise<OwnGiftCard[]> };
}

export function giftCardsRoutes({ giftCards }: GiftCardsRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/users/gift-cards',
        group: 'Own account',
        summary: 'Gift cards and store credit that were issued to the signed-in customer, newest first',
        response: z.array(ownGiftCardSchema),
        cache: 'private',
        access: 'user',
      },
      async ({ identity }) => giftCards.list(requireUser(identity)),
    ),
  ];
}
