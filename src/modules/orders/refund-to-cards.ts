import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { taxesOfParts } from '#domain/refund-amounts.ts';
import { lockPaidByCards, markReturned, returnToCard } from '#modules/gift-cards/card-ledger.ts';

import { acceptRefund } from './accept-refund.ts';
import { insertCountedRefund, splitRefund } from './book-refund.ts';
import { lockRefundable } from './refundable-order.ts';

const key = 'canceled';

/** A paid order is canceled: what gift cards paid of it and have not got back yet is refunded to them. */
export async function refundToCards(
  trx: Kysely<Database>,
  orderId: string,
  staffId: number | null,
): Promise<void> {
  for (const { id: paymentId, cardId, amount: paid, refunded } of await lockPaidByCards(trx, orderId)) {
    const order = await lockRefundable(trx, orderId);
    const amount = paid - refunded;
    if (!order || amount === 0) continue;
    const { parts, surplus } = splitRefund(order, amount);
    const refund = await insertCountedRefund(trx, {
      orderId,
      paymentId,
      key,
      amount,
      surplus,
      parts,
      taxes: taxesOfParts(order, parts),
      restock: new Set(),
      staffId,
    });
    await markReturned(trx, paymentId);
    await acceptRefund(trx, refund, 'done');
    await returnToCard(trx, { cardId, amount, orderId, ...(staffId !== null && { staffId }) });
  }
}
