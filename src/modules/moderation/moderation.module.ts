import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { adminModerationRoutes } from './moderation-admin.routes.ts';
import { readModerationCounts } from './moderation-counts.ts';

export function createModerationModule({ db }: { db: Kysely<Database> }) {
  return { adminRoutes: adminModerationRoutes({ readCounts: () => readModerationCounts(db) }) };
}
