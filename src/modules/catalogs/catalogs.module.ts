import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createCatalogTree } from './catalog-tree.ts';
import { adminCatalogsRoutes } from './catalogs-admin.routes.ts';
import { createCatalogManagement } from './manage-catalogs.ts';

interface CatalogsDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  /** Listed products of each catalog, from memory; null when the database must count. */
  countByCatalog(): Promise<ReadonlyMap<number, number> | null>;
}

export function createCatalogsModule({ db, reading, countByCatalog }: CatalogsDeps) {
  const catalogs = createCatalogTree({ db: reading, countByCatalog });
  return {
    tree: catalogs,
    adminRoutes: adminCatalogsRoutes({ catalogManagement: createCatalogManagement({ db }) }),
    caches: [catalogs],
  };
}
