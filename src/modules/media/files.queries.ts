import { sql, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

/**
 * Whoever writes or deletes the file of a picture holds this until their transaction ends: else the file of
 * an upload could be deleted as that of a picture that has just gone.
 */
export async function lockFile(trx: Transaction<Database>, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${hash}`}, 0))`.execute(trx);
}
