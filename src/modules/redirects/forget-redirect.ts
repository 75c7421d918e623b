import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';

import { pathKey } from './redirect-target.ts';

/** Takes away what leads away from a path where a page stands now: a redirect comes before a page. */
export async function forgetRedirect(trx: Transaction<Database>, path: string): Promise<void> {
  const key = pathKey(path);
  const gone = await trx
    .deleteFrom('redirects')
    .where('from_path', 'in', [...new Set([path, key, `${key}/`])])
    .executeTakeFirst();
  if (gone.numDeletedRows > 0n) await notifyChange(trx, ['redirects']);
}
