import { expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { ConfigError } from './config-values.ts';

const given = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' };

test('without any S3 variable files are kept on the disk', () => {
  expect(readConfig({ S3_BUCKET: ' ', S3_ENDPOINT: '' }).s3).toBeUndefined();
});

test('bucket and keys are enough for Amazon, where the bucket stands in the host name', () => {
  expect(readConfig(given).s3).toEqual({
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    region: 'us-east-1',
    bucket: 'media',
    accessKeyId: 'id',
    secretAccessKey: 'hush',
    isPathStyle: false,
    prefix: '',
    publicUrl: undefined,
    cacheBytes: 1_024_000_000,
  });
});

test.each([
  [{ S3_REGION: 'eu-west-1' }, { endpoint: 'https://s3.eu-west-1.amazonaws.com', region: 'eu-west-1' }],
  [{ S3_ENDPOINT: 'https://s3.eu-west-1.amazonaws.com' }, { region: 'eu-west-1', isPathStyle: false }],
  [{ S3_ENDPOINT: 'http://minio:9000/' }, { endpoint: 'http://minio:9000', isPathStyle: true }],
  [{ S3_ENDPOINT: 'https://cos.example', S3_FORCE_PATH_STYLE: '0' }, { isPathStyle: false }],
  [{ S3_BUCKET: 'media.shop.example' }, { isPathStyle: true }],
  [{ S3_FORCE_PATH_STYLE: 'true' }, { isPathStyle: true }],
  [{ S3_ENDPOINT: 'https://x.example/storage/v1/s3' }, { endpoint: 'https://x.example/storage/v1/s3' }],
  [{ S3_ENDPOINT: 'https://media.lan', S3_FORCE_PATH_STYLE: '1' }, { endpoint: 'https://media.lan' }],
  [{ S3_PREFIX: '/shops/one/' }, { prefix: 'shops/one/' }],
  [{ S3_PUBLIC_URL: 'https://cdn.example/' }, { publicUrl: 'https://cdn.example' }],
  [{ S3_CACHE_MB: '20' }, { cacheBytes: 20_000_000 }],
])('%o is read', (env, s3) => {
  expect(readConfig({ ...given, ...env }).s3).toMatchObject(s3);
});

test.each([
  [
    { S3_ENDPOINT: 'https://s3.example/media' },
    /without the bucket, which is S3_BUCKET: https:\/\/s3\.example \(/,
  ],
  [{ S3_ENDPOINT: 'https://s3.example/v1/media/' }, /without the bucket.*: https:\/\/s3\.example\/v1 \(/],
  [
    { S3_ENDPOINT: 'https://media.s3.eu-west-1.amazonaws.com' },
    /without the bucket.*: https:\/\/s3\.eu-west-1\.amazonaws\.com \(/,
  ],
  [{ S3_ENDPOINT: 'https://media.lan' }, /If the service itself is called so, set S3_FORCE_PATH_STYLE\.$/],
  [{ S3_ENDPOINT: 's3.example' }, /^S3_ENDPOINT must be an address like/],
  [{ S3_ENDPOINT: 'https://s3.example/?x=1' }, /^S3_ENDPOINT must be the address of the service alone/],
  [
    { S3_ENDPOINT: 'https://s3.eu-west-1.amazonaws.com', S3_REGION: 'us-east-1' },
    /^S3_REGION is us-east-1, but S3_ENDPOINT is the service in eu-west-1/,
  ],
  [{ S3_BUCKET: 'media/pictures' }, /^S3_BUCKET must be the name of a bucket alone/],
  [{ S3_BUCKET: 's3://media' }, /^S3_BUCKET must be the name of a bucket alone/],
  [{ S3_REGION: 'https://x' }, /^S3_REGION must be the name of a region/],
  [{ S3_ACCESS_KEY_ID: 'key id' }, 'S3_ACCESS_KEY_ID must not have spaces'],
  [{ S3_SECRET_ACCESS_KEY: 'hush hush' }, 'S3_SECRET_ACCESS_KEY must not have spaces'],
  [{ S3_FORCE_PATH_STYLE: 'yes' }, /^S3_FORCE_PATH_STYLE must be one of/],
  [{ S3_PREFIX: 'a/../b' }, /^S3_PREFIX must be a folder/],
  [{ S3_PREFIX: 'a b' }, /^S3_PREFIX must be a folder/],
  [{ S3_CACHE_MB: '-1' }, /^S3_CACHE_MB must be a whole number/],
  [{ S3_PUBLIC_URL: 'cdn.example' }, /^S3_PUBLIC_URL must be an address/],
  [
    { S3_PUBLIC_URL: 'http://cdn.example', PUBLIC_URL: 'https://shop.example' },
    /^S3_PUBLIC_URL must begin with https/,
  ],
  [{ S3_BUCKET: '' }, /^S3_BUCKET is missing/],
  [{ S3_SECRET_ACCESS_KEY: '' }, /^S3_SECRET_ACCESS_KEY is missing/],
])('%o is refused', (env, message) => {
  expect(() => readConfig({ ...given, ...env })).toThrow(ConfigError);
  expect(() => readConfig({ ...given, ...env })).toThrow(message);
  expect(() => readConfig({ ...given, ...env })).not.toThrow(/hush/);
});

test('a region or a prefix alone asks for the rest', () => {
  expect(() => readConfig({ S3_PREFIX: 'one' })).toThrow(/^S3_BUCKET is missing/);
});

test('backups have a service and a key of their own, or those of pictures', () => {
  const read = (env: Record<string, string>) => readConfig(env).backupS3?.('backups', 'shop');
  expect(readConfig({}).backupS3).toBeUndefined();
  expect(read(given)).toMatchObject({ bucket: 'backups', prefix: 'shop/', accessKeyId: 'id' });
  const own = { BACKUP_S3_ACCESS_KEY_ID: 'own', BACKUP_S3_SECRET_ACCESS_KEY: 'hush' };
  const service = { ...own, BACKUP_S3_ENDPOINT: 'https://safe.example' };
  expect(readConfig(service).s3).toBeUndefined();
  expect(read({ ...given, ...service })).toMatchObject({
    accessKeyId: 'own',
    endpoint: 'https://safe.example',
  });
  expect(() => readConfig({ BACKUP_S3_ACCESS_KEY_ID: 'own' })).toThrow(
    'BACKUP_S3_SECRET_ACCESS_KEY is missing',
  );
});
