import { mailStateSchema } from '#domain/schemas/mail-state.schema.ts';

import type { ApiDeps } from '../api-deps.ts';
import { defineRoute, type ApiRoute } from '../framework/define-route.ts';

export function adminMailRoutes({ readMailState }: Pick<ApiDeps, 'readMailState'>): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/admin/mail',
        group: 'Back office',
        summary: 'Whether letters of the shop can reach anybody',
        response: mailStateSchema,
        failures: [401, 403],
        cache: 'private',
        access: 'manager',
      },
      () => readMailState(),
    ),
  ];
}
