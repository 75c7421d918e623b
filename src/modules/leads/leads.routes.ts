import { successSchema } from '#domain/schemas/account.schema.ts';
import { leadRequestSchema } from '#domain/schemas/submission.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { senderOf } from '#modules/moderation/sender-of.ts';

import type { LeadSubmissions } from './submit-lead.ts';

/** What visitors ask of the shop. */
export function leadsRoutes({ leads }: { leads: LeadSubmissions }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'POST',
        path: '/leads',
        group: 'Enquiries',
        summary: 'Sends an enquiry to the manager',
        body: leadRequestSchema,
        response: successSchema,
        status: 201,
        failures: [422, 429],
        cache: 'private',
      },
      async ({ body, request, identity }) => {
        await leads.send(body, senderOf(request, identity));
        return { success: true } as const;
      },
    ),
  ];
}
