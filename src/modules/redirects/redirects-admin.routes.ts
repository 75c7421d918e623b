import { z } from 'zod';

import {
  redirectChangeSchema,
  redirectImportAnswerSchema,
  redirectImportSchema,
  redirectListSchema,
  redirectRowSchema,
} from '#domain/schemas/manage-content.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';

import type { RedirectManagement } from './manage-redirects.ts';
import type { RedirectReader } from './redirect-reader.ts';

const route = { group: 'Redirects', cache: 'private', access: 'admin' } as const;
const params = z.object({ id: idParameter() });

/** Where visitors of old addresses are led. */
export function adminRedirectsRoutes({
  redirectManagement,
  redirects,
}: {
  redirectManagement: RedirectManagement;
  redirects: Pick<RedirectReader, 'find'>;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/redirects',
        summary: 'Redirects by a part of either address, newest first',
        query: z.object({
          q: textParameter(200).default(''),
          offset: offsetParameter(),
          limit: limitParameter(50),
        }),
        response: redirectListSchema,
        failures: [401, 403],
      },
      ({ query }) => redirectManagement.list(query),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/redirects',
        summary: 'A new redirect; loops and chains are refused',
        body: redirectChangeSchema,
        response: redirectRowSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => redirectManagement.add(body),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/redirects/import',
        summary:
          'Adds a redirect for each good line, or says what would happen; problems name messages by key',
        body: redirectImportSchema,
        bodyLimit: 1024 * 1024,
        response: redirectImportAnswerSchema,
        failures: [401, 403, 413, 422],
      },
      ({ body }) => redirectManagement.importLines(body),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/redirects/preview',
        summary: 'Where an address leads, null when visitors stay there',
        query: z.object({ path: textParameter(500).default('') }),
        response: z.object({ target: z.string().nullable() }),
        failures: [401, 403],
      },
      async ({ query: { path } }) => ({ target: await redirects.find(path) }),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/redirects/{id}',
        summary: 'Changes a redirect; loops and chains are refused',
        params,
        body: redirectChangeSchema,
        response: redirectRowSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body }) => redirectManagement.change(id, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/redirects/{id}',
        summary: 'Removes a redirect',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => redirectManagement.remove(id),
    ),
  ];
}
