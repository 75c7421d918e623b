import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { createFacetCountsJob } from './facet-counts.ts';
import { adminFacetsRoutes } from './facets-admin.routes.ts';
import { createFacetManagement } from './manage-facets.ts';

export function createFacetsModule({ db, log }: { db: Kysely<Database>; log: Log }) {
  return {
    adminRoutes: adminFacetsRoutes({ facetManagement: createFacetManagement({ db }) }),
    jobs: [createFacetCountsJob({ db, log })],
  };
}
