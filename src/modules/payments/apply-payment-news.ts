import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  advanceAttempt,
  hasMoneyCome,
  isAttemptState,
  isFinalAttempt,
  type Attempt,
} from '#domain/payment-states.ts';
import type { PaymentNews } from '#modules/payment-methods/payment-provider.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import {
  findReportedPayment,
  hasPaymentEvent,
  insertPaymentEvent,
  lockPayment,
  type PaymentRow,
} from './payments.queries.ts';
import { bookRefundOfProvider, confirmRefunds } from './refunds-of-provider.ts';
import { markOrderUnpaid, takeMoneyForOrder } from './settle-order.ts';

export interface AppliedNews {
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
export async function applyPaymentNews(
  trx: Kysely<Database>,
  provider: string,
  news: PaymentNews,
): Promise<AppliedNews> {
  const reported = await findReportedPayment(trx, provider, news);
  const payment = reported && (await lockPayment(trx, reported.id));
  if (!payment) return record(trx, provider, news, null, 'quarantined', 'unknown payment');
  if (await hasPaymentEvent(trx, provider, news.eventId))
    return { outcome: 'duplicate', reason: '', orderId: payment.order_id };
  const contradiction = await findContradiction(trx, payment, news);
  if (contradiction !== null) return record(trx, provider, news, payment, 'quarantined', contradiction);
  const hasChanged = await advance(trx, payment, news);
  return record(trx, provider, news, payment, hasChanged ? 'applied' : 'ignored', '');
}

async function findContradiction(
  trx: Kysely<Database>,
  payment: PaymentRow,
  news: PaymentNews,
): Promise<string | null> {
  if (news.paymentId !== null && news.paymentId !== payment.id) return 'other payment';
  if (news.providerId !== null && payment.provider_id !== null && news.providerId !== payment.provider_id)
    return 'other payment at the provider';
  if (news.amount !== payment.amount) return 'other amount';
  if (news.currency !== payment.currency) return 'other currency';
  if (news.refunded > payment.amount) return 'more refunded than paid';
  if (news.orderNumber === null) return null;
  const order = await trx
    .selectFrom('orders')
    .select('number')
    .where('id', '=', payment.order_id)
    .executeTakeFirstOrThrow();
  return news.orderNumber === order.number ? null : 'other order';
}

/** False when nothing changed. */
async function advance(trx: Kysely<Database>, payment: PaymentRow, news: PaymentNews): Promise<boolean> {
  const before = attemptOf(payment);
  const { amount } = payment;
  const comesMoney = news.status === 'completed' && !hasMoneyCome(before.state) && news.refunded < amount;
  const orderTakesMoney = comesMoney && (await takeMoneyForOrder(trx, payment));
  const after = advanceAttempt(before, news, { amount, orderTakesMoney });
  // All that was booked has gone back: refunds that a lost answer left open are done.
  if (before.refunded > 0 && news.refunded >= before.refunded) await confirmRefunds(trx, payment.id);
  if (after.state === before.state && after.refunded === before.refunded) return false;
  await trx
    .updateTable('payments')
    .set({
      status: after.state,
      ...(orderTakesMoney && { settles: true }),
      provider_id: payment.provider_id ?? news.providerId,
      updated_at: new Date(),
      ...(isFinalAttempt(after.state) && { next_query_at: null }),
    })
    .where('id', '=', payment.id)
    .execute();
  if (after.refunded > before.refunded) {
    const isOfOrder = payment.settles || orderTakesMoney;
    await bookRefundOfProvider(
      trx,
      { ...payment, amount: after.refunded - before.refunded, isOfOrder },
      news,
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
  { eventId, ...payload }: PaymentNews,
  payment: PaymentRow | null,
  outcome: 'applied' | 'ignored' | 'quarantined',
  reason: string,
): Promise<AppliedNews> {
  const paymentId = payment?.id ?? null;
  const isNew = await insertPaymentEvent(trx, { provider, eventId, paymentId, outcome, reason, payload });
  return { outcome: isNew ? outcome : 'duplicate', reason, orderId: payment?.order_id ?? null };
}
