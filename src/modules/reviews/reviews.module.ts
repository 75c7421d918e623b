import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { createReviewModeration } from './review-moderation.ts';
import { createReviewReader } from './review-reader.ts';
import { adminReviewsRoutes } from './reviews-admin.routes.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { createReviewSubmissions } from './submit-review.ts';

interface ReviewsDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
  outbox: Pick<Outbox, 'wake'>;
}

export function createReviewsModule({ db, settings, limits, outbox }: ReviewsDeps) {
  const reviews = createReviewSubmissions({ db, settings, limits });
  return {
    reader: createReviewReader({ db }),
    submissions: reviews,
    routes: reviewsRoutes({ reviews }),
    adminRoutes: adminReviewsRoutes({ moderation: createReviewModeration({ db, outbox }) }),
  };
}
