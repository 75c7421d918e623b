import { maxPhotoBytes } from '#domain/review-photo.ts';
import { successSchema } from '#domain/schemas/account.schema.ts';
import { reviewRequestSchema, sentPhotoSchema } from '#domain/schemas/submission.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { readUpload } from '#http/read-upload.ts';
import { senderOf } from '#modules/moderation/sender-of.ts';

import type { ReviewPhotos } from './review-photos.ts';
import type { ReviewSubmissions } from './submit-review.ts';

/** What visitors write of products. */
interface ReviewsRoutesDeps {
  reviews: ReviewSubmissions;
  photos: ReviewPhotos;
}

export function reviewsRoutes({ reviews, photos }: ReviewsRoutesDeps): ApiRoute[] {
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
    defineRoute(
      {
        method: 'POST',
        path: '/product-reviews/photos',
        group: 'Enquiries',
        summary: 'Takes a photo for a review that is sent after it: JPEG, PNG, WebP or AVIF of at most 10 MB',
        upload: true,
        response: sentPhotoSchema,
        status: 201,
        failures: [403, 413, 422, 429],
        cache: 'private',
      },
      async ({ request, identity }) => {
        await photos.admit(senderOf(request, identity));
        return { token: await photos.take(await readUpload(request, maxPhotoBytes)) };
      },
    ),
  ];
}
