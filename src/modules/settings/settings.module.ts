import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';

import { configRoutes } from './config.routes.ts';
import { createSettingsReader, type SettingsReader } from './settings-reader.ts';
import { translationsRoutes } from './translations.routes.ts';

interface SettingsDeps {
  db: Kysely<Database>;
  log: Log;
  /** Lays over what is published what visitors see instead at the moment. */
  compose: (settings: SettingsReader) => SettingsReader;
}

export function createSettingsModule({ db, log, compose }: SettingsDeps) {
  const published = createSettingsReader({
    db,
    onInvalid: (group, reason) => log.warn({ group, reason }, 'A settings group does not fit its schema'),
  });
  const settings = compose(published);
  return {
    reader: settings,
    routes: [...configRoutes({ settings }), ...translationsRoutes()],
    caches: [settings],
  };
}
