import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';

import { endKeeping, keepSalePrices, selectToKeep } from './sale-lists.queries.ts';

const atOnce = 200;

/**
 * Makes the prices of merged layers those of the products, in steps, because orders wait for each. Until a product's turn
 * the price of the sale counts, so that nobody sees a change.
 */
export async function keepSales(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const isDone = await retryOnConflict(() =>
      db.transaction().execute(async (trx) => {
        const ids = await selectToKeep(trx, atOnce);
        if (ids.length === 0) {
          await endKeeping(trx);
          return true;
        }
        await keepSalePrices(trx, ids);
        await refreshListing(trx, ids);
        return false;
      }),
    );
    if (isDone) return;
  }
}
