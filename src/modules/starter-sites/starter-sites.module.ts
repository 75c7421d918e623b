import type { StarterSiteManagement } from '#domain/schemas/starter-site.schema.ts';

import { adminStarterSitesRoutes } from './starter-sites-admin.routes.ts';

/** The sites themselves are the demo's, which the server loads when somebody asks for one. */
export function createStarterSitesModule({ starterSites }: { starterSites: StarterSiteManagement }) {
  return { adminRoutes: adminStarterSitesRoutes({ starterSites }) };
}
