import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { createReviewModeration } from './review-moderation.ts';
import { createReviewPhotos, sweepReviewPhotos } from './review-photos.ts';
import { createReviewReader } from './review-reader.ts';
import { adminReviewsRoutes } from './reviews-admin.routes.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { createReviewSubmissions } from './submit-review.ts';

interface ReviewsDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
  outbox: Pick<Outbox, 'wake'>;
  /** Takes a visitor's picture in; gives its id. */
  takePhoto(bytes: Buffer): Promise<number>;
}

export function createReviewsModule({ db, settings, limits, outbox, takePhoto }: ReviewsDeps) {
  const reviews = createReviewSubmissions({ db, settings, limits });
  const photos = createReviewPhotos({ db, settings, limits, takePhoto });
  return {
    reader: createReviewReader({ db }),
    submissions: reviews,
    photos,
    routes: reviewsRoutes({ reviews, photos }),
    adminRoutes: adminReviewsRoutes({ moderation: createReviewModeration({ db, outbox }) }),
    cleaning: [() => sweepReviewPhotos(db)],
  };
}
