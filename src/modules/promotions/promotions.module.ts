import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { createCodeGuesses } from './code-guesses.ts';
import { createPromotionManagement } from './manage-promotions.ts';
import { createPublicPricing } from './price-products.ts';
import { createPromotionPricing } from './price-promotions.ts';
import { createPromotionReader } from './promotion-reader.ts';
import { adminPromotionsRoutes } from './promotions-admin.routes.ts';

interface PromotionsDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
}

export function createPromotionsModule({ db, limits }: PromotionsDeps) {
  const now = () => new Date();
  const reader = createPromotionReader(db);
  const codes = createCodeGuesses(db, reader, limits);
  return {
    codes,
    pricing: createPromotionPricing(reader, codes, now),
    publicPricing: createPublicPricing(reader, now),
    adminRoutes: adminPromotionsRoutes({ promotions: createPromotionManagement(db, now) }),
    caches: [reader],
  };
}
