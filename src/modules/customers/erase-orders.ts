import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { closedOrderStates } from '#domain/order-states.ts';

import { anonymizeOrders } from './personal-data.queries.ts';

/**
 * Takes the person out of closed orders of deleted accounts: number, lines and sums stay. An order that is
 * still on its way needs its address; it is erased by a later run, after it has come.
 */
export async function eraseClosedOrders(db: Kysely<Database>): Promise<void> {
  await anonymizeOrders(db, closedOrderStates);
}
