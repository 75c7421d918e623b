import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';

import { deleteRedirectFrom } from './delete-redirect-from.ts';
import { updateTargets, upsertRedirect } from './redirects.queries.ts';

/**
 * Something has moved from one path to another: the old address leads to the new one from now on, and so do
 * those that led to the old one. Both are paths as `#domain/routes.ts` gives them.
 */
export async function leaveRedirect(
  trx: Transaction<Database>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await deleteRedirectFrom(trx, to);
  await updateTargets(trx, [from], to);
  await upsertRedirect(trx, { from, to });
  await notifyChange(trx, ['redirects']);
}
