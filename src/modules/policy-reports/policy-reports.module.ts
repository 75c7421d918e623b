import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { adminPolicyReportsRoutes } from './policy-reports-admin.routes.ts';
import { createPolicyReports } from './policy-reports.ts';

interface PolicyReportsDeps {
  db: Kysely<Database>;
  origin: () => string;
  log: Log;
}

export function createPolicyReportsModule({ db, origin, log }: PolicyReportsDeps) {
  const policyReports = createPolicyReports({ db, origin, log });
  return {
    reports: policyReports,
    adminRoutes: adminPolicyReportsRoutes({ policyReports }),
    jobs: [policyReports.job],
  };
}
