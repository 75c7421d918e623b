import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound, unavailable } from '#domain/errors.ts';
import { normalizeCurrency } from '#domain/currencies.ts';
import { isPaidInFull } from '#domain/refund-amounts.ts';
import { acceptRefund, dropRefund } from '#modules/orders/accept-refund.ts';
import { bookRefund, isSameRefund, type RefundOrder, type RefundRow } from '#modules/orders/book-refund.ts';
import { lockRefundable } from '#modules/orders/refundable-order.ts';
import { giveCredit } from '#modules/orders/give-credit.ts';
import { returnToCard } from '#modules/gift-cards/card-ledger.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { PaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import type { ProviderConnections } from '#modules/payment-methods/provider-connections.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';

import { describeRefund } from './describe-refund.ts';
import { selectRefundByKey } from './payment-refunds.queries.ts';
import { findPayment, lockPayment, updateRefunded, type PaymentRow } from './payments.queries.ts';

interface RefundDeps {
  db: Kysely<Database>;
  connections: ProviderConnections;
  kinds: PaymentKinds;
  issueCredit: IssueCredit;
}

/** YooKassa, Stripe and Tap know a key for a day: later a repeated request would be a second refund. */
const keyLifeMs = 24 * 60 * 60_000;

export interface RefundAnswer {
  /** `pending`: the provider has accepted it and is at it. */
  status: 'done' | 'pending';
  /** Of all refunds of the payment so far, and what was paid; minor units. */
  refunded: number;
  amount: number;
}

/**
 * Gives money back through the provider that took it, or keeps it as store credit of the buyer. The sum of refunds
 * never exceeds what was paid; asking twice with the same key refunds once.
 */
export async function refundPayment(
  { db, connections, kinds, issueCredit }: RefundDeps,
  paymentId: string,
  order: RefundOrder,
): Promise<RefundAnswer> {
  const asked = await findPayment(db, paymentId);
  if (asked && (asked.gift_card_id !== null || order.wish.asCredit)) {
    const deps = { kinds, issueCredit };
    return db.transaction().execute(async (trx) => {
      await refundToCredit(trx, deps, paymentId, order);
      return answerOf(await findPayment(trx, paymentId), 'done');
    });
  }
  const { payment, refund } = await db
    .transaction()
    .execute((trx) => bookOfPayment(trx, kinds, paymentId, order));
  if (refund.status === 'done') return answerOf(await findPayment(db, paymentId), 'done');
  const { provider, provider_id: providerId } = payment;
  if (providerId === null) throw new Error(`Payment ${paymentId} has no id at ${provider}`);
  const { amount, id: key } = refund;
  const currency = normalizeCurrency(payment.currency);
  const positions = await describeRefund(db, refund);
  const isWhole = amount === payment.amount;
  const isHandedOver = payment.handed_over_at !== null;
  try {
    const status = await connections.call(provider, (port) =>
      port.refund({ providerId, amount, currency, key, isWhole, isHandedOver, ...positions }),
    );
    const settled = await db.transaction().execute((trx) => finishRefund(trx, refund, paymentId, status));
    return answerOf(settled, status);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'unavailable') throw unavailable('refunds.noAnswer', error);
    await db.transaction().execute(async (trx) => {
      await lockPayment(trx, paymentId);
      await dropRefund(trx, refund);
    });
    throw new AppError('conflict', 'refunds.refused', { cause: error });
  }
}

async function bookOfPayment(
  trx: Kysely<Database>,
  kinds: PaymentKinds,
  paymentId: string,
  order: RefundOrder,
): Promise<{ payment: PaymentRow; refund: RefundRow }> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw notFound('payment');
  const known = await selectRefundByKey(trx, paymentId, order.key);
  if (known) {
    if (!(await isSameRefund(trx, known, order.wish)))
      throw new AppError('validation_failed', 'refunds.keyTaken');
    if (known.status === 'failed') throw new AppError('conflict', 'refunds.refused');
    const isKnownThere = kinds.find(payment.provider)?.refundsAreIdempotent && isFresh(known);
    if (known.status === 'pending' && !isKnownThere) throw new AppError('conflict', 'refunds.unknown');
    return { payment, refund: known };
  }
  if (payment.status !== 'completed' && payment.status !== 'needsRefund')
    throw new AppError('conflict', 'refunds.noMoney');
  const refundable = await lockRefundable(trx, payment.order_id);
  if (!refundable) throw notFound('order');
  const source = {
    orderId: payment.order_id,
    paymentId,
    order: refundable,
    left: payment.amount - payment.refunded,
    isOfOrder: payment.settles,
  };
  return { payment, refund: await bookRefund(trx, source, order) };
}

type CreditDeps = Pick<RefundDeps, 'kinds' | 'issueCredit'>;

/**
 * Gives back to the gift card that paid, or as store credit: done at once, in the caller's transaction, and no provider
 * hears of it. Gives the card that has the money now.
 */
export async function refundToCredit(
  trx: Kysely<Database>,
  deps: CreditDeps,
  paymentId: string,
  order: RefundOrder,
): Promise<{ cardId: number }> {
  const asked = await findPayment(trx, paymentId);
  if (!asked) throw notFound('payment');
  if (asked.gift_card_id === null) return refundAsCredit(trx, deps, paymentId, order);
  await refundToCard(trx, deps, asked, order);
  return { cardId: asked.gift_card_id };
}

/** Back to the gift card that paid. The order is locked before its cards' payments. */
async function refundToCard(
  trx: Kysely<Database>,
  { kinds }: Pick<CreditDeps, 'kinds'>,
  { id: paymentId, order_id: orderId, gift_card_id: cardId }: PaymentRow,
  order: RefundOrder,
): Promise<void> {
  if (order.wish.asCredit) throw new AppError('conflict', 'refunds.isCard');
  const refundable = await lockRefundable(trx, orderId);
  const { refund } = await bookOfPayment(trx, kinds, paymentId, order);
  if (refund.status === 'done') return;
  // What a card pays of an order that is not paid in full goes back with the order alone.
  if (cardId === null || !refundable || !isPaidInFull(refundable))
    throw new AppError('conflict', 'refunds.noMoney');
  await finishRefund(trx, refund, paymentId, 'done');
  await returnToCard(trx, { cardId, amount: refund.amount, orderId, staffId: order.staffId });
}

async function refundAsCredit(
  trx: Kysely<Database>,
  { kinds, issueCredit }: CreditDeps,
  paymentId: string,
  order: RefundOrder,
): Promise<{ cardId: number }> {
  const { refund } = await bookOfPayment(trx, kinds, paymentId, order);
  const credited = refund.status === 'done' ? refund : await giveCredit(trx, issueCredit, refund);
  if (refund.status !== 'done') await finishRefund(trx, credited, paymentId, 'done');
  if (credited.credit_card_id === null) throw new Error(`Refund ${refund.id} is no store credit`);
  return { cardId: credited.credit_card_id };
}

function isFresh({ created_at: at }: RefundRow): boolean {
  return Date.now() - at.getTime() < keyLifeMs;
}

async function finishRefund(
  trx: Kysely<Database>,
  refund: RefundRow,
  paymentId: string,
  status: 'done' | 'pending',
): Promise<PaymentRow> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw notFound('payment');
  await acceptRefund(trx, refund, status);
  if (status === 'done' && payment.refunded === payment.amount) await updateRefunded(trx, paymentId);
  return payment;
}

function answerOf(payment: PaymentRow | undefined, status: 'done' | 'pending'): RefundAnswer {
  if (!payment) throw notFound('payment');
  return { status, refunded: payment.refunded, amount: payment.amount };
}
