import { settingsSchema } from '#domain/settings/settings.schema.ts';

import type { ApiDeps } from './api-deps.ts';
import { defineRoute, type ApiRoute } from './framework/define-route.ts';

export function configRoutes({ settings }: Pick<ApiDeps, 'settings'>): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/config',
        group: 'Settings',
        summary: 'All settings of the shop, defaults filled in',
        response: settingsSchema,
        cache: 'public',
      },
      async ({ tag }) => {
        tag('settings');
        return settings.read();
      },
    ),
  ];
}
