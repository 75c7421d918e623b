import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { insertDueLetters, tryLockReminders } from './abandoned-carts.queries.ts';
import { reminderHours } from './reminder-hours.ts';

/** In one transaction; the next run goes on. */
const lettersAtOnce = 200;
/** An address is left alone after so many, whatever carts it leaves: anybody may type it. */
const mostToAddress = { letters: 3, days: 7 };
const lateDays = 7;

/**
 * Leaves the letters whose turn has come in the outbox, and gives how many. One instance at a time; note and message are
 * one transaction, so no letter is lost or comes twice. Whether it is still to be sent is asked again when it is.
 */
export async function sendReminders({
  db,
  settings,
}: {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}): Promise<number> {
  const hours = reminderHours((await settings.read()).ecommerce);
  if (hours.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    if (!(await tryLockReminders(trx))) return 0;
    const ids = await insertDueLetters(trx, { hours, lateDays, mostToAddress, most: lettersAtOnce });
    for (const letterId of ids) await enqueue(trx, 'mail.cart-reminder', { letterId });
    return ids.length;
  });
}
