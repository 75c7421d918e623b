import { createDatabase } from '#db/database.ts';
import { findRunningServer } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';

import { startShop, type RunningShop } from '../../bench/start-shop.ts';
import { findDisagreements, findMissingStock } from '../faults/check-order-log.ts';
import { fillShop, orderThrough, repeatUnknown, stockAtFirst } from '../faults/crash-under-orders.ts';
import type { Operation } from '../faults/order-load.ts';
import { expectNone, quantile, type SeriesContext } from './series.ts';

/** Process ids of its own, all killed at once, and the same ones again at the next start. Needs root. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
/** The whole stock and all invariants are checked this often, and at the end. */
const everyRounds = 20;

export interface CrashRounds extends Pick<SeriesContext, 'count' | 'say'> {
  dataDir: string;
  /** Ends the shop while orders are placed. */
  crash(shop: RunningShop): unknown;
  /** What is done between the crash and the next start. */
  afterCrash(round: number): unknown;
}

/**
 * Starts a shop on its embedded database, crashes it while orders are placed, starts it again, and compares what
 * clients were told with what it holds, round after round.
 */
export async function runCrashRounds(options: CrashRounds): Promise<Record<string, number>> {
  const { count, say, dataDir, crash, afterCrash } = options;
  const counts = { starts: 0, placed: 0, unknown: 0 };
  const startMs: number[] = [];
  const figures = () => ({
    ...counts,
    startP50Ms: quantile(startMs, 0.5),
    startP95Ms: quantile(startMs, 0.95),
  });
  let variationIds: number[] = [];
  let log: Operation[] = [];
  for (let round = 0; ; round++) {
    const begun = performance.now();
    const shop = await startShop(dataDir, { DEMO: '0', TRUST_PROXY: '1' }, container);
    startMs.push(performance.now() - begun);
    counts.starts++;
    const db = createDatabase(createPool({ connectionString: (await findRunningServer(dataDir)) ?? '' }));
    try {
      if (round === 0) variationIds = await fillShop(db);
      expectNone('After the crash', await findDisagreements(db, log));
      await repeatUnknown(shop.origin, log);
      expectNone(
        'Sent again',
        log.filter(({ outcome }) => outcome !== 'placed'),
      );
      expectNone('After sending again', await findDisagreements(db, log));
      if (round % everyRounds === 0 || round === count) {
        expectNone('Stock', await findMissingStock(db, stockAtFirst));
        expectNone('Invariants', await checkInvariants(db));
        say(figures());
      }
    } finally {
      await db.destroy();
    }
    if (round === count) {
      await shop.kill();
      return { ...figures(), lost: 0 };
    }
    log = await orderThrough(shop.origin, variationIds, () => crash(shop));
    counts.placed += log.filter(({ outcome }) => outcome === 'placed').length;
    counts.unknown += log.filter(({ outcome }) => outcome === 'unknown').length;
    await afterCrash(round);
  }
}
