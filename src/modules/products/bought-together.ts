import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { refreshBoughtTogether, selectProductIdsAfter, type CountedOrders } from './companions.queries.ts';

interface BoughtTogetherDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}

interface Portion {
  db: Kysely<Database>;
  ids: readonly number[];
  terms: CountedOrders;
}

const everyMs = 2 * 3_600_000;
const counted = { days: 180, orders: 300, lines: 20, companions: 12 };
/** Products counted by one statement, which stays far below the three seconds that it may take. */
const atOnce = 500;
/** More than these of one statement: all pages that show what goes with a product are dropped. */
const mostNamed = 100;

/** Counts what was bought together, and tells the caches of the products for which that has changed. */
export async function countBoughtTogether(
  { db, settings }: BoughtTogetherDeps,
  signal?: AbortSignal,
): Promise<void> {
  const { giftWrapProduct } = (await settings.read()).ecommerce;
  const terms = { ...counted, except: giftWrapProduct };
  let ids = await selectProductIdsAfter(db, 0, atOnce);
  while (ids.length > 0) {
    if (signal?.aborted || !(await countAround({ db, ids, terms }))) return;
    ids = await selectProductIdsAfter(db, ids.at(-1) ?? 0, atOnce);
  }
}

/** False while another instance counts. */
function countAround({ db, ids, terms }: Portion): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await refreshBoughtTogether(trx, ids, terms);
    if (!changed) return false;
    const named = changed.map((id) => `companions:${id}`);
    await notifyChange(trx, named.length > mostNamed ? ['companions'] : named);
    return true;
  });
}

export function createBoughtTogetherJob({ log, ...deps }: BoughtTogetherDeps & { log: Log }): JobLoop {
  const run = (signal: AbortSignal) => countBoughtTogether(deps, signal);
  return createJobLoop({ name: 'bought together', everyMs, run, log });
}
