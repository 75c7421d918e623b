import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { giveBackSoldCards } from '#modules/gift-cards/sold-cards.ts';
import { restockRefund } from '#modules/inventory/stock.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { recordOrderEvent } from './order-events.ts';
import {
  addRefunded,
  listOpenRefunds,
  markRefundAccepted,
  updateRefundStatus,
  type RefundRow,
} from './refunds.queries.ts';

/** What the history of an order says of a refund as store credit, and of one that pays another order. */
const creditReason = 'credit';
const exchangeReason = 'exchange';

/**
 * The provider has done, or has accepted, a refund, or it was made in cash or as store credit: once for each refund
 * its pieces go back to stock, the order's history tells of it, and its buyer gets a mail.
 */
export async function acceptRefund(
  trx: Kysely<Database>,
  refund: RefundRow,
  status: 'done' | 'pending',
): Promise<void> {
  const { id, order_id: orderId, amount, staff_id: staffId } = refund;
  await updateRefundStatus(trx, id, status);
  if (!(await markRefundAccepted(trx, id))) return;
  await restockRefund(trx, orderId, id);
  await recordOrderEvent(trx, orderId, {
    kind: 'refund',
    to: id,
    amount,
    ...reasonOf(refund),
    ...(staffId !== null && { staffId }),
  });
  await enqueue(trx, 'mail.order-refunded', { orderId, refundId: id });
}

function reasonOf({ credit_card_id: cardId, exchange_order_id: exchangeOrderId }: RefundRow): {
  reason?: string;
} {
  if (exchangeOrderId !== null) return { reason: exchangeReason };
  return cardId === null ? {} : { reason: creditReason };
}

/** The provider has given back all that was booked of a payment. */
export async function acceptOpenRefunds(trx: Kysely<Database>, paymentId: string): Promise<void> {
  for (const refund of await listOpenRefunds(trx, paymentId)) await acceptRefund(trx, refund, 'done');
}

/** The provider refused: the amount and the pieces may be given back in another refund. */
export async function dropRefund(
  trx: Kysely<Database>,
  { id, order_id: orderId, payment_id: paymentId, amount, surplus }: RefundRow,
): Promise<void> {
  await updateRefundStatus(trx, id, 'failed');
  await addRefunded(trx, { orderId, paymentId }, { amount: -amount, surplus: -surplus });
  await giveBackSoldCards(trx, { id, orderId });
}
