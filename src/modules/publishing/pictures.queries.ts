import { sql, type Kysely } from 'kysely';

import { isDatabaseId } from '#db/database-id.ts';
import type { Database } from '#db/database.ts';

/**
 * Alternative texts by picture; a picture that is missing here is not there. Who publishes keeps them from being
 * removed until it is done.
 */
export async function findAlts(
  db: Kysely<Database>,
  imageIds: readonly number[],
): Promise<Map<number, string>> {
  const ids = imageIds.filter(isDatabaseId);
  const { rows } = await sql<{ id: number; alt: string }>`
    select id, alt from images where id = any(${ids}::int[]) for key share`.execute(db);
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}
