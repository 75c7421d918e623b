import type { Readable } from 'node:stream';

import type { FileOptions } from '../file-store.ts';
import { readElement } from './s3-answers.ts';
import type { S3Client } from './s3-client.ts';

/** At least 5 MB each and at most 10,000 of them: files of up to 78 GB. */
const partBytes = 8 * 2 ** 20;
/** The service puts the parts together. */
const finishMs = 60_000;

/** Puts a file of any length, of which one part at a time is held: small ones at once, others in parts. */
export async function uploadFile(
  client: S3Client,
  key: string,
  content: Buffer | Readable,
  options: FileOptions,
): Promise<void> {
  const headers = headersOf(options);
  const parts = splitIntoParts(content);
  const first = await parts.next();
  const second = await parts.next();
  if (second.done) {
    await client.send({ method: 'PUT', key, headers, body: first.value ?? Buffer.alloc(0) });
    return;
  }
  const started = await client.send({ method: 'POST', key, query: { uploads: '' }, headers });
  const uploadId = readElement(started.body.toString(), 'UploadId') ?? '';
  try {
    const tags: string[] = [];
    const put = async (body: Buffer) => {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await client.send({ method: 'PUT', key, query, body });
      tags.push(answer.headers.get('etag') ?? '');
    };
    if (first.value) await put(first.value);
    await put(second.value);
    for await (const part of parts) await put(part);
    await finish(client, key, uploadId, tags);
  } catch (error) {
    // What was sent would be paid for until somebody removes it.
    await client.send({ method: 'DELETE', key, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

function headersOf({ contentType, cacheControl }: FileOptions): Record<string, string> {
  return { 'content-type': contentType, ...(cacheControl && { 'cache-control': cacheControl }) };
}

async function finish(client: S3Client, key: string, uploadId: string, tags: string[]): Promise<void> {
  const list = tags.map((tag, index) => {
    const quoted = tag.replaceAll('"', '&quot;');
    return `<Part><PartNumber>${index + 1}</PartNumber><ETag>${quoted}</ETag></Part>`;
  });
  const body = Buffer.from(
    `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${list.join('')}</CompleteMultipartUpload>`,
  );
  const headers = { 'content-type': 'application/xml' };
  const answer = await client.send({
    method: 'POST',
    key,
    query: { uploadId },
    headers,
    body,
    timeoutMs: finishMs,
  });
  // The status is sent before the work is done: what failed meanwhile stands in the body (CompleteMultipartUpload).
  if (!answer.body.includes('CompleteMultipartUploadResult')) client.refuse(answer);
}

/** Parts of the same size but the last; a buffer that fits into one is passed on as it is. */
async function* splitIntoParts(content: Buffer | Readable): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(content)) {
    for (let start = 0; start < content.length; start += partBytes) {
      yield content.subarray(start, start + partBytes);
    }
    return;
  }
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    let bytes = Buffer.from(chunk as Buffer);
    while (length + bytes.length >= partBytes) {
      const rest = partBytes - length;
      yield Buffer.concat([...chunks, bytes.subarray(0, rest)]);
      bytes = bytes.subarray(rest);
      chunks = [];
      length = 0;
    }
    if (bytes.length > 0) chunks.push(bytes);
    length += bytes.length;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
