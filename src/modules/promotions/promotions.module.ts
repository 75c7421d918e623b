import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { createCodeGuesses, type OtherCodes } from './code-guesses.ts';
import { createPromotionManagement } from './manage-promotions.ts';
import { createPublicPricing, type PublicPricing } from './price-products.ts';
import { createPromotionPricing } from './price-promotions.ts';
import { createPromotionReader, isUsable } from './promotion-reader.ts';
import { adminPromotionsRoutes } from './promotions-admin.routes.ts';

interface PromotionsDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  limits: RateLimiter;
  giftCards: OtherCodes;
}

export function createPromotionsModule({ db, reading, limits, giftCards }: PromotionsDeps) {
  const now = () => new Date();
  const reader = createPromotionReader(db);
  const publicPricing = createPublicPricing(reader, now);
  const pricesOf = (pricing: PublicPricing) => ({
    readNow: (product: Product) => pricing.priceNow(reading, product),
  });
  const codes = createCodeGuesses(db, { reader, giftCards, limits });
  return {
    codes,
    pricing: createPromotionPricing(reader, codes, now),
    publicPricing,
    /** What anybody pays at this moment for a single piece. */
    prices: pricesOf(publicPricing),
    /** As they will be at another moment. */
    seeAt: (moment: Date) => ({
      pricing: createPromotionPricing(reader, codes, () => moment),
      prices: pricesOf(createPublicPricing(reader, () => moment)),
    }),
    adminRoutes: adminPromotionsRoutes({ promotions: createPromotionManagement(db, now) }),
    /** Whether the code can be used at this moment, by somebody at least. */
    isCodeGood: async (code: string) => {
      const [given] = await reader.findCodes(reading, [code]);
      return given?.found !== undefined && isUsable(given.found, now());
    },
    caches: [reader],
  };
}
