import { Readable } from 'node:stream';

import type { Log } from '../../log.ts';
import { checkKey, type ByteRange, type FileFacts, type FileStore } from '../file-store.ts';
import { readElement, readElements } from './s3-answers.ts';
import { createS3Client, type S3Client, type S3Timing } from './s3-client.ts';
import type { S3Options } from './s3-options.ts';
import { presignAddress } from './sign-request.ts';
import { uploadFile } from './upload-parts.ts';

export interface S3Store extends FileStore {
  /** An address by which anyone may read the file for so many seconds, at most a week. */
  presign(key: string, seconds: number): Promise<string>;
}

/** Files in a bucket of any S3-compatible service. Asks nothing beyond what all of them know: no checksums, no ACL. */
export function createS3Store(options: S3Options, log: Log, timing?: S3Timing): S3Store {
  const client = createS3Client(options, log, timing);
  const { bucket, endpoint, prefix } = options;
  return {
    place: { kind: 's3', bucket, prefix, host: new URL(endpoint).host },
    put: (key, content, fileOptions) => uploadFile(client, checkKey(key), content, fileOptions),
    async read(key) {
      const answer = await client.send({ method: 'GET', key: checkKey(key) });
      return answer.body.length > 0 ? answer.body : null;
    },
    open: (key, range) => openFile(client, checkKey(key), range),
    async head(key) {
      const answer = await client.send({ method: 'HEAD', key: checkKey(key) });
      return answer.ok ? { key, size: Number(answer.headers.get('content-length')) } : null;
    },
    async remove(key) {
      await client.send({ method: 'DELETE', key: checkKey(key) });
    },
    list: (start) => listFiles(client, prefix, start),
    async check() {
      await client.send({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1', prefix }, tries: 1 });
    },
    presign: (key, seconds) => presignAddress(client.addressOf({ key: checkKey(key) }), seconds, options),
  };
}

async function openFile(client: S3Client, key: string, range: ByteRange | undefined) {
  const headers = range && { range: `bytes=${range.start}-${range.end}` };
  const answer = await client.open({ method: 'GET', key, ...(headers && { headers }) });
  if (!answer.ok || !answer.body) return null;
  // `bytes 0-9/443`: of a part the length is that of the part.
  const whole = answer.headers.get('content-range')?.split('/')[1] ?? answer.headers.get('content-length');
  return { size: Number(whole), stream: Readable.from(answer.body, { objectMode: false }) };
}

/** A thousand at a time ("ListObjectsV2"). */
async function* listFiles(client: S3Client, prefix: string, start: string): AsyncGenerator<FileFacts> {
  let token: string | undefined;
  do {
    const answer = await client.send({
      method: 'GET',
      query: {
        'list-type': '2',
        prefix: `${prefix}${start}`,
        ...(token !== undefined && { 'continuation-token': token }),
      },
    });
    const page = answer.body.toString();
    for (const entry of readElements(page, 'Contents')) {
      const key = (readElement(entry, 'Key') ?? '').slice(prefix.length);
      yield { key, size: Number(readElement(entry, 'Size')) };
    }
    token =
      readElement(page, 'IsTruncated') === 'true' ? readElement(page, 'NextContinuationToken') : undefined;
  } while (token !== undefined);
}
