import { sql, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';

import { forgetRedirect } from './forget-redirect.ts';

/**
 * Something has moved from one path to another: the old address leads to the new one from now on, and so do
 * those that led to the old one. Both are paths as `#domain/routes.ts` gives them.
 */
export async function leaveRedirect(
  trx: Transaction<Database>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await forgetRedirect(trx, to);
  await trx.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute();
  await sql`
    insert into redirects (from_path, to_path) values (${from}, ${to})
    on conflict (from_path) do update set to_path = excluded.to_path`.execute(trx);
  await notifyChange(trx, ['redirects']);
}
