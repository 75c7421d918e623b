import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

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
    const { rows } = await sql<{ id: string }>`
      select id from orders o
      where reserved_until < now() and status = 'new' and payment_status <> 'pending'
        and not exists (select from payments p where p.order_id = o.id and p.status in ('new', 'pending'))
      order by reserved_until limit 1 for no key update skip locked`.execute(trx);
    const [order] = rows;
    if (!order) return false;
    await cancelOrder(trx, order.id, 'expired');
    return true;
  });
}
