import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

export interface ReviewRow {
  id: number;
  name: string;
  rating: number;
  text: string;
  reply: string | null;
  createdAt: Date;
}

/** Approved reviews of a product, newest first. */
export async function selectApprovedReviews(
  db: Kysely<Database>,
  productId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'name', 'rating', 'text', 'reply', 'created_at as createdAt'])
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Brings `review_count` and `rating_sum` of products in line with their approved reviews. */
export async function refreshReviewCounts(
  db: Kysely<Database>,
  ids: readonly number[] | 'all',
): Promise<void> {
  const scope = ids === 'all' ? sql`true` : sql`p.id = any(${[...ids]}::int[])`;
  await sql`
    update products p
    set review_count = counted.reviews, rating_sum = counted.ratings
    from (
      select p.id, count(r.id)::int as reviews, coalesce(sum(r.rating), 0)::int as ratings
      from products p left join reviews r on r.product_id = p.id and r.status = 'approved'
      where ${scope}
      group by p.id
    ) counted
    where p.id = counted.id
      and (p.review_count, p.rating_sum) is distinct from (counted.reviews, counted.ratings)`.execute(db);
}
