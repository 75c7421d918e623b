import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { refreshReviewCounts } from '#modules/indexing/review-counts.queries.ts';

import { deleteSampleReviews } from './reviews.queries.ts';

/** Takes the samples out of the reviews, and out of what products count of them. Gives how many there were. */
export async function removeSampleReviews(trx: Kysely<Database>): Promise<number> {
  const productIds = await deleteSampleReviews(trx);
  await refreshReviewCounts(trx, [...new Set(productIds)]);
  return productIds.length;
}
