import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { paymentPath } from '#domain/routes.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { readRest } from '#modules/orders/read-rest.ts';

import { selectPayable } from './order-drafts.queries.ts';

/**
 * An address where an order is paid, for the staff to send: whoever has it sees the order and may pay it. Throws 404,
 * and 409 where there is nothing to pay online.
 */
export async function makePaymentLink(
  db: Kysely<Database>,
  orderId: string,
  origin: string,
): Promise<{ url: string }> {
  const order = await selectPayable(db, orderId);
  if (!order) throw notFound('order');
  if (!order.isPayable && (await readRest(db, orderId)) === 0)
    throw new AppError('conflict', 'payments.nothingToPay');
  return { url: origin + paymentPath(order.number, await issueOrderAccess(db, orderId)) };
}
