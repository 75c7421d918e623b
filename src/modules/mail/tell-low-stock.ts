import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { lastLocalTime } from '#domain/local-days.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { takeLowStock } from './mail-notifications.queries.ts';

/** When a shop that is told once a day is told, by its own clock. */
const timeOfDay = '09:00';

interface LowStockDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}

/** Leaves one email about all that ran low before the last nine in the morning; true where there is one. */
export async function tellLowStock({ db, settings }: LowStockDeps, now: Date): Promise<boolean> {
  const { common } = await settings.read();
  const before = lastLocalTime(now, timeOfDay, shopTimeZone(common));
  return db.transaction().execute(async (trx) => {
    const variationIds = await takeLowStock(trx, before);
    if (variationIds.length === 0) return false;
    await enqueue(trx, 'mail.shop-low-stock', { variationIds });
    return true;
  });
}
