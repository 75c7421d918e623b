import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { exportProducts } from './export-products.ts';
import { adminProductFilesRoutes } from './product-files-admin.routes.ts';
import { createProductImports } from './product-imports.ts';

export function createProductImportModule({ db, log }: { db: Kysely<Database>; log: Log }) {
  const productImports = createProductImports({ db, log });
  return {
    adminRoutes: adminProductFilesRoutes({
      productImports,
      exportProducts: (options) => exportProducts(db, options),
    }),
    jobs: [productImports.job],
  };
}
