import { z } from 'zod';

import {
  draftSchema,
  editsAnswerSchema,
  editsSchema,
  pageIssueSchema,
  pageVersionSchema,
  publishAnswerSchema,
  publishRequestSchema,
  restoreRequestSchema,
} from '#domain/editing/drafts.schema.ts';
import { requireStaff } from '#services/auth/identity.ts';

import type { ApiDeps } from '../api-deps.ts';
import { defineRoute, type ApiRoute } from '../framework/define-route.ts';
import { idParameter, limitParameter, offsetParameter } from '../framework/query-parsing.ts';

const route = { group: 'Editing', cache: 'private', access: 'admin' } as const;
const params = z.object({ id: idParameter() });
/** A section with long texts is some tens of kilobytes. */
const editsLimit = 1024 * 1024;

/** Drafts, publishing and history of pages, catalogs, categories and articles, by the id of the page. */
export function adminEditingRoutes({ editing }: Pick<ApiDeps, 'editing'>): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/pages/{id}/draft',
        summary: 'A page with its unpublished edits',
        params,
        response: draftSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => editing.readDraft(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/pages/{id}/draft/edits',
        summary: 'Adds edits to the draft; each is applied, known already, in conflict or refused',
        params,
        body: editsSchema,
        bodyLimit: editsLimit,
        isRoutine: true,
        response: editsAnswerSchema,
        failures: [401, 403, 404, 409, 413, 422],
      },
      ({ params: { id }, body, identity }) => editing.append(id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/pages/{id}/draft',
        summary: 'Discards the unpublished edits',
        params,
        response: draftSchema,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id }, identity }) => editing.discard(id, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/pages/{id}/draft/issues',
        summary: 'What must or should be put right before the draft is published',
        params,
        response: z.array(pageIssueSchema),
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => editing.check(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/pages/{id}/publish',
        summary: 'Publishes the draft as a new version; 422 names what must be put right in data.issues',
        params,
        body: publishRequestSchema,
        response: publishAnswerSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body, identity }) => editing.publish(id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/pages/{id}/versions',
        summary: 'Published versions, newest first, each with the changes that led to it',
        params,
        query: z.object({ offset: offsetParameter(), limit: limitParameter(20) }),
        response: z.array(pageVersionSchema),
        failures: [401, 403, 404],
      },
      ({ params: { id }, query }) => editing.listVersions(id, query),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/pages/{id}/versions/{version}/restore',
        summary: 'Publishes what a version held as a new version',
        params: params.extend({ version: idParameter() }),
        body: restoreRequestSchema,
        response: publishAnswerSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id, version }, body, identity }) =>
        editing.restore(id, { version, ...body }, requireStaff(identity)),
    ),
  ];
}
