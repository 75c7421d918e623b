import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { takeWave, tryLockWaves } from './stock-requests.queries.ts';

/** How long those who were told first have before the pieces that they leave are offered to the next. */
const waveHours = 4;
/** In one transaction; the next run goes on. */
const lettersAtOnce = 200;

/**
 * Leaves the letters of those whose turn has come in the outbox, and gives how many. It looks at what the stock is, not
 * at who has changed it, so that a form, a file, a program and a canceled order are all the same. One instance at a
 * time; mark and letter are one transaction, so nobody's turn is lost or comes twice.
 */
export async function sendWaves({
  db,
  settings,
}: {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}): Promise<number> {
  if (!(await settings.read()).ecommerce.backInStock) return 0;
  return db.transaction().execute(async (trx) => {
    if (!(await tryLockWaves(trx))) return 0;
    const ids = await takeWave(trx, { waveHours, most: lettersAtOnce });
    for (const stockRequestId of ids) await enqueue(trx, 'mail.back-in-stock', { stockRequestId });
    return ids.length;
  });
}
