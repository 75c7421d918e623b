import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { selectSettings } from './settings.queries.ts';

/** The stored groups by name, all or those that are named, unchecked, as this transaction sees them. */
export async function readGroups(
  db: Kysely<Database>,
  names?: readonly string[],
): Promise<Record<string, unknown>> {
  const rows = await selectSettings(db, names);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
