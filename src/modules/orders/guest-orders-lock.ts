import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/**
 * Keeps the orders of a guest's email from being attached to an account while one of them is being placed:
 * whichever is first, the other sees. Orders do not wait for each other. Until the end of the transaction.
 */
export async function lockGuestOrders(
  trx: Kysely<Database>,
  email: string,
  purpose: 'place' | 'attach',
): Promise<void> {
  const key = sql`hashtextextended(${`guest orders ${email.toLowerCase()}`}, 0)`;
  await (
    purpose === 'place'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`
  ).execute(trx);
}
