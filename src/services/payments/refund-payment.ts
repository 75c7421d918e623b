import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { lockPayment, type PaymentRow } from '#db/queries/payments.queries.ts';
import { AppError, notFound, unavailable } from '#domain/errors.ts';
import { normalizeCurrency } from '#domain/money.ts';

import { describeRefund } from './describe-refund.ts';
import type { PaymentKinds } from './payment-kinds.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderDesk } from './provider-desk.ts';

interface RefundDeps {
  db: Kysely<Database>;
  desk: ProviderDesk;
  kinds: PaymentKinds;
}

export interface RefundAnswer {
  /** `pending`: the provider has accepted it and is at it. */
  status: 'done' | 'pending';
  /** Of all refunds of the payment so far, and what was paid; minor units. */
  refunded: number;
  amount: number;
}

type Booking = { payment: PaymentRow; refundId: string; status: 'pending' | 'done' };

/**
 * Gives money back through the provider that took it, `amount` in minor units. The sum of refunds never
 * exceeds what was paid; asking twice with the same key refunds once.
 */
export async function refundPayment(
  { db, desk, kinds }: RefundDeps,
  paymentId: string,
  amount: number,
  key: string,
): Promise<RefundAnswer> {
  const booking = await db.transaction().execute((trx) => bookRefund(trx, kinds, { paymentId, amount, key }));
  const { payment, refundId } = booking;
  if (booking.status === 'done')
    return { status: 'done', refunded: payment.refunded, amount: payment.amount };
  const { provider, provider_id: providerId } = payment;
  if (providerId === null) throw new Error(`Payment ${paymentId} has no id at ${provider}`);
  const currency = normalizeCurrency(payment.currency);
  const positions = await describeRefund(db, payment.order_id, amount);
  const isWhole = amount === payment.amount;
  try {
    const status = await desk.call(provider, (port) =>
      port.refund({ providerId, amount, currency, key: refundId, isWhole, ...positions }),
    );
    const { refunded } = await db.transaction().execute((trx) => finishRefund(trx, booking, status));
    return { status, refunded, amount: payment.amount };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'unavailable') throw unavailable('The provider does not answer; ask again', error);
    await db.transaction().execute((trx) => dropRefund(trx, booking, amount));
    throw new AppError('conflict', 'The provider refused the refund', { cause: error });
  }
}

interface RefundOrder {
  paymentId: string;
  amount: number;
  key: string;
}

async function bookRefund(
  trx: Kysely<Database>,
  kinds: PaymentKinds,
  { paymentId, amount, key }: RefundOrder,
): Promise<Booking> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw notFound('Payment');
  const known = await trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (known) {
    if (known.amount !== amount)
      throw new AppError('validation_failed', 'This Idempotency-Key was used for another amount');
    if (known.status === 'failed') throw new AppError('conflict', 'The provider refused the refund');
    if (known.status === 'pending' && !kinds.find(payment.provider)?.refundsAreIdempotent)
      throw new AppError('conflict', 'Whether the provider refunded is not known: look it up in its office');
    return { payment, refundId: known.id, status: known.status === 'done' ? 'done' : 'pending' };
  }
  if (payment.status !== 'completed' && payment.status !== 'needsRefund')
    throw new AppError('conflict', 'This payment has no money to give back');
  if (amount > payment.amount - payment.refunded)
    throw new AppError('conflict', 'More than what is left of the payment cannot be given back');
  const refund = await trx
    .insertInto('payment_refunds')
    .values({ payment_id: paymentId, idempotency_key: key, amount })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addRefunded(trx, paymentId, amount);
  return { payment, refundId: refund.id, status: 'pending' };
}

async function finishRefund(
  trx: Kysely<Database>,
  { payment: { id }, refundId }: Booking,
  status: 'done' | 'pending',
): Promise<PaymentRow> {
  const payment = await lockPayment(trx, id);
  if (!payment) throw notFound('Payment');
  await setRefundStatus(trx, refundId, status);
  if (status === 'done' && payment.refunded === payment.amount)
    await trx.updateTable('payments').set({ status: 'refunded' }).where('id', '=', id).execute();
  return payment;
}

async function dropRefund(
  trx: Kysely<Database>,
  { payment, refundId }: Booking,
  amount: number,
): Promise<void> {
  await lockPayment(trx, payment.id);
  await setRefundStatus(trx, refundId, 'failed');
  await addRefunded(trx, payment.id, -amount);
}

function setRefundStatus(trx: Kysely<Database>, id: string, status: 'done' | 'pending' | 'failed') {
  return trx
    .updateTable('payment_refunds')
    .set({ status, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

function addRefunded(trx: Kysely<Database>, id: string, amount: number) {
  return trx
    .updateTable('payments')
    .set({ refunded: sql<number>`refunded + ${amount}`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
