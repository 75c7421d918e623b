import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { discardImages } from '#modules/media/remove-images.ts';
import type { Sender } from '#modules/moderation/spam-guard.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { insertPhoto, selectPhotoOfReview, selectStrayPhotos } from './review-photos.queries.ts';
import { tagsOfReviews } from './tags-of-reviews.ts';

export interface ReviewPhotos {
  /**
   * Whether this client may send a photo now; asked before anything of it is read. Throws 403 where the shop takes
   * none, 429 for too many.
   */
  admit(sender: Sender): Promise<void>;
  /** Keeps a photo for a review that is still written; gives the token that names it there. Throws 422. */
  take(bytes: Buffer): Promise<string>;
}

interface ReviewPhotosOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
  /** Inspects, redraws and stores a picture; gives its id. */
  takePhoto(bytes: Buffer): Promise<number>;
}

const windowSeconds = 600;
/** Five reviews with all that a review may have. */
const mostOfClient = 20;
/** All together: 100 MB on the disk within the window at worst. */
const mostOfAll = 100;

export function createReviewPhotos({ db, settings, limits, takePhoto }: ReviewPhotosOptions): ReviewPhotos {
  return {
    async admit({ client }) {
      const { productReviewsEnabled, productReviews } = (await settings.read()).ecommerce;
      if (!productReviewsEnabled || !productReviews.photos) {
        throw new AppError('forbidden', 'reviews.photosNotTaken');
      }
      await limits.take({ key: hashLimitKey('review-photo', client), limit: mostOfClient, windowSeconds });
      await limits.take({ key: 'review-photo:all', limit: mostOfAll, windowSeconds });
    },
    take: async (bytes) => insertPhoto(db, await takePhoto(bytes)),
  };
}

/** Takes one photo out of a review for good; throws 404. */
export async function removeReviewPhoto(
  db: Kysely<Database>,
  photo: { reviewId: number; imageId: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await selectPhotoOfReview(trx, photo);
    if (!found) throw notFound('picture');
    await discardImages(trx, [photo.imageId]);
    await notifyChange(trx, tagsOfReviews(found.productId));
  });
}

const batch = 200;

/** Deletes photos whose review was never sent or is gone. */
export async function sweepReviewPhotos(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await discardImages(trx, await selectStrayPhotos(trx, batch));
  });
}
