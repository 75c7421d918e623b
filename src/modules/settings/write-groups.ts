import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';

import { upsertSettings } from './settings.queries.ts';

/** Stores checked groups in full and tells every instance. */
export async function writeGroups(
  trx: Transaction<Database>,
  groups: Readonly<Record<string, unknown>>,
): Promise<void> {
  await upsertSettings(trx, groups);
  await notifyChange(trx, ['settings']);
}
