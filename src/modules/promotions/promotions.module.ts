import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createPromotionManagement } from './manage-promotions.ts';
import { createPromotionPricing } from './price-promotions.ts';
import { createPromotionReader } from './promotion-reader.ts';
import { adminPromotionsRoutes } from './promotions-admin.routes.ts';

export function createPromotionsModule({ db }: { db: Kysely<Database> }) {
  const now = () => new Date();
  const reader = createPromotionReader(db);
  return {
    pricing: createPromotionPricing(reader, now),
    adminRoutes: adminPromotionsRoutes({ promotions: createPromotionManagement(db, now) }),
    caches: [reader],
  };
}
