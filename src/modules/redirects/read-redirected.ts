import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { pathKey } from './redirect-target.ts';
import { selectRedirectedAmong, selectRedirectedBelow } from './redirects.queries.ts';

/** Keys of the paths below another one that lead away. */
export async function readRedirectedBelow(db: Kysely<Database>, path: string): Promise<Set<string>> {
  const from = await selectRedirectedBelow(db, path);
  return new Set(from.map(pathKey));
}

/** Keys of those of the paths that lead away. */
export async function readRedirectedAmong(
  db: Kysely<Database>,
  paths: readonly string[],
): Promise<Set<string>> {
  const from = await selectRedirectedAmong(db, [...new Set([...paths, ...paths.map(pathKey)])]);
  return new Set(from.map(pathKey));
}
