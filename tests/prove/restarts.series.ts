import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createDatabase } from '#db/database.ts';
import { findRunningServer } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';

import { startShop } from '../../bench/start-shop.ts';
import { findDisagreements, findMissingStock } from '../faults/check-order-log.ts';
import { fillShop, orderThrough, repeatUnknown, stockAtFirst } from '../faults/crash-under-orders.ts';
import type { Operation } from '../faults/order-load.ts';
import { expectNone, quantile, type Series } from './series.ts';

/** Process ids of its own, all killed at once, and the same ones again at the next start. Needs root. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const everyRounds = 20;

export const series: Series = {
  about: 'a container is killed whole while orders are placed, and started again: every start, 0 lost',
  count: 1000,
  async run({ count, folder, say }) {
    const figures = { starts: 0, placed: 0, unknown: 0, strangers: 0 };
    const startMs: number[] = [];
    let variationIds: number[] = [];
    let log: Operation[] = [];
    for (let round = 0; round <= count; round++) {
      const begun = performance.now();
      const shop = await startShop(folder, { DEMO: '0' }, container);
      startMs.push(performance.now() - begun);
      figures.starts++;
      const db = createDatabase(createPool({ connectionString: (await findRunningServer(folder)) ?? '' }));
      try {
        if (round === 0) variationIds = await fillShop(db);
        expectNone('After the kill', await findDisagreements(db, log));
        await repeatUnknown(shop.origin, log);
        expectNone(
          'Sent again',
          log.filter(({ outcome }) => outcome !== 'placed'),
        );
        expectNone('After sending again', await findDisagreements(db, log));
        if (round % everyRounds === 0 || round === count) {
          expectNone('Stock', await findMissingStock(db, stockAtFirst));
          expectNone('Invariants', await checkInvariants(db));
          say({ ...figures, startP50Ms: quantile(startMs, 0.5), startP95Ms: quantile(startMs, 0.95) });
        }
      } finally {
        await db.destroy();
      }
      log = await orderThrough(shop.origin, variationIds, () => shop.kill());
      figures.placed += log.filter(({ outcome }) => outcome === 'placed').length;
      figures.unknown += log.filter(({ outcome }) => outcome === 'unknown').length;
      if (round % 3 === 2) {
        nameStrangers(folder);
        figures.strangers++;
      }
    }
    return { ...figures, lost: 0, startP50Ms: quantile(startMs, 0.5), startP95Ms: quantile(startMs, 0.95) };
  },
};

/** What is left names the one process that lives in every container. */
function nameStrangers(dataDir: string): void {
  const cluster = join(dataDir, 'postgres/18');
  const socketFolder = join(dataDir, 'postgres/socket');
  const lines = [1, cluster, 1_700_000_000, 5432, socketFolder, '', '  5432001   1', 'ready   '];
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
  writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), `${lines.slice(0, 5).join('\n')}\n`);
}
