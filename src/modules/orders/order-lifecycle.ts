import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { isPaidInFull } from '#domain/refund-amounts.ts';
import { canMoveOrder, isOrderStateCode, type OrderStateCode } from '#domain/order-states.ts';
import { returnStock } from '#modules/inventory/stock.ts';
import { blockSoldCards } from '#modules/gift-cards/sold-cards.ts';
import { releaseCards } from '#modules/gift-cards/card-ledger.ts';
import { releaseUses } from '#modules/promotions/promotion-uses.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { stopCountingOrder } from './guest-order-marks.ts';
import {
  hasCash,
  lockOrderState,
  selectPaymentsHeld,
  updateCancelReason,
  updateOrderStatus,
} from './order-changes.queries.ts';
import { refundToCards } from './refund-to-cards.ts';
import { recordOrderEvent } from './order-events.ts';

type Trx = Kysely<Database>;

/** Who moves an order, when it is staff, and why it is canceled, or that its buyer has confirmed it, or that 1C says so. */
interface MoveCause {
  staffId?: number;
  reason?: CancelReason | 'confirmed' | '1c';
}

export type CancelReason = 'customer' | 'expired' | 'staff' | 'payment';

/**
 * Moves an order to its next state in the caller's transaction; throws 404 when there is no such order and
 * 409 when the move is none of `domain/order-states.ts`, or would end one whose gift cards were spent. Goods that will not be, or were not, kept go back, and
 * what gift cards paid of an order that is canceled goes back to them.
 */
export async function moveOrder(
  trx: Trx,
  orderId: string,
  to: OrderStateCode,
  by: MoveCause = {},
): Promise<void> {
  const order = await lockOrderState(trx, orderId);
  if (!order) throw notFound('order');
  if (!isOrderStateCode(order.status) || !canMoveOrder(order.status, to, order.is_delivered)) {
    throw new AppError('conflict', 'orders.cannotBecome', { params: { from: order.status, to } });
  }
  await updateOrderStatus(trx, orderId, to);
  await recordOrderEvent(trx, orderId, { kind: 'state', from: order.status, to, ...by });
  if (order.status === 'new' && to !== 'canceled') await stopCountingOrder(trx, orderId);
  if (to === 'canceled' || to === 'returned') {
    await blockSoldCards(trx, orderId);
    await returnStock(trx, orderId);
  }
  if (to === 'canceled') {
    await releaseUses(trx, orderId);
    const { payment_status: paymentStatus, cash_received_at: cashReceivedAt } = order;
    if (isPaidInFull({ paymentStatus, isCashReceived: cashReceivedAt !== null }))
      await refundToCards(trx, orderId, by.staffId ?? null);
    else await releaseCards(trx, orderId);
  }
  if (to === 'shipped' || to === 'ready_for_pickup') await enqueue(trx, 'mail.order-shipped', { orderId });
  // Once an order: what was sent is not told anew when it arrives.
  const isHandedOver = to === 'shipped' || (to === 'delivered' && order.status !== 'shipped');
  if (isHandedOver && order.payment_status === 'completed')
    await enqueue(trx, 'payment.handed-over', { orderId });
  if (to === 'canceled') {
    await enqueue(trx, 'mail.order-canceled', { orderId });
    await enqueue(trx, 'mail.shop-order-canceled', { orderId });
  }
  if (to === 'canceled' || to === 'returned') await askForRefund(trx, orderId);
}

/** Tells the shop of money that it holds for an order that is over. */
async function askForRefund(trx: Trx, orderId: string): Promise<void> {
  const held = await selectPaymentsHeld(trx, orderId);
  for (const { id } of held) await enqueue(trx, 'mail.order-needs-refund', { orderId, paymentId: id });
  if (await hasCash(trx, orderId))
    await enqueue(trx, 'mail.order-needs-refund', { orderId, paymentId: null });
}

/** Cancels an order and gives its stock back; throws as `moveOrder` does. What 1C cancels the shop has canceled. */
export async function cancelOrder(
  trx: Trx,
  orderId: string,
  reason: CancelReason | '1c',
  staffId?: number,
): Promise<void> {
  await moveOrder(trx, orderId, 'canceled', { reason, ...(staffId !== undefined && { staffId }) });
  await updateCancelReason(trx, orderId, reason === '1c' ? 'staff' : reason);
}
