import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { adminCustomerGroupsRoutes } from './customer-groups-admin.routes.ts';
import { createGroupManagement } from './manage-groups.ts';

/** Groups that the owner puts customers into. */
export function createCustomerGroupsModule({ db }: { db: Kysely<Database> }) {
  return { adminRoutes: adminCustomerGroupsRoutes({ groups: createGroupManagement({ db }) }) };
}
