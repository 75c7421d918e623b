import { successSchema } from '#domain/schemas/account.schema.ts';
import { reviewRequestSchema } from '#domain/schemas/submission.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { senderOf } from '#modules/moderation/sender-of.ts';

import type { ReviewSubmissions } from './submit-review.ts';

/** What visitors write of products. */
export function reviewsRoutes({ reviews }: { reviews: ReviewSubmissions }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'POST',
        path: '/product-reviews',
        group: 'Enquiries',
        summary: 'Sends a review of a product; it is published when a manager approves it',
        body: reviewRequestSchema,
        response: successSchema,
        status: 201,
        failures: [403, 422, 429],
        cache: 'private',
      },
      async ({ body, request, identity }) => {
        await reviews.send(body, senderOf(request, identity));
        return { success: true } as const;
      },
    ),
  ];
}
