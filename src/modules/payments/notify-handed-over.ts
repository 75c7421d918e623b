import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { readRest } from '#modules/orders/read-rest.ts';
import { readRefundable } from '#modules/orders/refundable-order.ts';
import {
  shrinkPositions,
  sumOfPositions,
  type OrderPositions,
} from '#modules/payment-methods/payment-provider.ts';
import type { ProviderConnections } from '#modules/payment-methods/provider-connections.ts';
import type { Log } from '#platform/log.ts';

import { describeLeft } from './describe-left.ts';
import { selectCompletedPayments, updateHandedOver } from './payments.queries.ts';
import { readPaidOrder } from './read-paid-order.ts';

type HandedPayment = Awaited<ReturnType<typeof selectCompletedPayments>>[number];

interface HandOverDeps {
  db: Kysely<Database>;
  connections: ProviderConnections;
  log: Pick<Log, 'error'>;
}

/**
 * Tells the providers of an order's payments what is on its way to the buyer, for a second receipt where the law wants
 * one: all that has not gone back before, each its share. Throws `ProviderError`, after which it is to be tried again.
 */
export async function notifyHandedOver(deps: HandOverDeps, orderId: string): Promise<void> {
  const { db } = deps;
  const payments = await selectCompletedPayments(db, orderId);
  const order = await readRefundable(db, orderId);
  const all = await describeLeft(db, orderId, order);
  // What is left over since the order was made cheaper is of no goods: it is of the last money.
  let surplus = order?.surplus ?? 0;
  const shares = payments.toReversed().map((payment) => {
    const left = payment.amount - payment.refunded;
    const over = Math.min(surplus, left);
    surplus -= over;
    return { payment, due: left - over };
  });
  const due = shares.reduce((sum, share) => sum + share.due, 0);
  // Gift cards paid a part, or a part is not paid yet.
  const unpaid = (order?.cardsLeft ?? 0) + (await readRest(db, orderId));
  const isKnown = sumOfPositions(all) === due + unpaid;
  for (const share of shares.toReversed()) await handOver(deps, orderId, { ...share, all, isKnown });
}

async function handOver(
  { db, connections, log }: HandOverDeps,
  orderId: string,
  {
    payment,
    due,
    all,
    isKnown,
  }: { payment: HandedPayment; due: number; all: OrderPositions; isKnown: boolean },
): Promise<void> {
  const { id, provider, provider_id: providerId, handed_over_at: handedOverAt } = payment;
  if (providerId === null || handedOverAt !== null) return;
  const port = await connections.open(provider);
  if (!port?.handOver) return;
  const { number, customer } = await readPaidOrder(db, orderId);
  if (isKnown) {
    const left = sumOfPositions(all) === due ? all : shrinkPositions(all, due);
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
