import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OwnReview } from '#domain/schemas/account.schema.ts';
import { moderationStatusSchema } from '#domain/schemas/moderation.schema.ts';

import { composeImage } from '#modules/media/compose-image.ts';

import { selectReviewsOfUser } from './personal-data.queries.ts';

/** The reviews that somebody has written, newest first, whatever moderation says of them. */
export async function listOwnReviews(
  db: Kysely<Database>,
  userId: number,
  range: { offset: number; limit: number },
): Promise<OwnReview[]> {
  const rows = await selectReviewsOfUser(db, userId, range);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rating: row.rating,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    ...(row.reply !== null && { reply: row.reply }),
    ...(row.isPurchase && { isPurchase: true }),
    ...(row.photos.length > 0 && { photos: row.photos.map(composeImage) }),
    status: moderationStatusSchema.parse(row.status),
    product: { id: row.productId, title: row.title, slug: row.slug },
  }));
}
