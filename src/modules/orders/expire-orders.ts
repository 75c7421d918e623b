import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { lockNextExpired } from './order-changes.queries.ts';
import { cancelOrder } from './order-lifecycle.ts';

/**
 * Cancels orders whose time to be paid has passed, each in a transaction of its own, and says how many. One
 * with a payment under way is left alone: its money may be on the way, so the payments decide. Several
 * instances may work on it at once.
 */
export async function expireOrders(db: Kysely<Database>, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; count++) {
    if (signal?.aborted || !(await expireNext(db))) return count;
  }
}

function expireNext(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockNextExpired(trx);
    if (!order) return false;
    await cancelOrder(trx, order.id, 'expired');
    return true;
  });
}
