import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderMoney, TaxedRefundable } from '#domain/refund-amounts.ts';

import {
  lockOrderMoney,
  selectOrderMoney,
  selectRefundableLines,
  selectRefundedDelivery,
  type OrderMoneyRow,
} from './refunds.queries.ts';

export interface RefundableOrder extends TaxedRefundable, OrderMoney {
  /** Paid online, and left over since the order was made cheaper; minor units. */
  surplus: number;
}

/**
 * An order with what of its lines and delivery has gone back or is on its way, locked until the transaction
 * ends: nothing else of it can be given back meanwhile.
 */
export async function lockRefundable(
  trx: Kysely<Database>,
  orderId: string,
): Promise<RefundableOrder | undefined> {
  return compose(trx, orderId, await lockOrderMoney(trx, orderId));
}

/** The same as of one moment, to look at only: it neither waits for a refund that is being booked nor holds one up. */
export function readRefundable(db: Kysely<Database>, orderId: string): Promise<RefundableOrder | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => compose(trx, orderId, await selectOrderMoney(trx, orderId)));
}

async function compose(
  trx: Kysely<Database>,
  orderId: string,
  order: OrderMoneyRow | undefined,
): Promise<RefundableOrder | undefined> {
  if (!order) return undefined;
  const lines = await selectRefundableLines(trx, orderId);
  return {
    lines,
    delivery: order.delivery_price + order.delivery_tax_added,
    ...(await selectRefundedDelivery(trx, orderId)),
    total: order.total,
    refunded: order.refunded,
    surplus: order.surplus,
    cardsLeft: order.cards_left,
    paymentStatus: order.payment_status,
    isCashReceived: order.cash_received_at !== null,
  };
}
