import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { canMoveOrder, isOrderStateCode, type OrderStateCode } from '#domain/order-states.ts';
import { releaseCards, retakeFromCards } from '#modules/gift-cards/card-ledger.ts';
import { retakeStock, returnStock } from '#modules/inventory/stock.ts';
import { stopCountingOrder } from '#modules/orders/guest-order-marks.ts';
import { recordOrderEvent } from '#modules/orders/order-events.ts';
import { readRest } from '#modules/orders/read-rest.ts';
import { retakeUses } from '#modules/promotions/promotion-uses.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { lockOrderToSettle, updateOrderPaid, updateOrderUnpaid } from './paid-orders.queries.ts';
import type { PaymentRow } from './payments.queries.ts';

/**
 * Marks an order as paid by a provider, in the transaction in which the money is booked. False when the order
 * does not take it: paid before, in cash too, delivered, returned, canceled and the goods or its gift cards gone by now,
 * or another sum by now, as the staff have changed it. One that became dearer since it was paid takes its rest.
 */
export async function takeMoneyForOrder(
  trx: Kysely<Database>,
  { order_id: orderId, provider, amount }: Pick<PaymentRow, 'order_id' | 'provider' | 'amount'>,
): Promise<boolean> {
  const order = await lockOrderToSettle(trx, orderId);
  if (order.payment_status === 'completed') return takeRest(trx, { orderId, amount });
  if (!isOrderStateCode(order.status)) return false;
  if (order.cash_received_at !== null || order.total - order.gift_card_amount !== amount) return false;
  const status = stateWhenPaid(order.status);
  // What the shop itself has called off stays so: the money goes back.
  if (status === null || order.cancel_reason === 'staff') return false;
  if (order.status === 'canceled') {
    if (!(await retakeStock(trx, orderId))) return false;
    // Its gift cards may have been spent elsewhere.
    if (!(await retakeFromCards(trx, orderId))) {
      await releaseCards(trx, orderId);
      await returnStock(trx, orderId);
      return false;
    }
    await retakeUses(trx, orderId);
  }
  await updateOrderPaid(trx, orderId, { status, provider });
  await stopCountingOrder(trx, orderId);
  await recordOrderEvent(trx, orderId, { kind: 'payment', from: order.payment_status, to: 'completed' });
  if (status !== order.status)
    await recordOrderEvent(trx, orderId, { kind: 'state', from: order.status, to: status });
  await enqueue(trx, 'mail.order-paid', { orderId });
  await enqueue(trx, 'mail.shop-payment-came', { orderId });
  return true;
}

/**
 * Takes money for an order that was paid and became dearer since; false where nothing is left to pay. The sum may be of
 * a link from before another edit: what is more than the rest is left over, what is less leaves a rest still.
 */
async function takeRest(
  trx: Kysely<Database>,
  { orderId, amount }: { orderId: string; amount: number },
): Promise<boolean> {
  const rest = await readRest(trx, orderId);
  if (rest === 0) return false;
  await recordOrderEvent(trx, orderId, { kind: 'payment', from: 'completed', to: 'completed' });
  if (amount >= rest) await enqueue(trx, 'mail.order-paid', { orderId });
  await enqueue(trx, 'mail.shop-payment-came', { orderId });
  await enqueue(trx, 'invoices.settle', { orderId });
  return true;
}

/** null for an order that is over. One that is worked at already goes on as it is. */
function stateWhenPaid(status: OrderStateCode): OrderStateCode | null {
  // Money that comes late brings a canceled order back, which nothing else may.
  if (status === 'canceled' || canMoveOrder(status, 'paid')) return 'paid';
  return status === 'returned' || status === 'delivered' ? null : status;
}

/** Tells the shopper that an attempt came to nothing, unless another one is under way or has succeeded. */
export async function markOrderUnpaid(
  trx: Kysely<Database>,
  { id, order_id: orderId }: Pick<PaymentRow, 'id' | 'order_id'>,
  state: 'failed' | 'canceled',
): Promise<void> {
  if (!(await updateOrderUnpaid(trx, orderId, { paymentId: id, state }))) return;
  await recordOrderEvent(trx, orderId, { kind: 'payment', to: state });
  if (state === 'failed') await enqueue(trx, 'mail.shop-payment-failed', { orderId });
}
