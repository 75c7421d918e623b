import { createSharedSectionManagement, type SharedSectionsDeps } from './manage-shared-sections.ts';
import { adminSharedSectionsRoutes } from './shared-sections-admin.routes.ts';

/** Sections that several pages show. */
export function createSharedSectionsModule(deps: SharedSectionsDeps) {
  return { adminRoutes: adminSharedSectionsRoutes({ sharedSections: createSharedSectionManagement(deps) }) };
}
