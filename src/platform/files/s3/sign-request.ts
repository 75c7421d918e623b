import { createHash } from 'node:crypto';

import { AwsV4Signer } from 'aws4fetch';

import type { S3Options } from './s3-options.ts';

type Credentials = Pick<S3Options, 'region' | 'accessKeyId' | 'secretAccessKey'>;

export interface UnsignedRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Its query as `writeQuery` writes it. */
  url: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

const fixedOptions = { service: 's3', allHeaders: true } as const;

/**
 * Headers of a request with a signature of version 4 ("Signature Calculations for the Authorization Header:
 * Transferring Payload in a Single Chunk"): host, content type, range and everything `x-amz-` are signed, and the
 * body by its hash, which also tells the service of bytes that got lost. `datetime` as `20130524T000000Z`.
 */
export async function signRequest(
  { method, url, headers = {}, body }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: Credentials,
  datetime?: string,
): Promise<Headers> {
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    ...fixedOptions,
    method,
    url,
    headers: { ...headers, 'x-amz-content-sha256': hash },
    region,
    accessKeyId,
    secretAccessKey,
    ...(datetime && { datetime }),
  });
  return (await signer.sign()).headers;
}

/** An address by which anyone may read a file for so long, at most a week ("Using Query Parameters"). */
export async function presignAddress(
  url: string,
  seconds: number,
  { region, accessKeyId, secretAccessKey }: Credentials,
  datetime?: string,
): Promise<string> {
  const address = new URL(url);
  address.searchParams.set('X-Amz-Expires', String(seconds));
  const signer = new AwsV4Signer({
    ...fixedOptions,
    method: 'GET',
    url: address.href,
    signQuery: true,
    region,
    accessKeyId,
    secretAccessKey,
    ...(datetime && { datetime }),
  });
  const signed = (await signer.sign()).url;
  // A plus is a space in forms only: services read queries as addresses.
  return signed.href.replaceAll('+', '%20');
}

/** As signatures count it: sorted, and all but letters, digits, `-`, `.`, `_` and `~` as `%XX`. */
export function writeQuery(params: Record<string, string>): string {
  return Object.entries(params)
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .sort()
    .join('&');
}

function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
