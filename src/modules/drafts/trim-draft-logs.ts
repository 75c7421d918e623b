import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { mostBehind } from './append-edits.ts';

const batch = 10_000;

/**
 * Forgets edits that no tab can be behind of any more: whoever is further back reads the draft anew, and the
 * draft itself holds what they led to.
 */
export async function trimDraftLogs(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from draft_intents using (
        select i.document_key, i.revision from draft_intents i join drafts d on d.key = i.document_key
        where i.revision <= d.revision - ${mostBehind}::int limit ${batch}
      ) old
      where draft_intents.document_key = old.document_key and draft_intents.revision = old.revision`.execute(
      db,
    );
    if ((numAffectedRows ?? 0n) < BigInt(batch)) return;
  }
}
