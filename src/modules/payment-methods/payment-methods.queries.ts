import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** Stored settings of a method, enabled or not: money may still come of a method that is off by now. */
export async function readMethodSettings(db: Kysely<Database>, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('payment_methods')
    .select('settings')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.settings;
}
