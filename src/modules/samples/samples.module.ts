import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createSampleService } from './sample-service.ts';
import { adminSamplesRoutes } from './samples-admin.routes.ts';

export function createSamplesModule({ db }: { db: Kysely<Database> }) {
  return { adminRoutes: adminSamplesRoutes({ samples: createSampleService({ db }) }) };
}
