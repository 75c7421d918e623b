import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { bookSales } from './book-sales.ts';
import { keepSales } from './keep-sales.ts';
import { createPriceListManagement } from './manage-price-lists.ts';
import { readOwnPrices } from './own-prices.ts';
import { prepareSales, takeOverAhead } from './prepare-sales.ts';
import { adminPriceListsRoutes } from './price-lists-admin.routes.ts';
import { priceListsRoutes } from './price-lists.routes.ts';

interface PriceListsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  log: Log;
}

/** How late the order of listings may follow a sale that was approved or changed a moment ago. */
const bookMs = 1000;
const prepareMs = 2000;
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
        async run(signal) {
          await bookSales(db, signal);
          await takeOverAhead(db, signal);
        },
        log,
      }),
      createJobLoop({
        name: 'preparing of sales',
        everyMs: prepareMs,
        run: (signal) => prepareSales(db, signal),
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
