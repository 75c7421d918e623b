import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { slugParameter } from '#http/query-parsing.ts';
import { messagesOf } from '#i18n/messages-of.ts';
import { isLanguage } from '#locales/languages.ts';

export function translationsRoutes(): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/translations/{language}',
        group: 'Settings',
        summary: 'The texts of one language by key, in ICU message syntax',
        params: z.object({ language: slugParameter() }),
        response: z.record(z.string(), z.string()),
        failures: [404],
        cache: 'public',
      },
      async ({ params }) => {
        if (!isLanguage(params.language)) throw notFound('language');
        return messagesOf(params.language);
      },
    ),
  ];
}
