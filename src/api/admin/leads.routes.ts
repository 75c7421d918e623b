import { z } from 'zod';

import { leadChangeSchema, leadSchema, leadStatusSchema } from '#domain/schemas/moderation.schema.ts';

import type { ApiDeps } from '../api-deps.ts';
import { defineRoute, type ApiRoute } from '../framework/define-route.ts';
import { idParameter } from '../framework/query-parsing.ts';
import { moderationQuery, moderationRoute } from './moderation-list.ts';

export function adminLeadsRoutes({ moderation }: Pick<ApiDeps, 'moderation'>): ApiRoute[] {
  return [
    defineRoute(
      {
        ...moderationRoute,
        method: 'GET',
        path: '/admin/leads',
        summary: 'Enquiries of one status or all, newest first',
        query: moderationQuery(leadStatusSchema),
        response: z.array(leadSchema),
        failures: [401, 403],
      },
      async ({ query: { status = null, ...range } }) => moderation.leads.list({ status, ...range }),
    ),
    defineRoute(
      {
        ...moderationRoute,
        method: 'PUT',
        path: '/admin/leads/{id}',
        summary: 'Marks an enquiry as new, handled or spam',
        params: z.object({ id: idParameter() }),
        body: leadChangeSchema,
        response: leadSchema,
        failures: [401, 403, 404, 422],
      },
      async ({ params: { id }, body }) => moderation.leads.setStatus(id, body.status),
    ),
  ];
}
