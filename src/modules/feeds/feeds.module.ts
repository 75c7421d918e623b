import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { reportFeeds } from './feed-report.ts';
import { adminFeedsRoutes } from './feeds-admin.routes.ts';

/** The feeds themselves are answered by the site. */
export function createFeedsModule({ db }: { db: Kysely<Database> }) {
  return { adminRoutes: adminFeedsRoutes({ reportFeeds: (request) => reportFeeds(db, request) }) };
}
