import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { adminImportedOrdersRoutes } from './imported-orders-admin.routes.ts';
import { importedOrdersRoutes } from './imported-orders.routes.ts';
import { createImportedOrderManagement } from './manage-imported-orders.ts';
import { createOwnImportedOrders } from './own-imported-orders.ts';

interface ImportedOrdersDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}

/** Orders of a former shop, as an archive: they sell nothing, take no stock and write to nobody. */
export function createImportedOrdersModule(deps: ImportedOrdersDeps) {
  const own = createOwnImportedOrders(deps.db);
  return {
    own,
    routes: importedOrdersRoutes({ own }),
    adminRoutes: adminImportedOrdersRoutes({ importedOrders: createImportedOrderManagement(deps) }),
  };
}
