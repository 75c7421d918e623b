import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MailNotificationSettings } from '#modules/mail/mail-notifications.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { Log } from '#platform/log.ts';

import { adminDashboardRoutes } from './dashboard-admin.routes.ts';
import { createDashboardReader } from './dashboard.ts';
import { adminReportsRoutes } from './reports-admin.routes.ts';
import { createReportsReader } from './reports.ts';
import { createSearchCounter } from './search-counter.ts';
import { createVisitCounter } from './visit-counter.ts';

interface AnalyticsDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  mailNotifications: Pick<MailNotificationSettings, 'read'>;
  log: Log;
}

export function createAnalyticsModule({ db, reading, settings, mailNotifications, log }: AnalyticsDeps) {
  const dashboard = createDashboardReader({ db: reading, settings, mailNotifications });
  const reports = createReportsReader({ db: reading, settings });
  const visits = createVisitCounter({ db, log });
  const searches = createSearchCounter({ db, log });
  const adminRoutes = [...adminDashboardRoutes({ dashboard }), ...adminReportsRoutes({ reports })];
  return { visits, searches, adminRoutes, jobs: [visits.job, searches.job] };
}
