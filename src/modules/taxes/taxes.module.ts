import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createTaxManagement } from './manage-taxes.ts';
import { createTaxReader } from './tax-reader.ts';
import { adminTaxesRoutes } from './taxes-admin.routes.ts';

export function createTaxesModule({ db }: { db: Kysely<Database> }) {
  const reader = createTaxReader(db);
  return {
    reader,
    adminRoutes: adminTaxesRoutes({ taxes: createTaxManagement(db) }),
    caches: [reader],
  };
}
