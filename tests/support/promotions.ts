import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { promotionInputSchema, type AdminPromotion } from '#domain/schemas/promotion.schema.ts';
import { createPromotionManagement } from '#modules/promotions/manage-promotions.ts';

/** A promotion as the back office adds it, amounts in major units; with codes it comes by them alone. */
export async function makePromotion(
  db: Kysely<Database>,
  { codes = [], ...input }: Record<string, unknown> & { codes?: string[] },
): Promise<AdminPromotion> {
  const management = createPromotionManagement(db, () => new Date());
  const promotion = await management.create(
    promotionInputSchema.parse({
      class: 'order',
      combines: ['product', 'order', 'shipping'],
      needsCode: codes.length > 0,
      ...input,
    }),
  );
  if (codes.length > 0) await management.addCodes(promotion.id, { codes, usageLimit: null });
  return promotion;
}
