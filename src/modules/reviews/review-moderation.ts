import { sql, type Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { ModeratedReview, ModerationStatus } from '#domain/schemas/moderation.schema.ts';
import {
  selectModeratedReviews,
  type ModeratedReviewRow,
  type Selection,
} from '#modules/moderation/moderation.queries.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { refreshReviewCounts } from './reviews.queries.ts';

export interface ReviewModeration {
  list(selection: Selection<ModerationStatus>): Promise<ModeratedReview[]>;
  /**
   * Publishes a review, takes it back, or lets it wait again; throws 404. The author hears of a first
   * approval by mail, unless it is undone at once.
   */
  decide(id: number, status: ModerationStatus, staffId: number): Promise<ModeratedReview>;
  /** The shop's public answer; an empty one removes it. Throws 404. */
  reply(id: number, text: string): Promise<ModeratedReview>;
}

interface ReviewModerationOptions {
  db: Kysely<Database>;
  outbox: Pick<Outbox, 'wake'>;
}

export function createReviewModeration({ db, outbox }: ReviewModerationOptions): ReviewModeration {
  async function find(id: number): Promise<ModeratedReview> {
    const [row] = await selectModeratedReviews(db, { id });
    if (!row) throw notFound('Review');
    return toReview(row);
  }

  return {
    async list(selection) {
      return (await selectModeratedReviews(db, selection)).map(toReview);
    },
    async decide(id, status, staffId) {
      await db.transaction().execute(async (trx) => {
        const before = await lockReview(trx, id);
        if (before.status === status) return;
        await trx.updateTable('reviews').set(decisionOf(status, staffId)).where('id', '=', id).execute();
        await refreshReviewCounts(trx, [before.productId]);
        await notifyChange(trx, tagsOf(before.productId));
        if (status === 'approved' && before.status === 'pending') await notifyAuthor(trx, id);
        if (status === 'pending') await forgetLetter(trx, id);
      });
      outbox.wake();
      return find(id);
    },
    async reply(id, text) {
      await db.transaction().execute(async (trx) => {
        const { productId } = await lockReview(trx, id);
        await trx
          .updateTable('reviews')
          .set({ reply: text === '' ? null : text })
          .where('id', '=', id)
          .execute();
        await notifyChange(trx, tagsOf(productId));
      });
      return find(id);
    },
  };
}

/** What waits again was decided by nobody. */
export function decisionOf(status: ModerationStatus, staffId: number) {
  return status === 'pending'
    ? { status, moderated_at: null, moderated_by: null }
    : { status, moderated_at: sql<Date>`now()`, moderated_by: staffId };
}

/** The letter waits as long as the back office offers to undo a decision. */
const undoSeconds = 10;

async function notifyAuthor(trx: Kysely<Database>, reviewId: number): Promise<void> {
  await enqueue(trx, 'mail.review-approved', { reviewId }, { delaySeconds: undoSeconds });
}

async function forgetLetter(trx: Kysely<Database>, reviewId: number): Promise<void> {
  await sql`delete from outbox where topic = 'mail.review-approved' and attempts = 0 and done_at is null
    and failed_at is null and payload ->> 'reviewId' = ${String(reviewId)}`.execute(trx);
}

/** Locks the product too: of two reviews approved at once the second count sees the first. */
async function lockReview(
  trx: Kysely<Database>,
  id: number,
): Promise<{ productId: number; status: ModerationStatus }> {
  const { rows } = await sql<{ productId: number; status: ModerationStatus }>`
    select r.product_id as "productId", r.status
    from reviews r join products p on p.id = r.product_id
    where r.id = ${id}
    for no key update`.execute(trx);
  const [row] = rows;
  if (!row) throw notFound('Review');
  return row;
}

/** What shows a product's reviews or counts them. */
function tagsOf(productId: number): string[] {
  return [`product:${productId}`, `reviews:${productId}`, 'reviews'];
}

function toReview({ createdAt, moderatedAt, ...row }: ModeratedReviewRow): ModeratedReview {
  return { ...row, createdAt: createdAt.toISOString(), moderatedAt: moderatedAt?.toISOString() ?? null };
}
