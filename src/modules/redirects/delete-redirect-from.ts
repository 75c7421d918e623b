import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';

import { spellingsOf } from './redirect-target.ts';
import { deleteRedirectsFrom } from './redirects.queries.ts';

/** Takes away what leads away from a path where a page stands now: a redirect comes before a page. */
export async function deleteRedirectFrom(trx: Transaction<Database>, path: string): Promise<void> {
  const gone = await deleteRedirectsFrom(trx, spellingsOf(path));
  if (gone > 0) await notifyChange(trx, ['redirects']);
}
