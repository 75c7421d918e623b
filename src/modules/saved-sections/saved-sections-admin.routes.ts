import { z } from 'zod';

import {
  mostSavedBytes,
  newSavedSectionSchema,
  savedSectionNameSchema,
  savedSectionSchema,
  savedSectionTitleSchema,
} from '#domain/schemas/saved-section.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { SavedSectionManagement } from './manage-saved-sections.ts';

/** As drafts are: who may edit pages. */
const route = { group: 'Editing', cache: 'private', access: 'admin' } as const;
const byId = z.object({ id: idParameter() });

/** Sections that the team keeps to be added again. */
export function adminSavedSectionsRoutes({
  savedSections,
}: {
  savedSections: SavedSectionManagement;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/saved-sections',
        summary:
          'Sections that were saved to be added again, drawn with the shop’s own data, the newest first',
        response: z.array(savedSectionSchema),
        failures: [401, 403],
      },
      () => savedSections.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/saved-sections',
        summary: 'Saves a section under a name; refused where no page would take it, and beyond 64 KB',
        body: newSavedSectionSchema,
        // What is escaped or dropped counts no more once it is read.
        bodyLimit: 4 * mostSavedBytes,
        response: savedSectionNameSchema,
        status: 201,
        failures: [401, 403, 409, 413, 422],
      },
      ({ body, identity }) => savedSections.save(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/saved-sections/{id}',
        summary: 'Renames a saved section',
        params: byId,
        body: savedSectionTitleSchema,
        response: savedSectionNameSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body: { title } }) => savedSections.rename(id, title),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/saved-sections/{id}',
        summary: 'Removes a saved section; pages keep what was added',
        params: byId,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => savedSections.remove(id),
    ),
  ];
}
