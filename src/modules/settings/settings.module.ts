import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { configRoutes } from './config.routes.ts';
import { createSettingsReader } from './settings-reader.ts';
import { translationsRoutes } from './translations.routes.ts';

export function createSettingsModule({ db, log }: { db: Kysely<Database>; log: Log }) {
  const settings = createSettingsReader({
    db,
    onInvalid: (group, reason) => log.warn({ group, reason }, 'A settings group does not fit its schema'),
  });
  return {
    reader: settings,
    routes: [...configRoutes({ settings }), ...translationsRoutes()],
    caches: [settings],
  };
}
