import { join } from 'node:path';

import { startPostgres } from '#db/embedded/start-postgres.ts';
import { foundBalancers } from '#tests/support/proxies.ts';

import { runRollingRestarts } from '../faults/rolling-restarts.ts';
import { expectNone, quantile, type Series } from './series.ts';

export const series: Series = {
  about:
    'three instances behind nginx, then HAProxy, are restarted one by one under load: so many requests, 0 failed',
  count: 100_000,
  async run({ count, folder, say }) {
    if (foundBalancers.length === 0) throw new Error('Neither nginx nor haproxy is installed.');
    const total = { requests: 0, restarts: 0, orders: 0, publishes: 0, failed: 0, purgeMaxMs: 0 };
    for (const balancer of foundBalancers) {
      const place = join(folder, balancer);
      const server = await startPostgres({
        dataDir: join(place, 'database'),
        maxConnections: 200,
        // Power cuts are another series.
        fsync: false,
      });
      const proof = await runRollingRestarts({
        balancer,
        requests: count,
        databaseUrl: server.url,
        dataDir: join(place, 'files'),
        instances: 3,
        visitors: 16,
      }).finally(() => server.stop());
      expectNone(`Failed behind ${balancer}`, proof.failures);
      expectNone(`Orders behind ${balancer}`, proof.disagreements);
      total.requests += proof.requests;
      total.restarts += proof.restarts;
      total.orders += proof.orders;
      total.publishes += proof.purgeMs.length;
      total.purgeMaxMs = Math.max(total.purgeMaxMs, quantile(proof.purgeMs, 1));
      expectNone(
        `Pages were old behind ${balancer}`,
        proof.purgeMs.filter((ms) => ms > 1000),
      );
      say(total);
    }
    return total;
  },
};
