import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createLoadingCache, type LoadingCache } from '#platform/cache/loading-cache.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { refreshSales, selectBestsellerIds, selectFeaturedIds } from './product-sales.queries.ts';

const everyMs = 30 * 60_000;
/** A season: what sold a year ago says little of today. */
const countedDays = 90;

/** Counts what was sold lately, for lists of bestsellers. */
export async function refreshProductSales(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute((trx) => refreshSales(trx, countedDays));
}

export function createProductSalesJob({ db, log }: { db: Kysely<Database>; log: Log }): JobLoop {
  return createJobLoop({ name: 'product sales', everyMs, run: () => refreshProductSales(db), log });
}

interface BestsellerIds {
  ids: number[];
  /** Something of it was sold; else all of it is what the owner has put first. */
  areSold: boolean;
}

/** By how many are wanted; sales change slowly, so the lists are kept for some minutes. */
export function createBestsellers(db: Kysely<Database>): LoadingCache<number, BestsellerIds> {
  const select = async (limit: number): Promise<BestsellerIds> => {
    const sold = await selectBestsellerIds(db, limit);
    const featured = sold.length < limit ? await selectFeaturedIds(db, limit) : [];
    return { ids: [...new Set([...sold, ...featured])].slice(0, limit), areSold: sold.length > 0 };
  };
  return createLoadingCache({
    max: 10,
    ttlMs: 300_000,
    load: async (limits) =>
      new Map(await Promise.all(limits.map(async (limit) => [limit, await select(limit)] as const))),
  });
}
