import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import { AppError, notFound } from '#domain/errors.ts';

import { lockOrderState, updateEmailConfirmed } from './order-changes.queries.ts';
import { moveOrder } from './order-lifecycle.ts';
import { isMailedTo, selectReadableOrders, type OrderViewer } from './orders.queries.ts';

/**
 * Confirms a guest's order in cash for who has the link of a mail to its email: its goods are kept for good, and
 * mails may say to that address what the buyer typed. Twice changes nothing. Throws 404 for one that the buyer
 * may not read, 409 without such a link and for an order that is over.
 */
export async function confirmByBuyer(
  db: Kysely<Database>,
  numberOrId: string,
  viewer: OrderViewer,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [readable] = await selectReadableOrders(trx, [numberOrId], viewer);
    if (!readable) throw notFound('order');
    if (!(await isMailedTo(trx, readable.id, viewer))) throw new AppError('conflict', 'order.confirmByLink');
    const order = await lockOrderState(trx, readable.id);
    if (order?.status === 'canceled' || order?.status === 'returned')
      throw new AppError('conflict', 'order.cannotConfirm');
    await updateEmailConfirmed(trx, readable.id);
    if (order?.status === 'new' && readable.paymentMethod === cashMethod)
      await moveOrder(trx, readable.id, 'confirmed', { reason: 'confirmed' });
  });
}

/** Whether the viewer is asked to confirm the order, and has what it takes. */
export async function mayConfirm(
  db: Kysely<Database>,
  orderId: string,
  viewer: OrderViewer,
): Promise<boolean> {
  return viewer.tokenHashes.length > 0 && isMailedTo(db, orderId, viewer);
}
