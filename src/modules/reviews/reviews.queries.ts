import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ModerationStatus } from '#domain/schemas/moderation.schema.ts';
import type { ReviewSort } from '#domain/schemas/product.schema.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';
import type { Decision } from '#modules/moderation/decision-of.ts';

export interface ReviewRow {
  id: number;
  name: string;
  rating: number;
  text: string;
  reply: string | null;
  isPurchase: boolean;
  createdAt: Date;
  photos: ImageJson[];
}

export interface ReviewSelection {
  offset: number;
  limit: number;
  sort: ReviewSort;
  /** Only those with so many stars. */
  rating?: number | undefined;
}

const orders: Record<ReviewSort, ReturnType<typeof sql>> = {
  newest: sql`r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
  photos: sql`exists (select 1 from review_photos p where p.review_id = r.id) desc, r.created_at desc, r.id desc`,
};

/** Approved reviews of a product with their photos. */
export async function selectApprovedReviews(
  db: Kysely<Database>,
  productId: number,
  { offset, limit, sort, rating }: ReviewSelection,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.name, r.rating, r.text, r.reply, r.is_purchase as "isPurchase", r.created_at as "createdAt",
      (select coalesce(json_agg(${imageJson('i')} order by p.position), '[]')
        from review_photos p join images i on i.id = p.image_id where p.review_id = r.id) as photos
    from reviews r
    where r.product_id = ${productId} and r.status = 'approved' ${rating ? sql`and r.rating = ${rating}` : sql``}
    order by ${orders[sort]} offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** How many approved reviews gave so many stars; none gave those that are missing. */
export async function countByRating(
  db: Kysely<Database>,
  productId: number,
): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count(*)::int as count from reviews
    where product_id = ${productId} and status = 'approved' group by rating`.execute(db);
  return rows;
}

export interface NewReview {
  productId: number;
  userId: number | null;
  name: string;
  email: string | null;
  rating: number | null;
  text: string;
}

/** Gives its id; null, and nothing stored, for a product that is not sold. */
export async function insertReview(
  db: Kysely<Database>,
  { productId, userId, name, email, rating, text }: NewReview,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into reviews (product_id, user_id, name, email, rating, text)
    select id, ${userId}::int, ${name}, ${email}, ${rating}, ${text}
    from products where id = ${productId} and enabled
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Marks a review whose author has paid for the product here, or was handed it. What is marked stays so: an erased
 * account has no orders that would tell.
 */
export async function updatePurchase(db: Kysely<Database>, reviewId: number): Promise<void> {
  await sql`
    update reviews r set is_purchase = true
    where r.id = ${reviewId} and not r.is_purchase and exists (
      select 1 from orders o join order_lines l on l.order_id = o.id
      where o.user_id = r.user_id and l.product_id = r.product_id and o.status not in ('canceled', 'returned')
        and (o.payment_status = 'completed' or o.status in ('paid', 'delivered') or o.cash_received_at is not null)
    )`.execute(db);
}

/** Locks the product too: of two reviews approved at once the second count sees the first. */
export async function lockReview(
  db: Kysely<Database>,
  id: number,
): Promise<{ productId: number; status: ModerationStatus } | null> {
  const { rows } = await sql<{ productId: number; status: ModerationStatus }>`
    select r.product_id as "productId", r.status
    from reviews r join products p on p.id = r.product_id
    where r.id = ${id}
    for no key update`.execute(db);
  return rows[0] ?? null;
}

export async function updateReviewDecision(
  db: Kysely<Database>,
  id: number,
  { status, moderatedBy }: Decision,
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({
      status,
      moderated_at: moderatedBy === null ? null : sql<Date>`now()`,
      moderated_by: moderatedBy,
    })
    .where('id', '=', id)
    .execute();
}

/** Null takes the reply back. */
export async function updateReviewReply(
  db: Kysely<Database>,
  id: number,
  reply: string | null,
): Promise<void> {
  await db.updateTable('reviews').set({ reply }).where('id', '=', id).execute();
}

/** The mail that tells of an approval, as long as no attempt was made to send it. */
export async function deleteWaitingMail(db: Kysely<Database>, reviewId: number): Promise<void> {
  await sql`delete from outbox where topic = 'mail.review-approved' and attempts = 0 and done_at is null
    and failed_at is null and payload ->> 'reviewId' = ${String(reviewId)}`.execute(db);
}

/** Gives the product of each. */
export async function deleteSampleReviews(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .deleteFrom('reviews')
    .where('is_sample', '=', true)
    .returning('product_id as productId')
    .execute();
  return rows.map(({ productId }) => productId);
}
