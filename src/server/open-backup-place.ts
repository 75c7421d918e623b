import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import { isBucketPlace, splitPlace } from '#modules/backups/backup-place.ts';
import { downloadBackup } from '#modules/backups/download-backup.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createS3Store } from '#platform/files/s3/s3-store.ts';
import type { Log } from '#platform/log.ts';

import type { Config } from './config.ts';
import { ConfigError } from './config-values.ts';
import { s3Variables } from './s3-config.ts';

/** Where backups lie: a folder of this machine, or `s3://bucket/folder`. Throws `ConfigError` with what to set. */
export function openBackupPlace({ backupS3 }: Pick<Config, 'backupS3'>, place: string, log: Log): FileStore {
  if (!isBucketPlace(place)) return createDiskStore(resolve(place));
  const [, bucket, folder = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(place) ?? [];
  const parsed = {
    bucket: s3Variables.S3_BUCKET.safeParse(bucket).data,
    folder: s3Variables.S3_PREFIX.safeParse(folder),
  };
  if (!parsed.bucket || !parsed.folder.success) {
    throw new ConfigError(
      `${place} must be a bucket and a folder in it, like s3://my-backups/shop, of letters, digits, dots, hyphens and underscores.`,
    );
  }
  if (!backupS3) {
    throw new ConfigError(
      `${place} needs a key: set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, and BACKUP_S3_ENDPOINT where the service is not Amazon’s (docs/backup.md).`,
    );
  }
  return createS3Store(backupS3(parsed.bucket, parsed.folder.data ?? ''), log);
}

/** Gives `use` the backup as a folder of this machine; one of a bucket is fetched beside DATA_DIR, and removed afterwards. */
export async function withFetchedBackup<T>(
  place: string,
  { config, logger }: { config: Pick<Config, 'backupS3' | 'dataDir'>; logger: Log },
  use: (folder: string) => Promise<T>,
): Promise<T> {
  if (!isBucketPlace(place)) return use(place);
  const folder = `${config.dataDir}.fetched-${process.pid}`;
  try {
    await downloadBackup(openBackupPlace(config, place, logger), place, {
      folder,
      openBeside: () => openBackupPlace(config, splitPlace(place).place, logger),
    });
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
