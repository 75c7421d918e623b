import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { cashLeft } from '#domain/refund-amounts.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';

import { acceptRefund } from './accept-refund.ts';
import { bookRefund, isSameRefund, type RefundOrder, type RefundRow } from './book-refund.ts';
import { giveCredit } from './give-credit.ts';
import { lockRefundable } from './refundable-order.ts';
import { selectCashRefund } from './refunds.queries.ts';

/**
 * Books cash that somebody of the shop hands back, or keeps as store credit, and gives the refund. Throws 404 without
 * such an order, 409 when the shop has no cash of it, or not so much; see `giveCredit`.
 */
export async function refundCash(
  { trx, issueCredit }: { trx: Kysely<Database>; issueCredit: IssueCredit },
  orderId: string,
  refund: RefundOrder,
): Promise<RefundRow> {
  const order = await lockRefundable(trx, orderId);
  if (!order) throw notFound('order');
  const known = await selectCashRefund(trx, orderId, refund.key);
  if (known) {
    if (await isSameRefund(trx, known, refund.wish)) return known;
    throw new AppError('validation_failed', 'refunds.keyTaken');
  }
  if (order.paymentStatus !== 'cashSuccess' || !order.isCashReceived)
    throw new AppError('conflict', 'refunds.noCash');
  const left = cashLeft(order);
  const booked = await bookRefund(trx, { orderId, paymentId: null, order, left, isOfOrder: true }, refund);
  const settled = refund.wish.asCredit ? await giveCredit(trx, issueCredit, booked) : booked;
  await acceptRefund(trx, settled, 'done');
  return settled;
}
