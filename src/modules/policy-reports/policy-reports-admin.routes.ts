import { z } from 'zod';

import { policyReportSchema } from '#domain/schemas/policy-report.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

import type { PolicyReports } from './policy-reports.ts';

const route = {
  group: 'Settings',
  path: '/admin/policy-reports',
  cache: 'private',
  access: 'admin',
} as const;

export function adminPolicyReportsRoutes({
  policyReports,
}: {
  policyReports: Pick<PolicyReports, 'list' | 'clear'>;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        summary: 'What the policy of the pages has blocked in the last 30 days, the latest first',
        response: z.array(policyReportSchema),
        failures: [401, 403],
      },
      () => policyReports.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        summary: 'Forgets what was blocked so far',
        response: z.void(),
        status: 204,
        failures: [401, 403],
      },
      () => policyReports.clear(),
    ),
  ];
}
