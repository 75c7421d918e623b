import { z } from 'zod';

import type { S3Options } from '#platform/files/s3/s3-options.ts';

import { ConfigError } from './config-values.ts';
import { readS3, s3Variables } from './s3-config.ts';

/** A service and a key for it; bucket and folder are told by the address `s3://bucket/folder`. */
export type S3Service = (bucket: string, prefix: string) => S3Options;

export const backupS3Variables = {
  BACKUP_S3_ENDPOINT: s3Variables.S3_ENDPOINT,
  BACKUP_S3_REGION: s3Variables.S3_REGION,
  BACKUP_S3_ACCESS_KEY_ID: s3Variables.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: s3Variables.S3_SECRET_ACCESS_KEY,
  BACKUP_S3_FORCE_PATH_STYLE: s3Variables.S3_FORCE_PATH_STYLE,
};

type Variables = z.infer<z.ZodObject<typeof s3Variables & typeof backupS3Variables>>;

/**
 * What backups go to: BACKUP_S3_… as a whole, so that whoever may write pictures need not be able to delete
 * backups; else what pictures have. Undefined where neither has a key. Throws `ConfigError`.
 */
export function readBackupS3(values: Variables): S3Service | undefined {
  const own = Object.keys(backupS3Variables).some(
    (name) => values[name as keyof typeof backupS3Variables] !== undefined,
  );
  const given = own
    ? {
        S3_ENDPOINT: values.BACKUP_S3_ENDPOINT,
        S3_REGION: values.BACKUP_S3_REGION,
        S3_ACCESS_KEY_ID: values.BACKUP_S3_ACCESS_KEY_ID,
        S3_SECRET_ACCESS_KEY: values.BACKUP_S3_SECRET_ACCESS_KEY,
        S3_FORCE_PATH_STYLE: values.BACKUP_S3_FORCE_PATH_STYLE,
      }
    : values;
  if (!given.S3_ACCESS_KEY_ID && !given.S3_SECRET_ACCESS_KEY && !own) return undefined;
  const name = own ? 'BACKUP_S3' : 'S3';
  const read = (bucket: string, prefix: string) => {
    try {
      return readS3(
        { ...given, S3_BUCKET: bucket, S3_PREFIX: prefix, S3_PUBLIC_URL: undefined, S3_CACHE_MB: 0 },
        undefined,
      );
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      throw new ConfigError(error.message.replaceAll(/\bS3_/g, `${name}_`), { cause: error });
    }
  };
  // What is wrong with the service is said at the start, not at three in the morning.
  if (own) read('backups', '');
  return (bucket, prefix) => {
    const options = read(bucket, prefix);
    if (!options) throw new ConfigError(`${name}_ACCESS_KEY_ID is missing: backups in a bucket need it.`);
    return options;
  };
}
