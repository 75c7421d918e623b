import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  advanceAttempt,
  hasMoneyCome,
  isAttemptState,
  isFinalAttempt,
  type Attempt,
} from '#domain/payment-states.ts';
import { acceptOpenRefunds } from '#modules/orders/accept-refund.ts';
import type { PaymentEvent } from '#modules/payment-methods/payment-provider.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { selectOrderNumber } from './paid-orders.queries.ts';
import { selectCredited } from './payment-refunds.queries.ts';
import { hasPaymentEvent, insertPaymentEvent } from './payment-events.queries.ts';
import { findReportedPayment, lockPayment, updateAdvanced, type PaymentRow } from './payments.queries.ts';
import { bookRefundOfProvider } from './refunds-of-provider.ts';
import { markOrderUnpaid, takeMoneyForOrder } from './settle-order.ts';

interface KnownPayment {
  payment: PaymentRow;
  /** What of it became store credit; minor units. */
  credited: number;
}

export interface AppliedEvent {
  outcome: 'applied' | 'ignored' | 'quarantined' | 'duplicate';
  /** Why it was set aside. */
  reason: string;
  orderId: string | null;
}

/**
 * Makes one piece of a provider's news count once, in the caller's transaction: the event's record, the
 * payment and the order change together. News that contradicts what we know of the payment is set aside
 * for a person, with its reason, and changes nothing.
 */
export async function applyPaymentEvent(
  trx: Kysely<Database>,
  provider: string,
  event: PaymentEvent,
): Promise<AppliedEvent> {
  const reported = await findReportedPayment(trx, provider, event);
  const payment = reported && (await lockPayment(trx, reported.id));
  if (!payment) return record(trx, provider, event, null, 'quarantined', 'unknown payment');
  if (await hasPaymentEvent(trx, provider, event.eventId))
    return { outcome: 'duplicate', reason: '', orderId: payment.order_id };
  const credited = await selectCredited(trx, payment.id);
  const contradiction = await findContradiction(trx, { payment, credited }, event);
  if (contradiction !== null) return record(trx, provider, event, payment, 'quarantined', contradiction);
  const hasChanged = await advance(trx, { payment, credited }, event);
  return record(trx, provider, event, payment, hasChanged ? 'applied' : 'ignored', '');
}

async function findContradiction(
  trx: Kysely<Database>,
  { payment, credited }: KnownPayment,
  event: PaymentEvent,
): Promise<string | null> {
  if (event.paymentId !== null && event.paymentId !== payment.id) return 'other payment';
  if (event.providerId !== null && payment.provider_id !== null && event.providerId !== payment.provider_id)
    return 'other payment at the provider';
  if (event.amount !== payment.amount) return 'other amount';
  if (event.currency !== payment.currency) return 'other currency';
  if (event.refunded > payment.amount - credited) return 'more refunded than paid';
  if (event.orderNumber === null) return null;
  const number = await selectOrderNumber(trx, payment.order_id);
  return event.orderNumber === number ? null : 'other order';
}

/** False when nothing changed. */
async function advance(
  trx: Kysely<Database>,
  { payment, credited }: KnownPayment,
  event: PaymentEvent,
): Promise<boolean> {
  // Store credit is of the money that the provider took, but no refund to it.
  const before = attemptOf({ ...payment, refunded: payment.refunded - credited });
  const amount = payment.amount - credited;
  const comesMoney = event.status === 'completed' && !hasMoneyCome(before.state) && event.refunded < amount;
  const orderTakesMoney = comesMoney && (await takeMoneyForOrder(trx, payment));
  const after = advanceAttempt(before, event, { amount, orderTakesMoney });
  // All that was booked has gone back: refunds that a lost answer left open are done.
  if (before.refunded > 0 && event.refunded >= before.refunded) await acceptOpenRefunds(trx, payment.id);
  if (after.state === before.state && after.refunded === before.refunded) return false;
  await updateAdvanced(trx, payment.id, {
    status: after.state,
    providerId: payment.provider_id ?? event.providerId,
    settles: orderTakesMoney,
    isFinal: isFinalAttempt(after.state),
  });
  if (after.refunded > before.refunded) {
    const isOfOrder = payment.settles || orderTakesMoney;
    await bookRefundOfProvider(
      trx,
      { ...payment, amount: after.refunded - before.refunded, isOfOrder },
      event,
    );
  }
  if (after.state === 'needsRefund' && before.state !== 'needsRefund')
    await enqueue(trx, 'mail.order-needs-refund', { orderId: payment.order_id, paymentId: payment.id });
  if (after.state === 'failed') await markOrderUnpaid(trx, payment, 'failed');
  const isOverUnpaid =
    after.state === 'canceled' || (after.state === 'refunded' && !hasMoneyCome(before.state));
  if (isOverUnpaid) await markOrderUnpaid(trx, payment, 'canceled');
  return true;
}

function attemptOf(payment: Pick<PaymentRow, 'id' | 'status' | 'refunded'>): Attempt {
  if (!isAttemptState(payment.status))
    throw new Error(`Payment ${payment.id} is in an unknown state: ${payment.status}`);
  return { state: payment.status, refunded: payment.refunded };
}

async function record(
  trx: Kysely<Database>,
  provider: string,
  { eventId, ...payload }: PaymentEvent,
  payment: PaymentRow | null,
  outcome: 'applied' | 'ignored' | 'quarantined',
  reason: string,
): Promise<AppliedEvent> {
  const paymentId = payment?.id ?? null;
  const isNew = await insertPaymentEvent(trx, { provider, eventId, paymentId, outcome, reason, payload });
  return { outcome: isNew ? outcome : 'duplicate', reason, orderId: payment?.order_id ?? null };
}
