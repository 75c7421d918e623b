import { createSavedSectionManagement, type SavedSectionsDeps } from './manage-saved-sections.ts';
import { adminSavedSectionsRoutes } from './saved-sections-admin.routes.ts';

/** Sections that the team keeps to be added again. */
export function createSavedSectionsModule(deps: SavedSectionsDeps) {
  return { adminRoutes: adminSavedSectionsRoutes({ savedSections: createSavedSectionManagement(deps) }) };
}
