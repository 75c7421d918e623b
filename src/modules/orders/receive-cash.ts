import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { refuseIssued } from '#modules/gift-cards/sold-cards.ts';

import { lockOrder } from './lock-order.ts';
import { updateCashReceived } from './order-changes.queries.ts';
import { recordOrderEvent } from './order-events.ts';

/** Who notes it: staff, or 1C. */
interface CashCause {
  staffId?: number;
  reason?: '1c';
}

/**
 * Notes whether the money of a cash order is in the shop, in the caller's transaction. Throws 404 without such an order,
 * 409 for one that is not paid in cash, and to take back what was given back or has made gift cards.
 */
export async function receiveCash(
  trx: Kysely<Database>,
  orderId: string,
  { received, by }: { received: boolean; by: CashCause },
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order.payment_status !== 'cashSuccess') throw new AppError('conflict', 'orders.notPaidInCash');
  if ((order.cash_received_at !== null) === received) return;
  if (order.refunded > 0) throw new AppError('conflict', 'orders.cashWasReceived');
  if (!received) await refuseIssued(trx, orderId);
  await updateCashReceived(trx, orderId, received);
  await recordOrderEvent(trx, orderId, { kind: 'cash', to: received ? 'received' : 'due', ...by });
}
