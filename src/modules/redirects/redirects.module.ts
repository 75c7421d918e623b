import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createRedirectManagement } from './manage-redirects.ts';
import { createRedirectReader } from './redirect-reader.ts';
import { adminRedirectsRoutes } from './redirects-admin.routes.ts';
import { redirectsRoutes } from './redirects.routes.ts';

export function createRedirectsModule({ db }: { db: Kysely<Database> }) {
  const redirects = createRedirectReader({ db });
  return {
    reader: redirects,
    routes: redirectsRoutes({ redirects }),
    adminRoutes: adminRedirectsRoutes({ redirectManagement: createRedirectManagement({ db }), redirects }),
    caches: [redirects],
  };
}
