import { z } from 'zod';

import { isTimeZone } from '#domain/local-days.ts';
import { dashboardSchema } from '#domain/schemas/dashboard.schema.ts';

import type { ApiDeps } from '../api-deps.ts';
import { defineRoute, type ApiRoute } from '../framework/define-route.ts';
import { textParameter } from '../framework/query-parsing.ts';

export function adminDashboardRoutes({ dashboard }: Pick<ApiDeps, 'dashboard'>): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/admin/dashboard',
        group: 'Back office',
        summary: 'Orders, revenue and how far visitors came in the last days, and what awaits a decision',
        query: z.object({
          days: z.enum(['7', '30', '90']).default('30'),
          /** An IANA name: where days begin and end. */
          timeZone: textParameter(60)
            .refine(isTimeZone, { error: 'A time zone such as Europe/Berlin is expected' })
            .default('UTC'),
        }),
        response: dashboardSchema,
        failures: [401, 403],
        cache: 'private',
        access: 'manager',
      },
      async ({ query: { days, timeZone } }) => dashboard.read({ days: Number(days), timeZone }),
    ),
  ];
}
