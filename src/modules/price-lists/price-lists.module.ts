import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { createPriceListManagement } from './manage-price-lists.ts';
import { readOwnPrices } from './own-prices.ts';
import { adminPriceListsRoutes } from './price-lists-admin.routes.ts';
import { priceListsRoutes } from './price-lists.routes.ts';

interface PriceListsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}

/** Prices that groups of customers have. */
export function createPriceListsModule({ db, settings }: PriceListsOptions) {
  const priceLists = createPriceListManagement({ db, settings, now: () => new Date() });
  return {
    routes: priceListsRoutes({ readOwnPrices: (userId, slugs) => readOwnPrices(db, userId, slugs) }),
    adminRoutes: adminPriceListsRoutes({ priceLists }),
  };
}
