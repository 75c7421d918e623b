import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { OrderStateCode } from '#domain/order-states.ts';

import { lockOrderState } from './order-changes.queries.ts';
import { cancelOrder } from './order-lifecycle.ts';
import { selectReadableOrders, type OrderViewer } from './orders.queries.ts';

/** Later the shop has work in it, or money. */
const cancelable: readonly OrderStateCode[] = ['new', 'confirmed'];

/**
 * Cancels an order for its buyer. Throws 404 for one that the buyer may not read, 409 for one that is paid,
 * being paid, or on its way.
 */
export async function cancelByBuyer(
  db: Kysely<Database>,
  numberOrId: string,
  viewer: OrderViewer,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [readable] = await selectReadableOrders(trx, [numberOrId], viewer);
    if (!readable) throw notFound('order');
    const order = await lockOrderState(trx, readable.id);
    if (!order) throw notFound('order');
    if (!cancelable.some((status) => status === order.status) || order.payment_status === 'completed') {
      throw new AppError('conflict', 'order.cannotCancel');
    }
    if (order.payment_status === 'pending') throw new AppError('conflict', 'order.paymentUnderWay');
    await cancelOrder(trx, readable.id, 'customer');
  });
}
