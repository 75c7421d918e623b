import { Readable } from 'node:stream';

import type { FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';

import { boundBodyTime } from './body-time.ts';

/** So long a file may take: 25 MB have four minutes, as a line of 1 Mbit/s wants, and a larger one as much more. */
const slowestUploadMs = (maxBytes: number) => Math.max(240_000, (maxBytes / 125_000) * 1000);

/**
 * A file up to twice too large is read to its end and dropped before the refusal. Some proxies close a
 * connection that was answered while it still sends, and the sender sees that instead of the reason.
 */
const readAnyway = 2;

/**
 * The file that is the body of a request to a route with `upload`, read only now that its sender is known
 * to be let in. Throws `payload_too_large` (413), and `bad_request` where the sender broke off.
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => refuseSize(maxBytes);
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > maxBytes * readAnyway) throw tooLarge();
  const { body } = request;
  if (!(body instanceof Readable)) return Buffer.alloc(0);
  boundBodyTime(request.raw, slowestUploadMs(maxBytes));
  let chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes * readAnyway) throw tooLarge();
      if (Math.max(size, announced) <= maxBytes) chunks.push(chunk);
      else chunks = [];
    }
    if (size > maxBytes) throw tooLarge();
  } catch (error) {
    throw asRefusal(error);
  }
  return Buffer.concat(chunks);
}

/**
 * The same piece by piece, for files that are too large for the memory. Reading it throws as `readUpload` does; what
 * is announced as too large is not begun.
 */
export function streamUpload(request: FastifyRequest, maxBytes: number): Readable {
  const { body } = request;
  async function* pieces(): AsyncGenerator<Buffer> {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw refuseSize(maxBytes);
    if (!(body instanceof Readable)) return;
    boundBodyTime(request.raw, slowestUploadMs(maxBytes));
    let size = 0;
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) throw refuseSize(maxBytes);
        yield chunk;
      }
    } catch (error) {
      throw asRefusal(error);
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}

function refuseSize(maxBytes: number): AppError {
  return new AppError('payload_too_large', 'uploads.tooLarge', {
    params: { size: Math.floor(maxBytes / 1024 / 1024) },
    data: { reason: 'too_large' },
  });
}

function asRefusal(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('bad_request', 'uploads.brokeOff');
}
