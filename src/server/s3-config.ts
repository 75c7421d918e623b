import { z } from 'zod';

import type { S3Options } from '#platform/files/s3/s3-options.ts';

import { ConfigError, httpUrl, oneOf } from './config-values.ts';

/** Where pictures are kept instead of on the disk. */
export type S3Config = S3Options & {
  /** Of the bucket as visitors may read it, without a slash at the end; undefined: pictures come through the shop. */
  publicUrl: string | undefined;
  /** What the cache of its files may take on the disk. */
  cacheBytes: number;
};

const key = z.string().regex(/^\S+$/, 'must not have spaces: it was copied with something around it');

export const s3Variables = {
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a region like eu-central-1, or auto')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i,
      'must be the name of a bucket alone, like shop-media; a folder in it is S3_PREFIX',
    )
    .optional(),
  S3_ACCESS_KEY_ID: key.optional(),
  S3_SECRET_ACCESS_KEY: key.optional(),
  S3_FORCE_PATH_STYLE: oneOf(['0', '1', 'true', 'false']).optional(),
  S3_PREFIX: z
    .string()
    .transform((text) => text.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, ''))
    .refine(
      (text) => text === '' || text.split('/').every((part) => /^(?!\.{1,2}$)[\w.-]{1,100}$/.test(part)),
      'must be a folder in the bucket like shops/one, of letters, digits, dots, hyphens and underscores',
    )
    .optional(),
  S3_PUBLIC_URL: httpUrl.optional(),
  S3_CACHE_MB: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number of megabytes')
    .transform(Number)
    .default(1024),
};

type S3Variables = z.infer<z.ZodObject<typeof s3Variables>>;

/** Undefined where none of them is set. Throws `ConfigError` for what cannot work, whatever the service. */
export function readS3(values: S3Variables, shopUrl: string | undefined): S3Config | undefined {
  const needed = {
    S3_BUCKET: values.S3_BUCKET,
    S3_ACCESS_KEY_ID: values.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: values.S3_SECRET_ACCESS_KEY,
  };
  const { S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE, S3_PREFIX, S3_PUBLIC_URL } = values;
  const optional = [S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE, S3_PREFIX, S3_PUBLIC_URL];
  if ([...Object.values(needed), ...optional].every((value) => value === undefined)) return undefined;
  const missing = Object.entries(needed).find(([, value]) => value === undefined);
  if (missing) throw new ConfigError(`${missing[0]} is missing: file storage in S3 needs it.`);
  const bucket = values.S3_BUCKET ?? '';
  const region = S3_REGION ?? regionOf(S3_ENDPOINT) ?? 'us-east-1';
  const isStyleGiven = S3_FORCE_PATH_STYLE !== undefined;
  if (S3_ENDPOINT !== undefined) refuseEndpoint(S3_ENDPOINT, { bucket, region, isStyleGiven });
  refusePublicUrl(S3_PUBLIC_URL, shopUrl);
  return {
    endpoint: S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
    isPathStyle: readStyle(S3_FORCE_PATH_STYLE, S3_ENDPOINT, bucket),
    prefix: S3_PREFIX ? `${S3_PREFIX}/` : '',
    publicUrl: S3_PUBLIC_URL,
    cacheBytes: values.S3_CACHE_MB * 1e6,
  };
}

const amazonHost = /^s3[.-](?:dualstack\.)?([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com(?:\.cn)?$/;

/** Amazon's addresses name their region. */
function regionOf(endpoint: string | undefined): string | undefined {
  return endpoint === undefined ? undefined : amazonHost.exec(new URL(endpoint).hostname)?.[1];
}

function refuseEndpoint(
  endpoint: string,
  { bucket, region, isStyleGiven }: { bucket: string; region: string; isStyleGiven: boolean },
): void {
  const { protocol, host, hostname, pathname, search, hash, username } = new URL(endpoint);
  const said = `(it is ${JSON.stringify(endpoint)})`;
  if (search || hash || username) {
    throw new ConfigError(
      `S3_ENDPOINT must be the address of the service alone, like ${protocol}//${host} ${said}.`,
    );
  }
  const path = pathname.replace(/\/$/, '');
  const rule = 'S3_ENDPOINT must be the address of the service without the bucket, which is S3_BUCKET:';
  if (path.split('/').at(-1) === bucket) {
    const right = `${protocol}//${host}${path.slice(0, -bucket.length - 1)}`;
    throw new ConfigError(`${rule} ${right} ${said}.`);
  }
  // A service may be called as its bucket is: whoever says how the bucket is found knows what the host is.
  if (host.startsWith(`${bucket}.`) && !isStyleGiven) {
    const right = `${protocol}//${host.slice(bucket.length + 1)}${path}`;
    throw new ConfigError(
      `${rule} ${right} ${said}. If the service itself is called so, set S3_FORCE_PATH_STYLE.`,
    );
  }
  const named = amazonHost.exec(hostname)?.[1];
  if (named !== undefined && named !== region) {
    throw new ConfigError(
      `S3_REGION is ${region}, but S3_ENDPOINT is the service in ${named}; make them agree.`,
    );
  }
}

/**
 * Amazon has a host name for each bucket, and no certificate for one with a dot. Most others know both, but not
 * every installation has such names: there the path is what works.
 */
function readStyle(given: string | undefined, endpoint: string | undefined, bucket: string): boolean {
  if (given !== undefined) return given === '1' || given === 'true';
  const isAmazon = endpoint === undefined || /\.amazonaws\.com(?:\.cn)?$/.test(new URL(endpoint).hostname);
  return !isAmazon || bucket.includes('.');
}

function refusePublicUrl(publicUrl: string | undefined, shopUrl: string | undefined): void {
  if (publicUrl?.startsWith('http:') && shopUrl?.startsWith('https:')) {
    throw new ConfigError(
      `S3_PUBLIC_URL must begin with https://, as PUBLIC_URL does: browsers show no other pictures there (it is ${JSON.stringify(publicUrl)}).`,
    );
  }
}
