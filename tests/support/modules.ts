import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ApiRoute } from '#http/define-route.ts';
import type { ModulesOptions } from '#modules/build-modules.ts';
import { createModules, type Modules } from '#modules/modules.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { placedDefinitions } from '#sections/sections.ts';
import { sectionPreviews } from '#server/section-previews.ts';
import { createStarterSites } from '#server/starter-sites.ts';

import { createMailBox } from './mail-box.ts';
import { createPictureFiles } from './picture-files.ts';
import { testSecrets } from './secrets.ts';

export const testOrigin = 'https://shop.example';

/** The shop's modules over a test database, joined as the program joins them. */
export function createTestModules(
  { db }: { db: Kysely<Database> },
  options: Partial<ModulesOptions> = {},
): Modules {
  return createModules(testModulesOptions(db, options));
}

export function testModulesOptions(
  db: Kysely<Database>,
  options: Partial<ModulesOptions> = {},
): ModulesOptions {
  const { pictures = createPictureFiles(), origin = () => testOrigin } = options;
  return {
    db,
    definitions: placedDefinitions,
    log: { warn() {}, error() {} },
    origin,
    hasSecureOrigin: false,
    mail: createMailBox(),
    hasUnknownProxy: () => false,
    secrets: testSecrets,
    pictures,
    starterSites: createStarterSites({ db, imageStorage: pictures.storage }),
    // Nobody is backed up who does not ask for it.
    place: {
      dataDir: '/nonexistent',
      databaseUrl: '',
      hasOwnKey: false,
      isEmbedded: false,
      hasBucket: false,
    },
    openPlace: createDiskStore,
    outside: { allowsOwnNetwork: true },
    createSectionPreviews: sectionPreviews({ origin }),
    ...options,
  };
}

/** A database that finds nothing, for tests of what needs none. */
export function emptyDatabase(): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** What the API serves, to be read and not to be called. */
export function listApiRoutes(): readonly ApiRoute[] {
  return createTestModules({ db: emptyDatabase() }).routes;
}
