import { z } from 'zod';

import { leadChangeSchema, leadSchema, leadStatusSchema } from '#domain/schemas/moderation.schema.ts';
import { noteTextSchema } from '#domain/schemas/staff-note.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { moderationQuery, moderationRoute } from '#http/moderation-list.ts';
import { idParameter, textParameter } from '#http/query-parsing.ts';

import type { LeadManagement } from './manage-leads.ts';

export function adminLeadsRoutes({ leadManagement }: { leadManagement: LeadManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...moderationRoute,
        method: 'GET',
        path: '/admin/leads',
        summary: 'Enquiries of one status or all, newest first',
        query: moderationQuery(leadStatusSchema).extend({ q: textParameter(200).default('') }),
        response: z.array(leadSchema),
        failures: [401, 403],
      },
      async ({ query: { status = null, q: query, ...range }, identity }) =>
        leadManagement.list({ status, query, ...range }, requireStaff(identity)),
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
      async ({ params: { id }, body, identity }) =>
        leadManagement.setStatus(id, body.status, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...moderationRoute,
        method: 'POST',
        path: '/admin/leads/{id}/notes',
        summary: 'Adds a note for the staff to an enquiry',
        params: z.object({ id: idParameter() }),
        body: noteTextSchema,
        response: leadSchema,
        status: 201,
        failures: [401, 403, 404, 422],
      },
      async ({ params: { id }, body, identity }) =>
        leadManagement.addNote(id, body.text, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...moderationRoute,
        method: 'DELETE',
        path: '/admin/leads/{id}/notes/{noteId}',
        summary: 'Deletes a note of one’s own',
        params: z.object({ id: idParameter(), noteId: idParameter() }),
        response: leadSchema,
        failures: [401, 403, 404],
      },
      async ({ params: { id, noteId }, identity }) =>
        leadManagement.deleteNote(id, noteId, requireStaff(identity)),
    ),
  ];
}
