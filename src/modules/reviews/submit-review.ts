import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { reviewRules } from '#domain/submission-rules.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import type { ReviewRequest } from '#domain/schemas/submission.schema.ts';
import { checkSubmission } from '#modules/moderation/check-submission.ts';
import { isFilledByProgram, limitSubmissions, type Sender } from '#modules/moderation/spam-guard.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { attachPhotos } from './review-photos.queries.ts';
import { insertReview, updatePurchase } from './reviews.queries.ts';

export interface ReviewSubmissions {
  /**
   * Stores a review, which waits for a manager. Throws 403 when the shop takes none, 422 for wrong fields
   * and a product that is not sold, 429 for too many.
   */
  send(review: ReviewRequest, sender: Sender): Promise<void>;
}

interface ReviewSubmissionsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
}

export function createReviewSubmissions({
  db,
  settings,
  limits,
}: ReviewSubmissionsOptions): ReviewSubmissions {
  return {
    async send(review, sender) {
      const { ecommerce } = await settings.read();
      if (!ecommerce.productReviewsEnabled) throw new AppError('forbidden', 'reviews.notTaken');
      checkSubmission(review, reviewRules);
      if (isFilledByProgram(review)) return;
      await limitSubmissions(limits, 'review', sender);
      const photos = ecommerce.productReviews.photos ? review.photos : [];
      const isStored = await db.transaction().execute(async (trx) => {
        const id = await insertReview(trx, {
          productId: review.product,
          userId: sender.userId,
          name: review.name,
          email: review.email || null,
          rating: review.rating ?? null,
          text: review.text,
        });
        if (id === null) return false;
        await updatePurchase(trx, id);
        // A photo that was kept for too long is gone: nobody would know why it is missing.
        if ((await attachPhotos(trx, id, photos)) < photos.length) {
          throw fieldError('photos', 'reviews.photosGone');
        }
        return true;
      });
      if (!isStored) throw fieldError('product', 'forms.errors.gone');
    },
  };
}
