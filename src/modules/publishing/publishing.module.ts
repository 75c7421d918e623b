import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PageManagement } from '#modules/pages/manage-pages.ts';
import { createAppendEdits } from '#modules/drafts/append-edits.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { createDocumentEditing } from './document-editing.ts';
import { storeOf } from './document-stores.ts';
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
  const append = createAppendEdits({ db, storeOf: (key) => storeOf(key, { definitions }) });
  const scheduled = createJobLoop({
    name: 'scheduled publishing',
    everyMs: scheduleMs,
    run: () => editing.publishDue(new Date()),
    log,
  });
  const adminRoutes = adminEditingRoutes({ editing, append, pageManagement });
  return { editing, adminRoutes, jobs: [scheduled] };
}
