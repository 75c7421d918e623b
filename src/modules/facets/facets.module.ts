import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { adminFacetsRoutes } from './facets-admin.routes.ts';
import { createFacetManagement } from './manage-facets.ts';

export function createFacetsModule({ db }: { db: Kysely<Database> }) {
  return { adminRoutes: adminFacetsRoutes({ facetManagement: createFacetManagement({ db }) }) };
}
