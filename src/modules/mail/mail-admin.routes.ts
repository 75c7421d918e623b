import { z } from 'zod';

import {
  mailServerAnswerSchema,
  mailServerChangeSchema,
  mailTestRequestSchema,
  mailTestSchema,
} from '#domain/schemas/mail-server.schema.ts';
import { mailStateSchema } from '#domain/schemas/mail-state.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

import type { MailManagement } from './manage-mail.ts';

const route = { group: 'Back office', cache: 'private', access: 'admin' } as const;

/** How mails of the shop leave it. */
export function adminMailRoutes({ mail }: { mail: MailManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/mail',
        summary: 'Whether emails of the shop can reach anybody, and what waits to be sent',
        response: mailStateSchema,
        failures: [401, 403],
        access: 'manager',
      },
      () => mail.readState(),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/mail/server',
        summary: 'The mail server; its password is never told',
        response: mailServerAnswerSchema,
        failures: [401, 403],
      },
      () => mail.server.read(),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/mail/server',
        summary: 'Set up the mail server; emails leave over it at once',
        body: mailServerChangeSchema,
        response: mailServerAnswerSchema,
        failures: [401, 403, 409, 422],
        // Mails hold links that open accounts.
        isSensitive: true,
      },
      ({ body }) => mail.server.change(body),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/mail/server',
        summary: 'Forget the mail server',
        response: z.void(),
        status: 204,
        failures: [401, 403],
        isSensitive: true,
      },
      () => mail.server.remove(),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/mail/test',
        summary: 'Send an email now and tell what came of it; over a server that need not be stored yet',
        body: mailTestRequestSchema,
        response: mailTestSchema,
        failures: [401, 403, 409, 422, 429],
      },
      ({ body }) => mail.test(body),
    ),
  ];
}
