import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { adminAuditRoutes } from './audit-admin.routes.ts';
import { createAuditLog } from './audit-log.ts';

export function createAuditModule({ db, log }: { db: Kysely<Database>; log: Log }) {
  const audit = createAuditLog({ db, log });
  return { log: audit, adminRoutes: adminAuditRoutes({ audit }), cleaning: [() => audit.deleteOld()] };
}
