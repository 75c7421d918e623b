import { z } from 'zod';

import {
  newPageSchema,
  pageChangesSchema,
  pageKindSchema,
  pageRowListSchema,
  pageRowSchema,
} from '#domain/schemas/manage-pages.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter, limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';

import type { PageManagement } from './manage-pages.ts';

const route = { group: 'Pages', cache: 'private', access: 'admin' } as const;
const params = z.object({ id: idParameter() });

/** Pages as rows of the back office; what is on them is edited by `editing-admin.routes.ts`. */
export function adminPagesRoutes({ pageManagement }: { pageManagement: PageManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        access: 'manager',
        method: 'GET',
        path: '/admin/pages',
        summary: 'Pages by title or slug, the home page first, then latest first',
        query: z.object({
          kind: pageKindSchema.optional(),
          q: textParameter(200).default(''),
          offset: offsetParameter(),
          limit: limitParameter(20),
        }),
        response: pageRowListSchema,
        failures: [401, 403],
      },
      ({ query }) => pageManagement.list(query),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/pages',
        summary: 'A new page, empty or with the content of another; visitors see it once it is published',
        body: newPageSchema,
        response: pageRowSchema,
        status: 201,
        failures: [401, 403, 404, 422],
      },
      ({ body, identity }) => pageManagement.create(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/pages/{id}',
        summary: 'Switches a page on or off, or gives it another address; the old one leads to it',
        params,
        body: pageChangesSchema,
        response: pageRowSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => pageManagement.update(id, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/pages/{id}',
        summary: 'Removes a page; 409 names what leads there in data.links unless `force=1`',
        params,
        query: z.object({ force: z.enum(['0', '1']).default('0') }),
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id }, query: { force } }) => pageManagement.remove(id, { force: force === '1' }),
    ),
  ];
}
