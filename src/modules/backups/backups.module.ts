import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { Log } from '#platform/log.ts';

import { adminBackupsRoutes } from './backups-admin.routes.ts';
import { exportShop } from './export-shop.ts';
import { makeBackup, type BackedUpPlace } from './make-backup.ts';
import { createPlannedBackups } from './planned-backups.ts';

interface BackupsDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  storage: ImageStorage;
  place: BackedUpPlace;
  log: Log;
}

export function createBackupsModule({ db, settings, storage, place, log }: BackupsDeps) {
  const { dataDir, isEmbedded } = place;
  const backups = createPlannedBackups({
    db,
    dataDir,
    kind: isEmbedded ? 'files' : 'rows',
    make: (folder) =>
      isEmbedded ? makeBackup({ ...place, folder }) : exportShop({ ...place, folder, storage }),
    settings,
    log,
  });
  return { adminRoutes: adminBackupsRoutes({ backups }), jobs: [backups.job] };
}
