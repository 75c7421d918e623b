import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { deleteGuestOrderMark } from './guest-orders.queries.ts';

/** An order of a guest that is paid or confirmed costs the next ones of its network nothing more. */
export async function stopCountingOrder(trx: Kysely<Database>, orderId: string): Promise<void> {
  await deleteGuestOrderMark(trx, orderId);
}
