import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { Log } from '#platform/log.ts';

import { exportProducts } from './export-products.ts';
import { adminProductFilesRoutes } from './product-files-admin.routes.ts';
import { createProductImports } from './product-imports.ts';

interface ProductImportDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  log: Log;
}

export function createProductImportModule({ db, reading, settings, log }: ProductImportDeps) {
  const productImports = createProductImports({ db, settings, log });
  return {
    adminRoutes: adminProductFilesRoutes({
      productImports,
      exportProducts: (options) => exportProducts(reading, options),
    }),
    jobs: [productImports.job],
  };
}
