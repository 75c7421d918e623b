import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';

import type { BuyerFacts, PricedPromotion } from './price-promotions.ts';
import {
  countBuyerUses,
  insertUses,
  lockBuyerUses,
  markReleased,
  takeCodeUse,
  takePromotionUse,
  unmarkReleased,
} from './promotions.queries.ts';

/**
 * Uses the promotions of an order that stands in the transaction, after its stock was locked and in the order of their
 * ids, so that two orders never wait for each other crosswise. One without limits touches no row that other orders
 * change. Throws 409 (`data.code`) where somebody else has used the last of one meanwhile.
 */
export async function takeUses(
  trx: Kysely<Database>,
  orderId: string,
  buyer: BuyerFacts,
  applied: readonly PricedPromotion[],
): Promise<void> {
  for (const { promotion, code, foldedCode, hasCodeLimit } of applied.toSorted(
    (a, b) => a.promotion.id - b.promotion.id,
  )) {
    const { id, usageLimit, buyerLimit } = promotion;
    if (buyerLimit !== null) {
      await lockBuyerUses(trx, id, buyer);
      const uses = await countBuyerUses(trx, [id], buyer);
      if ((uses.get(id) ?? 0) >= buyerLimit) throw usedUp(promotion.title, code);
    }
    if (usageLimit !== null && !(await takePromotionUse(trx, id))) throw usedUp(promotion.title, code);
    if (hasCodeLimit && foldedCode !== null && !(await takeCodeUse(trx, foldedCode)))
      throw usedUp(promotion.title, code);
  }
  const uses = applied.map(({ promotion, foldedCode, amount }) => {
    return { promotionId: promotion.id, foldedCode, amount };
  });
  await insertUses(trx, orderId, uses);
}

/** Gives the uses of a canceled order back, once, however often it is called. */
export function releaseUses(trx: Kysely<Database>, orderId: string): Promise<void> {
  return markReleased(trx, orderId);
}

/** An order that comes back as its money comes late has its uses again, whatever the limits say by now. */
export function retakeUses(trx: Kysely<Database>, orderId: string): Promise<void> {
  return unmarkReleased(trx, orderId);
}

function usedUp(title: string, code: string | null): AppError {
  return new AppError('conflict', 'promotions.errors.usedUp', {
    params: { name: code ?? title },
    data: { code },
  });
}
