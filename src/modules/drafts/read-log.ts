import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { intentSchema } from '#domain/editing/intents.schema.ts';
import type { LiveEntry } from '#domain/editing/live-events.ts';

import type { FollowedDraft } from './draft-tags.ts';
import { liveLayer, selectIntentsSince } from './drafts.queries.ts';

/** Edits since a revision, oldest first, `limit` at most. */
export async function readLog(
  db: Kysely<Database>,
  { layerId, key }: FollowedDraft,
  since: { revision: number; limit: number },
): Promise<LiveEntry[]> {
  const rows = await selectIntentsSince(db, { layerId: layerId ?? liveLayer, key }, since);
  return rows.map((row) => ({ ...row, intent: intentSchema.parse(row.intent) }));
}
