import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OwnReview } from '#domain/schemas/account.schema.ts';
import { moderationStatusSchema } from '#domain/schemas/moderation.schema.ts';

/** The reviews that somebody has written, newest first, whatever moderation says of them. */
export async function listOwnReviews(
  db: Kysely<Database>,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<OwnReview[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.name', 'r.rating', 'r.text', 'r.reply', 'r.status', 'r.created_at as createdAt'])
    .select(['p.id as productId', 'p.title', 'p.slug'])
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rating: row.rating,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    ...(row.reply !== null && { reply: row.reply }),
    status: moderationStatusSchema.parse(row.status),
    product: { id: row.productId, title: row.title, slug: row.slug },
  }));
}
