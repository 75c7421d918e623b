import { z } from 'zod';

import {
  preparedSectionsSchema,
  previewLinkSchema,
  previewRequestSchema,
  previewSchema,
  sectionsRequestSchema,
} from '#domain/schemas/preview.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { PrepareSections } from './prepare-sections.ts';
import type { PreviewLinks } from './preview-links.ts';

const route = { group: 'Previews', cache: 'private', access: 'admin' } as const;
/** Sections with long texts, several at a time. */
const sectionsLimit = 2 * 1024 * 1024;

/** Pages as their drafts have them: for the builder's frame, and for people without an account. */
export function adminPreviewsRoutes({
  links,
  prepareSections,
}: {
  links: Omit<PreviewLinks, 'open'>;
  prepareSections: PrepareSections;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/previews',
        summary: "A token for the builder's frame, or a link that shows the drafts without an account",
        body: previewRequestSchema,
        response: previewSchema,
        status: 201,
        failures: [401, 403, 404, 409, 422],
      },
      ({ body, identity }) => links.create(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/previews',
        summary: 'Links that show the drafts, newest first',
        response: z.array(previewLinkSchema),
        failures: [401, 403],
      },
      () => links.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/previews/{id}',
        summary: 'Ends a link at once',
        params: z.object({ id: idParameter() }),
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => links.end(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/previews/sections',
        summary: 'Prepares sections that are being edited: sanitised, with their data and pictures',
        body: sectionsRequestSchema,
        bodyLimit: sectionsLimit,
        isRoutine: true,
        response: preparedSectionsSchema,
        failures: [401, 403, 404, 409, 413, 422],
      },
      ({ body }) => prepareSections(body),
    ),
  ];
}
