import type { Kysely, Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#locales/languages.ts';
import { lockOrder } from '#modules/orders/lock-order.ts';
import { recordOrderEvent } from '#modules/orders/order-events.ts';
import { readRest } from '#modules/orders/read-rest.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { updateOrderAttempted, updateOrderCash } from './paid-orders.queries.ts';
import { insertPayment, selectPaymentByKey, type PaymentRow } from './payments.queries.ts';

export interface AttemptRequest {
  orderId: string;
  method: string;
  idempotencyKey: string;
  returnUrl: string;
  cancelUrl: string;
  language: Language;
  /** In the sheet of a wallet. */
  isExpress: boolean;
}

type OrderRow = Selectable<Database['orders']>;

/** The goods of an order are kept for a shopper who goes to pay, but not for ever. */
const keepMinutes = 15;
const keepHoursInAll = 2;

/**
 * Books an attempt to pay an order, before anything is asked of a provider; the same key gives the same
 * attempt, which is not new then. Throws 409 for an order that takes no money (any more).
 */
export async function startAttempt(
  trx: Kysely<Database>,
  request: AttemptRequest,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const { orderId, method, idempotencyKey } = request;
  const order = await lockOrder(trx, orderId);
  const known = await selectPaymentByKey(trx, orderId, idempotencyKey);
  if (known) {
    if (known.provider === method && known.is_express === request.isExpress)
      return { payment: known, isNew: false };
    throw new AppError('validation_failed', 'payments.keyTaken');
  }
  // What became dearer since it was paid stays a paid order while its rest is being paid.
  const rest = await readRest(trx, orderId);
  if (rest === 0) {
    refuseUnlessPayable(order);
    await updateOrderAttempted(trx, orderId, { method, keepMinutes, keepHoursInAll });
  }
  const payment = await insertPayment(trx, {
    order_id: orderId,
    provider: method,
    amount: rest || order.total - order.gift_card_amount,
    currency: order.currency,
    idempotency_key: idempotencyKey,
    return_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    language: request.language,
    is_express: request.isExpress,
  });
  return { payment, isNew: true };
}

/**
 * A buyer who has not paid yet pays in cash instead. A guest's order waits then to be confirmed, so many hours
 * from when it was placed, or it stood already. Asking twice changes nothing.
 */
export async function chooseCash(
  trx: Kysely<Database>,
  orderId: string,
  guestOrderHours: number,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order.payment_status === 'cashSuccess') return;
  refuseUnlessPayable(order);
  const waits = order.user_id === null && order.status === 'new';
  const status = order.status === 'new' && !waits ? 'confirmed' : order.status;
  await recordOrderEvent(trx, orderId, { kind: 'payment', from: order.payment_status, to: 'cashSuccess' });
  if (status !== order.status)
    await recordOrderEvent(trx, orderId, { kind: 'state', from: order.status, to: status });
  await updateOrderCash(trx, orderId, { status, keepHoursInAll: waits ? guestOrderHours : null });
  if (waits) await enqueue(trx, 'mail.order-placed', { orderId });
}

function refuseUnlessPayable(order: OrderRow): void {
  if (order.payment_status === 'completed') throw new AppError('conflict', 'payments.paidAlready');
  if (order.payment_status === 'cashSuccess') throw new AppError('conflict', 'payments.paidOnReceipt');
  if (order.status !== 'new' && order.status !== 'confirmed')
    throw new AppError('conflict', 'payments.tooLate');
  if (order.total <= order.gift_card_amount) throw new AppError('conflict', 'payments.nothingToPay');
}
