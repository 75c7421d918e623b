import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { readRefundable } from '#modules/orders/refundable-order.ts';
import { shrinkPositions, sumOfPositions } from '#modules/payment-methods/payment-provider.ts';
import type { ProviderConnections } from '#modules/payment-methods/provider-connections.ts';
import type { Log } from '#platform/log.ts';

import { describeLeft } from './describe-left.ts';
import { selectCompletedPayment, updateHandedOver } from './payments.queries.ts';
import { readPaidOrder } from './read-paid-order.ts';

interface HandOverDeps {
  db: Kysely<Database>;
  connections: ProviderConnections;
  log: Pick<Log, 'error'>;
}

/**
 * Tells the provider of an order's payment what is on its way to the buyer, for a second receipt where the law
 * wants one: all that has not gone back before. Throws `ProviderError`, after which it is to be tried again.
 */
export async function notifyHandedOver(
  { db, connections, log }: HandOverDeps,
  orderId: string,
): Promise<void> {
  const payment = await selectCompletedPayment(db, orderId);
  if (!payment || payment.provider_id === null || payment.handed_over_at !== null) return;
  const { id, provider, provider_id: providerId } = payment;
  const port = await connections.open(provider);
  if (!port?.handOver) return;
  const { number, customer } = await readPaidOrder(db, orderId);
  const order = await readRefundable(db, orderId);
  const all = await describeLeft(db, orderId, order);
  // What is left over since the order was made cheaper is of no goods.
  const due = payment.amount - payment.refunded - (order?.surplus ?? 0);
  const left = sumOfPositions(all) === due + (order?.cardsLeft ?? 0) ? shrinkPositions(all, due) : all;
  if (sumOfPositions(left) === due) {
    await connections.call(provider, async (called) =>
      called.handOver?.({ providerId, order: { number, customer }, key: `${id}:over`, ...left }),
    );
  } else {
    // Refunds of before the shop kept their lines.
    log.error(
      { orderId, provider },
      'The receipt of a hand-over is to be written by hand: what was given back is not known line by line',
    );
  }
  await updateHandedOver(db, id);
}
