import { z } from 'zod';

import {
  mostSharedBytes,
  newSharedSectionSchema,
  sharedSectionNameSchema,
  sharedSectionPictureSchema,
  sharedSectionSchema,
  sharedSectionTitleSchema,
  sharedSectionUsesSchema,
} from '#domain/schemas/shared-section.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { SharedSectionManagement } from './manage-shared-sections.ts';

/** As drafts are: who may edit pages. */
const route = { group: 'Editing', cache: 'private', access: 'admin' } as const;
const byId = z.object({ id: idParameter() });

/** Sections that several pages show; what they hold is edited as a page with their id is. */
export function adminSharedSectionsRoutes({
  sharedSections,
}: {
  sharedSections: SharedSectionManagement;
}): ApiRoute[] {
  return [
    ...readingRoutes(sharedSections),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/shared-sections',
        summary:
          'Makes a section that several pages can show, published at once; refused where no page would take what it holds',
        body: newSharedSectionSchema,
        // What is escaped or dropped counts no more once it is read.
        bodyLimit: 2 * mostSharedBytes,
        response: sharedSectionNameSchema,
        status: 201,
        failures: [401, 403, 409, 413, 422],
      },
      ({ body, identity }) => sharedSections.create(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/shared-sections/{id}',
        summary: 'Renames a shared section; visitors are not told its name',
        params: byId,
        body: sharedSectionTitleSchema,
        response: sharedSectionNameSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body: { title }, identity }) =>
        sharedSections.rename(id, title, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/shared-sections/{id}',
        summary: 'Deletes a shared section; 409 names in data.uses the pages in which it still stands',
        params: byId,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => sharedSections.remove(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/shared-sections/{id}/restore',
        summary: 'Brings a deleted shared section back as it was',
        params: byId,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => sharedSections.bringBack(id),
    ),
  ];
}

function readingRoutes(sharedSections: SharedSectionManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/shared-sections',
        summary: 'Sections that several pages can show, by title, with the number of pages that do',
        response: z.array(sharedSectionSchema),
        failures: [401, 403],
      },
      () => sharedSections.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/shared-sections/pictures',
        summary: 'The beginning of each shared section, drawn with the shop’s own data',
        response: z.array(sharedSectionPictureSchema),
        failures: [401, 403],
      },
      () => sharedSections.listPictures(),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/shared-sections/{id}',
        summary: 'A shared section, deleted or not, with the pages in which it stands',
        params: byId,
        response: sharedSectionUsesSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => sharedSections.read(id),
    ),
  ];
}
