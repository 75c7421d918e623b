import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { cancelOrder } from '#modules/orders/order-lifecycle.ts';

import { askProvider, type AskDeps } from './ask-provider.ts';
import { lockExpiredOrder, updateOrderPaymentCanceled } from './paid-orders.queries.ts';
import { claimDuePayments, claimQuestion, listExpiredPayments, type PaymentRow } from './payments.queries.ts';

const atOnce = 20;
const oneMinute = 60_000;
/** A payment that nobody finished in a day will not be. */
const giveUpMs = 24 * 3_600_000;
/** A provider that is down must not keep goods from other buyers for ever. */
const mostHoldHours = 2;

/** One round of the worker: asks about payments whose order has expired, and about those that are due. */
export async function queryPayments(deps: AskDeps, signal: AbortSignal): Promise<void> {
  for (const payment of await listExpiredPayments(deps.db, atOnce)) {
    if (signal.aborted) return;
    const claimed = await claimQuestion(deps.db, payment.id, oneMinute);
    if (claimed) await cancelUnlessPaid(deps.db, claimed, await askProvider(deps, claimed));
  }
  for (const payment of await claimDuePayments(deps.db, atOnce)) {
    if (signal.aborted) return;
    if (Date.now() - payment.created_at.getTime() > giveUpMs) await giveUp(deps, payment);
    else await askProvider(deps, payment);
  }
}

async function giveUp({ takePaymentEvent }: AskDeps, payment: PaymentRow): Promise<void> {
  const { id: paymentId, amount, currency, refunded, provider } = payment;
  const report = { providerId: null, orderNumber: null, status: 'canceled' as const };
  const eventId = `given up ${paymentId}`;
  await takePaymentEvent(provider, { ...report, eventId, paymentId, amount, currency, refunded });
}

/** The order's time is over. The payment stays open: money that comes all the same is seen. */
async function cancelUnlessPaid(
  db: Kysely<Database>,
  { order_id: orderId }: PaymentRow,
  isAnswered: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockExpiredOrder(trx, orderId, isAnswered ? null : mostHoldHours))) return;
    await cancelOrder(trx, orderId, 'expired');
    await updateOrderPaymentCanceled(trx, orderId);
  });
}
