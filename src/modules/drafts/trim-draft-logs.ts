import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { mostBehind } from './append-edits.ts';
import { deleteOldIntents } from './drafts.queries.ts';

const batch = 10_000;

/**
 * Deletes edits that no tab can be behind of any more: whoever is further back reads the draft anew, and the
 * draft itself holds what they led to.
 */
export async function trimDraftLogs(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const count = await deleteOldIntents(db, { revisionsBehind: mostBehind, limit: batch });
    if (count < BigInt(batch)) return;
  }
}
