import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SectionLoader } from '#modules/section-data/load-sections.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { Log } from '#platform/log.ts';

import { withSharedSections } from './expand-shared.ts';
import { createPageManagement } from './manage-pages.ts';
import { createPageReader, type PageReader } from './page-reader.ts';
import { adminPagesRoutes } from './pages-admin.routes.ts';
import { pagesRoutes } from './pages.routes.ts';

interface PagesDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  sections: SectionLoader;
  /** Lays over what is published what visitors see instead at the moment. */
  compose: (pages: PageReader) => PageReader;
  log: Log;
}

export function createPagesModule({ db, reading, settings, sections, compose, log }: PagesDeps) {
  const published = createPageReader({
    db: reading,
    onInvalidSection: (pageId, sectionId, reason) =>
      log.warn({ pageId, sectionId, reason }, 'A stored section cannot be read'),
  });
  const pages = withSharedSections(compose(published));
  const pageManagement = createPageManagement({ db });
  return {
    reader: pages,
    management: pageManagement,
    routes: pagesRoutes({ pages, sections, settings }),
    adminRoutes: adminPagesRoutes({ pageManagement }),
    caches: [pages],
  };
}
