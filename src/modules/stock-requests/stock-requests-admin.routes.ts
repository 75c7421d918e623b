import { z } from 'zod';

import { awaitedListSchema } from '#domain/schemas/stock-request.schema.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { csvParameters, limitParameter, offsetParameter } from '#http/query-parsing.ts';

import type { AwaitedManagement } from './list-awaited.ts';

const listLength = 50;

export function adminStockRequestsRoutes({ awaited }: { awaited: AwaitedManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        group: 'Back office',
        cache: 'private',
        access: 'manager',
        method: 'GET',
        path: '/admin/stock-requests',
        summary: 'Variations that people wait for, those of most people first',
        query: z.object({ offset: offsetParameter(), limit: limitParameter(listLength) }),
        response: awaitedListSchema,
        failures: [401, 403],
      },
      async ({ query }) => awaited.list(query),
    ),
    defineDownload(
      {
        group: 'Back office',
        access: 'manager',
        path: '/admin/stock-requests/export',
        summary: 'All that people wait for as a CSV file, without addresses',
        query: z.object(csvParameters),
        mediaType: 'text/csv; charset=utf-8',
        failures: [401, 403],
      },
      ({ query, setHeader }) => {
        setHeader('content-disposition', 'attachment; filename="awaited.csv"');
        return awaited.export(query);
      },
    ),
  ];
}
