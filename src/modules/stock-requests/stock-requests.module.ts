import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { createAwaitedManagement } from './list-awaited.ts';
import { createStockRequests, type StockRequestsOptions } from './request-stock.ts';
import { sendWaves } from './send-waves.ts';
import { deleteOldStockRequests } from './stock-requests.queries.ts';
import { adminStockRequestsRoutes } from './stock-requests-admin.routes.ts';
import { stockRequestsRoutes } from './stock-requests.routes.ts';

interface StockRequestsDeps extends StockRequestsOptions {
  /** For what only reads. */
  reading: Kysely<Database>;
  log: Log;
}

const wavesMs = 15_000;
const kept = { unconfirmed: 7, waiting: 180, told: 30 };

/** People who want to be told once something that is sold out is back. */
export function createStockRequestsModule({ reading, log, ...options }: StockRequestsDeps) {
  const { db, settings, outbox } = options;
  const requests = createStockRequests(options);
  const waves = createJobLoop({
    name: 'stock requests',
    everyMs: wavesMs,
    run: async () => {
      if ((await sendWaves({ db, settings })) > 0) outbox.wake();
    },
    log,
  });
  return {
    service: requests,
    routes: stockRequestsRoutes({ requests }),
    adminRoutes: adminStockRequestsRoutes({ awaited: createAwaitedManagement({ reading }) }),
    jobs: [waves],
    cleaning: [() => deleteOldStockRequests(db, kept)],
  };
}
