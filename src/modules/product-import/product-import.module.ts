import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MediaLibrary } from '#modules/media/media-library.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { Log } from '#platform/log.ts';
import { createOutsideGetter } from '#platform/net/get-outside.ts';
import type { OutsideRules } from '#platform/net/post-outside.ts';

import { exportProducts } from './export-products.ts';
import { createPictureFetches } from './fetch-pictures.ts';
import { createImportProcess, findImportScript } from './import-process.ts';
import { adminProductFilesRoutes } from './product-files-admin.routes.ts';
import { createProductImports } from './product-imports.ts';

interface ProductImportDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  /** Of the server behind `db`. */
  databaseUrl: string;
  settings: Pick<SettingsReader, 'read'>;
  /** Where pictures by address end up. */
  library: Pick<MediaLibrary, 'upload'>;
  /** Where pictures may be fetched from. */
  outside: OutsideRules;
  log: Log;
}

export function createProductImportModule({
  db,
  reading,
  databaseUrl,
  settings,
  library,
  outside,
  log,
}: ProductImportDeps) {
  const script = findImportScript();
  const work =
    script === undefined ? undefined : createImportProcess({ db, databaseUrl, script, settings, log });
  const productImports = createProductImports({ db, settings, log, work });
  const pictures = createPictureFetches({ db, get: createOutsideGetter(outside), library, log });
  return {
    adminRoutes: adminProductFilesRoutes({
      productImports,
      pictures,
      exportProducts: (options) => exportProducts(reading, options),
    }),
    /** Woken when another module has left products to be written. */
    job: productImports.job,
    jobs: [productImports.job, pictures.job],
  };
}
