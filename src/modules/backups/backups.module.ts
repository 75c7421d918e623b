import { join } from 'node:path';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { DiskSpace } from '#platform/disk/disk-space.ts';
import type { Log } from '#platform/log.ts';

import { isBucketPlace, splitPlace, stagingOf, type OpenPlace } from './backup-place.ts';
import { adminBackupsRoutes } from './backups-admin.routes.ts';
import { clusterPath } from './data-files.ts';
import { exportShop } from './export-shop.ts';
import { createLogArchive } from './log-archive.ts';
import { makeBackup, type BackedUpPlace, type MadeBackup } from './make-backup.ts';
import { createPlannedBackups, type Sharing } from './planned-backups.ts';
import { sweepContents } from './shared-contents.ts';
import { makeStoredBackup } from './stored-backup.ts';

interface BackupsDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  storage: ImageStorage;
  place: BackedUpPlace;
  openPlace: OpenPlace;
  log: Log;
}

export function createBackupsModule({ db, settings, storage, place, openPlace, log }: BackupsDeps) {
  const { dataDir, isEmbedded, hasBucket } = place;
  const disk = new DiskSpace(dataDir);
  const make = (folder: string): Promise<MadeBackup> =>
    isEmbedded ? makeBackup({ ...place, folder }) : exportShop({ ...place, folder, storage });

  async function makeInBucket(path: string, sharing: Sharing | null): Promise<MadeBackup> {
    const contents = sharing && { place: openPlace(splitPlace(path).place), name: sharing.contents };
    const staging = stagingOf(dataDir, path);
    const made = await makeStoredBackup({
      staging,
      store: openPlace(path),
      name: path,
      make,
      ...(contents && { contents, mayFinish: sharing.mayFinish }),
    });
    // As long as nobody else makes a backup; what is left lies there until the next one.
    if (contents)
      await sweepContents(contents).catch((error: unknown) =>
        log.warn({ err: error, place: path }, 'Files that no backup needs could not be removed'),
      );
    return made;
  }

  const backups = createPlannedBackups({
    db,
    dataDir,
    kind: isEmbedded ? 'files' : 'rows',
    hasBucket: isEmbedded && hasBucket,
    openPlace,
    archive: isEmbedded
      ? createLogArchive({
          url: place.databaseUrl,
          cluster: join(dataDir, clusterPath),
          readFree: async () => (await disk.check()).freeBytes,
          log,
        })
      : null,
    make: (path, sharing) => (isBucketPlace(path) ? makeInBucket(path, sharing) : make(path)),
    settings,
    log,
  });
  return { adminRoutes: adminBackupsRoutes({ backups }), jobs: backups.jobs };
}
