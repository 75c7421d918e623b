import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

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
