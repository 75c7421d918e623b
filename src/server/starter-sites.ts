import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { StarterSiteManagement } from '#domain/schemas/starter-site.schema.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';

import { demoArtDir, type ClientFolders } from './project-paths.ts';

interface StarterDeps {
  db: Kysely<Database>;
  imageStorage: ImageStorage;
  development?: ClientFolders;
}

/** The sites are a third of what there is to load, and asked for once in a shop's life: they are loaded then. */
export function createStarterSites({ db, imageStorage, development }: StarterDeps): StarterSiteManagement {
  const load = () => import('#demo/seed/start-site.ts');
  const artDir = development?.demoArtDir ?? demoArtDir;
  const images = { artDir, storage: imageStorage };
  return {
    async read() {
      const { readStarterSites } = await load();
      return readStarterSites(db);
    },
    async start(site) {
      const { startFromSite } = await load();
      return startFromSite({ db, now: () => new Date(), ...images }, site);
    },
  };
}
