import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';

import { pathKey } from './redirect-target.ts';
import { deleteRedirectsFrom } from './redirects.queries.ts';

/** Takes away what leads away from a path where a page stands now: a redirect comes before a page. */
export async function deleteRedirectFrom(trx: Transaction<Database>, path: string): Promise<void> {
  const key = pathKey(path);
  const gone = await deleteRedirectsFrom(trx, [...new Set([path, key, `${key}/`])]);
  if (gone > 0) await notifyChange(trx, ['redirects']);
}
