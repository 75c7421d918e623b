import { z } from 'zod';

import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { textParameter } from '#http/query-parsing.ts';

import type { RedirectReader } from './redirect-reader.ts';

export function redirectsRoutes({ redirects }: { redirects: Pick<RedirectReader, 'find'> }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/redirects',
        group: 'Redirects',
        summary: 'Where a path leads at last; null when it stays',
        query: z.object({ from: textParameter(2000) }),
        response: z.object({ to: z.string().nullable() }),
        cache: 'public',
      },
      async ({ query, tag }) => {
        tag('redirects');
        const from = query.from.startsWith('/') ? query.from : `/${query.from}`;
        return { to: await redirects.find(from) };
      },
    ),
  ];
}
