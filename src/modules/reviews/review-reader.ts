import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { defaultLimits } from '#domain/limits.ts';
import type { Review } from '#domain/schemas/product.schema.ts';
import { composeImage } from '#modules/media/compose-image.ts';

import { countByRating, selectApprovedReviews, type ReviewSelection } from './reviews.queries.ts';

export interface ReviewReader {
  /**
   * Approved reviews, newest first unless another order is asked for; by default 11, of which a page shows 10 and
   * learns that more follow.
   */
  listByProduct(productId: number, selection?: Partial<ReviewSelection>): Promise<Review[]>;
  /** How many approved reviews gave one star, two stars and so on to five. */
  countStars(productId: number): Promise<number[]>;
}

export function createReviewReader({ db }: { db: Kysely<Database> }): ReviewReader {
  return {
    async listByProduct(
      productId,
      { offset = 0, limit = defaultLimits.reviewsAsked, sort = 'newest', rating } = {},
    ) {
      const rows = await selectApprovedReviews(db, productId, { offset, limit, sort, rating });
      return rows.map(({ reply, createdAt, isPurchase, photos, ...review }) => ({
        ...review,
        createdAt: createdAt.toISOString(),
        ...(reply !== null && { reply }),
        ...(isPurchase && { isPurchase }),
        ...(photos.length > 0 && { photos: photos.map(composeImage) }),
      }));
    },
    async countStars(productId) {
      const counts = await countByRating(db, productId);
      return [1, 2, 3, 4, 5].map((star) => counts.find(({ rating }) => rating === star)?.count ?? 0);
    },
  };
}
