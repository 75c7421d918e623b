import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { selectEntries, selectMenuId, selectMenuNames } from './menus.queries.ts';

/** Of the menus that somebody has made. */
export async function readMenuNames(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  return new Set(await selectMenuNames(db));
}

/** The entries of a menu as they are stored, in their order; null where nobody has made the menu. */
export async function readMenuEntries(db: Kysely<Database>, name: string) {
  const id = await selectMenuId(db, name);
  return id === undefined ? null : selectEntries(db, id);
}
