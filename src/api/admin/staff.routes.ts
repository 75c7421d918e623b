import { AppError } from '#domain/errors.ts';
import type { MessageKey } from '#domain/i18n/messages.en.ts';
import { staffLoginSchema, staffSessionSchema, staffSetupSchema } from '#domain/schemas/staff.schema.ts';

import type { ApiDeps } from '../api-deps.ts';
import { clientKey } from '../framework/client-address.ts';
import { defineRoute, type ApiRoute } from '../framework/define-route.ts';

const wrongLogin: MessageKey = 'forms.errors.login';
const common = {
  method: 'POST',
  group: 'Staff',
  response: staffSessionSchema,
  cache: 'private',
  ignoresToken: true,
} as const;

export function adminStaffRoutes({ staff }: Pick<ApiDeps, 'staff'>): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        path: '/admin/login',
        summary: 'Sign in as staff',
        body: staffLoginSchema,
        failures: [401, 422, 429],
      },
      async ({ body, request }) => {
        const session = await staff.logIn(body, clientKey(request));
        if (!session) throw new AppError('unauthorized', wrongLogin);
        return session;
      },
    ),
    defineRoute(
      {
        ...common,
        path: '/admin/setup',
        summary: 'Make the first admin with the token of the set-up link',
        body: staffSetupSchema,
        status: 201,
        failures: [404, 422, 429],
      },
      async ({ body, request }) => staff.setUp(body, clientKey(request)),
    ),
  ];
}
