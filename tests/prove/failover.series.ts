import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createDatabase } from '#db/database.ts';
import { startPostgres, type EmbeddedPostgres } from '#db/embedded/start-postgres.ts';
import { withClient } from '#db/backup/read-shop.ts';
import { createPool } from '#db/pool.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { killServer } from '#tests/support/freeze.ts';
import { startRelay } from '#tests/support/relay.ts';
import { startReplica } from '#tests/support/replica.ts';

import { startShop } from '../../bench/start-shop.ts';
import { findDisagreements, findMissingStock } from '../faults/check-order-log.ts';
import {
  awaitRecovery,
  fillShop,
  orderThrough,
  repeatUnknown,
  stockAtFirst,
} from '../faults/crash-under-orders.ts';
import { expectNone, quantile, type Series } from './series.ts';

/** From the primary's death to the first order. */
const mostMs = 10_000;
const mostOrderingMs = 4000;

interface Server extends EmbeddedPostgres {
  dataDir: string;
}

export const series: Series = {
  about:
    'the primary dies amid orders and its synchronous replica takes over: 0 acknowledged lost, selling again within 10 s',
  count: 20,
  async run({ count, folder, say }) {
    const placeOf = (round: number) => ({ dataDir: join(folder, `server-${round}`), maxConnections: 60 });
    const first = placeOf(0);
    let primary: Server = { ...(await startPostgres(first)), ...first };
    const relay = await startRelay(primary.url);
    const settings = { DATABASE_URL: relay.urlOf('vitrina'), DEMO: '0', TRUST_PROXY: '1' };
    const shop = await startShop(join(folder, 'shop'), settings);
    const db = createDatabase(createPool({ connectionString: relay.urlOf('vitrina'), onError: () => {} }));
    const counts = { failovers: 0, placed: 0, unknown: 0, lost: 0 };
    const recoveries: number[] = [];
    const figures = () => ({
      ...counts,
      sellingAgainP50Ms: quantile(recoveries, 0.5),
      sellingAgainMaxMs: quantile(recoveries, 1),
    });
    try {
      const variationIds = await fillShop(db);
      for (let round = 1; round <= count; round++) {
        const place = placeOf(round);
        const replica: Server = { ...(await startReplica(primary, place)), ...place };
        await waitForIt(primary.url);
        let died = 0;
        const failOver = async () => {
          died = performance.now();
          await kill(primary);
          relay.cut();
          await promote(replica.url);
          relay.pointTo(replica.url);
        };
        const log = await orderThrough(shop.origin, variationIds, failOver, mostOrderingMs);
        await awaitRecovery(shop.origin, variationIds);
        recoveries.push(performance.now() - died);
        await rm(primary.dataDir, { recursive: true, force: true });
        primary = replica;
        counts.failovers++;
        counts.placed += log.filter(({ outcome }) => outcome === 'placed').length;
        counts.unknown += log.filter(({ outcome }) => outcome === 'unknown').length;
        expectNone('After the failover', await findDisagreements(db, log));
        await repeatUnknown(shop.origin, log);
        expectNone(
          'Sent again',
          log.filter(({ outcome }) => outcome !== 'placed'),
        );
        expectNone('After sending again', await findDisagreements(db, log));
        expectNone(
          'Slow',
          recoveries.filter((ms) => ms > mostMs),
        );
        say(figures());
      }
      expectNone('Stock', await findMissingStock(db, stockAtFirst));
      expectNone('Invariants', await checkInvariants(db));
      return figures();
    } finally {
      await db.destroy();
      await shop.kill();
      await relay.stop();
      await primary.stop();
    }
  },
};

/** From now on a commit is told when the replica has it too. */
async function waitForIt(primaryUrl: string): Promise<void> {
  await withClient(primaryUrl, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
    for (;;) {
      const { rows } = await client.query("select from pg_stat_replication where sync_state = 'sync'");
      if (rows.length > 0) return;
      await sleep(20);
    }
  });
}

/** All of it at one moment; what would start it again is told not to. */
async function kill(server: Server): Promise<void> {
  killServer(server.pid() ?? 0);
  await server.stop();
}

async function promote(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('select pg_promote(true, 30)');
  });
}
