import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** The stored groups of settings, unchecked, by name. */
export async function selectSettings(db: Kysely<Database>): Promise<{ name: string; value: unknown }[]> {
  return db.selectFrom('settings').select(['name', 'value']).execute();
}
