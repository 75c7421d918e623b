import { join } from 'node:path';

import { createImageStorage, type ImageStorage } from '#modules/media/image-storage.ts';
import { createCachedStore } from '#platform/files/cached-store.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { StorageError, type FileStore } from '#platform/files/file-store.ts';
import { probeStore } from '#platform/files/probe-store.ts';
import { createS3Store } from '#platform/files/s3/s3-store.ts';
import type { Log } from '#platform/log.ts';

import type { Config } from './config.ts';

type StorageConfig = Pick<Config, 'dataDir' | 's3'>;

/** The bucket that the S3 settings name, without a cache; else the data folder. */
export function openFileStore({ dataDir, s3 }: StorageConfig, log: Log): FileStore {
  return s3 ? createS3Store(s3, log) : createDiskStore(dataDir);
}

/** Pictures as the configuration says: in the data folder, or in a bucket with those of late on this disk. */
export function openImageStorage({ dataDir, s3 }: StorageConfig, log: Log): ImageStorage {
  const files = openFileStore({ dataDir, s3 }, log);
  if (!s3) return createImageStorage(files);
  const cached = createCachedStore(files, {
    folder: join(dataDir, 'cache/s3'),
    maxBytes: s3.cacheBytes,
    log,
  });
  return createImageStorage(cached, s3.publicUrl);
}

/**
 * Tries the bucket at the start. Throws what somebody has to change; a service that is away is only told of, for the
 * shop can show its pages without it, and pictures come back by themselves.
 */
export async function reviewStorage({ dataDir, s3 }: StorageConfig, log: Log): Promise<void> {
  if (!s3) return;
  try {
    await probeStore(createS3Store(s3, log), s3.publicUrl);
  } catch (error) {
    if (!(error instanceof StorageError) || !error.isTemporary) throw error;
    log.error(
      { err: error, dataDir },
      `${error.message} Pictures cannot be uploaded, and only those in the cache are shown, until it does.`,
    );
  }
}
