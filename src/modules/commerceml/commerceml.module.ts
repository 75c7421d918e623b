import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { applyNextNews } from './apply-news.ts';
import { adminCommercemlRoutes } from './commerceml-admin.routes.ts';
import { concludeNext } from './conclude-exchange.ts';
import { createExchange } from './exchange.ts';
import { deleteOldExchanges, hasExchanges, updateSilentNews } from './exchanges.queries.ts';
import { createNewsReceiver } from './receive-news.ts';
import { createOrderSender } from './send-orders.ts';
import { createCommercemlManagement } from './manage-connection.ts';
import { runNextFile } from './run-next-file.ts';
import { takeNextPicture, type PictureLibrary } from './take-pictures.ts';

interface CommercemlDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
  outbox: Pick<Outbox, 'wake'>;
  library: PictureLibrary;
  /** Writes the products of what was read. */
  imports: Pick<JobLoop, 'wake'>;
  origin(): string;
  log: Log;
}

export function createCommercemlModule({
  db,
  settings,
  limits,
  outbox,
  library,
  imports,
  origin,
  log,
}: CommercemlDeps) {
  const job = createJobLoop({
    name: 'exchange with 1C',
    everyMs: 2000,
    async run(signal) {
      // Most shops have no 1C.
      if (!(await hasExchanges(db))) return;
      await updateSilentNews(db);
      while (!signal.aborted && (await runNextFile(db, { log }))) imports.wake();
      while (!signal.aborted && (await applyNextNews(db))) outbox.wake();
      while (!signal.aborted && (await takeNextPicture(db, library)));
      while (!signal.aborted && (await concludeNext(db)));
    },
    log,
  });
  const exchange = createExchange({ db, limits, wake: job.wake });
  const commerceml = createCommercemlManagement({
    db,
    settings,
    address: () => `${origin()}/api/1c`,
    wake: job.wake,
  });
  return {
    endpoint: {
      exchange,
      orders: createOrderSender({ db, settings }),
      news: createNewsReceiver({ db, exchange, wake: job.wake }),
    },
    adminRoutes: adminCommercemlRoutes({ commerceml }),
    jobs: [job],
    cleaning: [() => deleteOldExchanges(db)],
  };
}
