import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { insertLoadCustomers, insertLoadOrders } from './load-orders.queries.ts';
import { analyze } from './load-shop.queries.ts';

const atOnce = 5000;

/** Adds generated orders of the products that are there, and their customers, for load and scale work. */
export async function generateLoadOrders(db: Kysely<Database>, orders: number): Promise<void> {
  for (let done = 0; done < orders; done += atOnce) {
    const range = { first: done + 1, last: Math.min(done + atOnce, orders) };
    await db.transaction().execute(async (trx) => {
      await insertLoadCustomers(trx, range);
      await insertLoadOrders(trx, range);
    });
  }
  await analyze(db, ['users', 'orders', 'order_lines', 'outbox']);
}
