import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { pathKey, spellingsOf } from './redirect-target.ts';
import { selectRedirectedAmong } from './redirects.queries.ts';

/** Keys of those of the paths that lead away. */
export async function readRedirectedAmong(
  db: Kysely<Database>,
  paths: readonly string[],
): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const from = await selectRedirectedAmong(db, [...new Set(paths.flatMap(spellingsOf))]);
  return new Set(from.map(pathKey));
}
