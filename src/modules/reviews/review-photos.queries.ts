import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

/** A photo that belongs to no review yet; gives the token that names it. */
export async function insertPhoto(db: Kysely<Database>, imageId: number): Promise<string> {
  const { token } = await db
    .insertInto('review_photos')
    .values({ image_id: imageId })
    .returning('token')
    .executeTakeFirstOrThrow();
  return String(token);
}

/** Gives photos that are nobody's yet to a review, in the order of their tokens; how many there were. */
export async function attachPhotos(
  trx: Transaction<Database>,
  reviewId: number,
  tokens: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    update review_photos p set review_id = ${reviewId}, token = null, position = sent.position
    from unnest(${[...tokens]}::uuid[]) with ordinality as sent (token, position)
    where p.token = sent.token and p.review_id is null
    returning p.image_id`.execute(trx);
  return rows.length;
}

/** Pictures of reviews that are gone, and of those that nobody sent within a day; locked. */
export async function selectStrayPhotos(trx: Transaction<Database>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from images i
    where i.origin = 'review' and i.created_at < now() - interval '1 day'
      and not exists (select 1 from review_photos p where p.image_id = i.id and p.review_id is not null)
    order by i.id limit ${limit} for update of i skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The photo of a review, and whose product it shows; null where there is none. */
export async function selectPhotoOfReview(
  trx: Transaction<Database>,
  { reviewId, imageId }: { reviewId: number; imageId: number },
): Promise<{ productId: number } | null> {
  const { rows } = await sql<{ productId: number }>`
    select r.product_id as "productId" from review_photos p join reviews r on r.id = p.review_id
    where p.review_id = ${reviewId} and p.image_id = ${imageId}`.execute(trx);
  return rows[0] ?? null;
}
