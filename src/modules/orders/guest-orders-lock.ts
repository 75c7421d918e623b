import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { lockText } from './order-placement.queries.ts';

/**
 * Keeps the orders of a guest's email from being attached to an account while one of them is being placed:
 * whichever is first, the other sees. Orders do not wait for each other. Until the end of the transaction.
 */
export async function lockGuestOrders(
  trx: Kysely<Database>,
  email: string,
  purpose: 'place' | 'attach',
): Promise<void> {
  await lockText(trx, `guest orders ${email.toLowerCase()}`, purpose === 'place' ? 'shared' : 'exclusive');
}
