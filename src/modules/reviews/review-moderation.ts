import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { ModeratedReview, ModerationStatus } from '#domain/schemas/moderation.schema.ts';
import { refreshReviewCounts } from '#modules/indexing/review-counts.queries.ts';
import { composeImage } from '#modules/media/compose-image.ts';
import { decisionOf } from '#modules/moderation/decision-of.ts';
import { readModeratedReviews } from '#modules/moderation/read-moderated.ts';
import type { Selection } from '#modules/moderation/selection.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { removeReviewPhoto } from './review-photos.ts';
import {
  deleteWaitingMail,
  lockReview,
  updatePurchase,
  updateReviewDecision,
  updateReviewReply,
} from './reviews.queries.ts';
import { tagsOfReviews } from './tags-of-reviews.ts';

export interface ReviewModeration {
  list(selection: Selection<ModerationStatus>): Promise<ModeratedReview[]>;
  /**
   * Publishes a review, takes it back, or lets it wait again; throws 404. The author hears of a first
   * approval by mail, unless it is undone at once.
   */
  decide(id: number, status: ModerationStatus, staffId: number): Promise<ModeratedReview>;
  /** The shop's public answer; an empty one removes it. Throws 404. */
  reply(id: number, text: string): Promise<ModeratedReview>;
  /** Takes one of its photos away for good. Throws 404. */
  removePhoto(id: number, imageId: number): Promise<ModeratedReview>;
}

interface ReviewModerationOptions {
  db: Kysely<Database>;
  outbox: Pick<Outbox, 'wake'>;
}

export function createReviewModeration({ db, outbox }: ReviewModerationOptions): ReviewModeration {
  async function list(selection: Parameters<typeof readModeratedReviews>[1]): Promise<ModeratedReview[]> {
    const reviews = await readModeratedReviews(db, selection);
    return reviews.map((review) => ({ ...review, photos: review.photos.map(composeImage) }));
  }

  async function find(id: number): Promise<ModeratedReview> {
    const [review] = await list({ id });
    if (!review) throw notFound('review');
    return review;
  }

  return {
    list,
    async decide(id, status, staffId) {
      await db.transaction().execute(async (trx) => {
        const before = await lockReview(trx, id);
        if (!before) throw notFound('review');
        if (before.status === status) return;
        await updateReviewDecision(trx, id, decisionOf(status, staffId));
        if (status === 'approved') await updatePurchase(trx, id);
        await refreshReviewCounts(trx, [before.productId]);
        await notifyChange(trx, tagsOfReviews(before.productId));
        if (status === 'approved' && before.status === 'pending') await notifyAuthor(trx, id);
        if (status === 'pending') await deleteWaitingMail(trx, id);
      });
      outbox.wake();
      return find(id);
    },
    async reply(id, text) {
      await db.transaction().execute(async (trx) => {
        const review = await lockReview(trx, id);
        if (!review) throw notFound('review');
        await updateReviewReply(trx, id, text === '' ? null : text);
        await notifyChange(trx, tagsOfReviews(review.productId));
      });
      return find(id);
    },
    async removePhoto(id, imageId) {
      await removeReviewPhoto(db, { reviewId: id, imageId });
      return find(id);
    },
  };
}

/** The mail waits as long as the back office offers to undo a decision. */
const undoSeconds = 10;

async function notifyAuthor(trx: Kysely<Database>, reviewId: number): Promise<void> {
  await enqueue(trx, 'mail.review-approved', { reviewId }, { delaySeconds: undoSeconds });
}
