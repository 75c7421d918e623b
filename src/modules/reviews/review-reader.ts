import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Review } from '#domain/schemas/product.schema.ts';

import { selectApprovedReviews } from './reviews.queries.ts';

export interface ReviewReader {
  /** Approved reviews, newest first; by default 11, of which a page shows 10 and learns that more follow. */
  listByProduct(productId: number, range?: { offset?: number; limit?: number }): Promise<Review[]>;
}

export function createReviewReader({ db }: { db: Kysely<Database> }): ReviewReader {
  return {
    async listByProduct(productId, { offset = 0, limit = 11 } = {}) {
      const rows = await selectApprovedReviews(db, productId, { offset, limit });
      return rows.map(({ reply, createdAt, ...review }) => ({
        ...review,
        createdAt: createdAt.toISOString(),
        ...(reply !== null && { reply }),
      }));
    },
  };
}
