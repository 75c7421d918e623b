import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { bookSales } from './book-sales.ts';
import { keepSales } from './keep-sales.ts';
import { createPriceListManagement } from './manage-price-lists.ts';
import { readOwnPrices } from './own-prices.ts';
import { adminPriceListsRoutes } from './price-lists-admin.routes.ts';
import { priceListsRoutes } from './price-lists.routes.ts';

interface PriceListsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  log: Log;
}

/** How late the order of listings may follow a sale that begins or ends. */
const bookMs = 1000;
const keepMs = 5000;

/** Prices that groups of customers have, and those of sales. */
export function createPriceListsModule({ db, settings, log }: PriceListsOptions) {
  const priceLists = createPriceListManagement({ db, settings, now: () => new Date() });
  return {
    routes: priceListsRoutes({ readOwnPrices: (userId, slugs) => readOwnPrices(db, userId, slugs) }),
    adminRoutes: adminPriceListsRoutes({ priceLists }),
    jobs: [
      createJobLoop({
        name: 'booking of sales',
        everyMs: bookMs,
        run: (signal) => bookSales(db, signal),
        log,
      }),
      createJobLoop({
        name: 'keeping of sale prices',
        everyMs: keepMs,
        run: (signal) => keepSales(db, signal),
        log,
      }),
    ],
  };
}
