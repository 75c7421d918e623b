import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#modules/module.ts';
import type { PageManagement } from '#modules/pages/manage-pages.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { createDocumentEditing } from './document-editing.ts';
import { adminEditingRoutes } from './editing-admin.routes.ts';

interface PublishingDeps {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  pageManagement: Pick<PageManagement, 'kindOf'>;
  log: Log;
}

/** How late a scheduled publishing may be. */
const scheduleMs = 5000;

/** Drafts, publishing and history of pages, settings and menus. */
export function createPublishingModule({ db, definitions, pageManagement, log }: PublishingDeps) {
  const editing = createDocumentEditing({ db, definitions, log });
  const scheduled = createJobLoop({
    name: 'scheduled publishing',
    everyMs: scheduleMs,
    run: () => editing.publishDue(new Date()),
    log,
  });
  return { editing, adminRoutes: adminEditingRoutes({ editing, pageManagement }), jobs: [scheduled] };
}
