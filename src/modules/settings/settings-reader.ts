import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { parseSettings, type Settings, type SettingsGroup } from '#domain/settings/settings.schema.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';

import { readGroups } from './read-groups.ts';
import { sanitizeSettings } from './sanitize-settings.ts';

export interface SettingsReader extends Invalidated {
  /** The shop's settings in full. While the database is away the last known ones are served. */
  read(): Promise<Settings>;
}

export interface SettingsReaderOptions {
  db: Kysely<Database>;
  /** A stored group that does not fit its schema, and why; it falls back to its defaults. */
  onInvalid?: (group: SettingsGroup, reason: string) => void;
}

/** Cached for at most 10 s (requirement 582); tag `settings`. */
export function createSettingsReader({ db, onInvalid }: SettingsReaderOptions): SettingsReader {
  let lastKnown: Settings | undefined;
  const cache = createLoadingCache<'settings', Settings>({
    max: 1,
    ttlMs: 10_000,
    load: async () => {
      const stored = await readGroups(db);
      return new Map([['settings', sanitizeSettings(parseSettings(stored, onInvalid))]]);
    },
  });
  return {
    async read() {
      try {
        lastKnown = (await cache.get('settings')) ?? lastKnown;
      } catch (error) {
        if (!lastKnown) throw error;
      }
      return lastKnown ?? parseSettings({});
    },
    invalidate(tags) {
      if (hasTag(tags, 'settings')) cache.clear();
    },
  };
}
