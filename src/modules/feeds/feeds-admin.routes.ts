import { z } from 'zod';

import { feedFlaws, feedReportSchema } from '#domain/schemas/feed-report.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { limitParameter, offsetParameter } from '#http/query-parsing.ts';

import type { FeedReporter } from './feed-report.ts';

export function adminFeedsRoutes({ reportFeeds }: { reportFeeds: FeedReporter }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/admin/feeds/report',
        group: 'Product files',
        summary: 'What the product feeds hold, and the products that are left out of them with the reasons',
        access: 'manager',
        cache: 'private',
        query: z.object({
          flaw: z.enum(feedFlaws).optional(),
          offset: offsetParameter(),
          limit: limitParameter(50),
        }),
        response: feedReportSchema,
        failures: [401, 403],
      },
      ({ query: { flaw = null, offset, limit } }) => reportFeeds({ flaw, offset, limit }),
    ),
  ];
}
