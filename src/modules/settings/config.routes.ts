import { z } from 'zod';

import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { visitorCountry } from '#http/visitor-country.ts';

import type { SettingsReader } from './settings-reader.ts';

export function configRoutes({ settings }: { settings: Pick<SettingsReader, 'read'> }): ApiRoute[] {
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
    defineRoute(
      {
        method: 'GET',
        path: '/visitor/country',
        group: 'Settings',
        summary: 'The caller’s country by its ISO code; null where no proxy tells it',
        response: z.object({ country: z.string().nullable() }),
        cache: 'private',
      },
      async ({ request }) => ({ country: visitorCountry(request.headers) }),
    ),
  ];
}
