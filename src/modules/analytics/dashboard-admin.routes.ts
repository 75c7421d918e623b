import { z } from 'zod';

import { dashboardSchema } from '#domain/schemas/dashboard.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

import type { DashboardReader } from './dashboard.ts';

export function adminDashboardRoutes({ dashboard }: { dashboard: DashboardReader }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/admin/dashboard',
        group: 'Back office',
        summary: 'Orders, revenue and how far visitors came in the last days, and what awaits a decision',
        query: z.object({ days: z.enum(['7', '30', '90']).default('30') }),
        response: dashboardSchema,
        failures: [401, 403],
        cache: 'private',
        access: 'manager',
      },
      async ({ query: { days } }) => dashboard.read({ days: Number(days) }),
    ),
  ];
}
