import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Log } from '#platform/log.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { createPaperDrawer } from './draw-for-paper.ts';
import type { ImageQueue } from './image-queue.ts';
import { createImageReader } from './image-reader.ts';
import type { ImageStorage } from './image-storage.ts';
import { imagesRoutes } from './images.routes.ts';
import { adminMediaRoutes } from './media-admin.routes.ts';
import { createMediaLibrary } from './media-library.ts';
import { takePhoto } from './take-photo.ts';

interface MediaDeps {
  db: Kysely<Database>;
  /** Whose pictures count as used. */
  definitions: DefinitionRegistry;
  /** Files of pictures, and how many are decoded at a time. */
  pictures: { storage: ImageStorage; queue: ImageQueue };
  log: Log;
}

/** Pictures: as pages show them (`images`), and as the staff keeps them (`library`). */
export function createMediaModule({ db, definitions, pictures, log }: MediaDeps) {
  const images = createImageReader({ db });
  const library = createMediaLibrary({ db, definitions, ...pictures, log });
  return {
    images,
    library,
    /** Of the library, for documents that are printed. */
    drawForPaper: createPaperDrawer({ db, ...pictures, log }),
    /** Of a visitor: kept beside the library. */
    takePhoto: (bytes: Buffer) => takePhoto({ db, ...pictures }, bytes),
    routes: imagesRoutes({ images }),
    adminRoutes: adminMediaRoutes({ media: library }),
    caches: [images],
    cleaning: [() => library.sweep()],
  };
}
