import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ModerationStatus } from '#domain/schemas/moderation.schema.ts';
import type { Decision } from '#modules/moderation/decision-of.ts';

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

export interface NewReview {
  productId: number;
  userId: number | null;
  name: string;
  email: string | null;
  rating: number | null;
  text: string;
}

/** False, and nothing stored, for a product that is not sold. */
export async function insertReview(
  db: Kysely<Database>,
  { productId, userId, name, email, rating, text }: NewReview,
): Promise<boolean> {
  const { rows } = await sql`
    insert into reviews (product_id, user_id, name, email, rating, text)
    select id, ${userId}::int, ${name}, ${email}, ${rating}, ${text}
    from products where id = ${productId} and enabled
    returning id`.execute(db);
  return rows.length > 0;
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
