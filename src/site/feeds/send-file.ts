import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { matchesEtag } from '#domain/etag.ts';
import type { OpenedFile } from '#modules/feeds/product-feeds.ts';

interface SendOptions {
  file: OpenedFile;
  /** Seconds for which anyone may keep it without asking. */
  maxAge: number;
}

/** Sends XML as it is kept, compressed; 304 to who has it already. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file: { gzip, etag, madeAt }, maxAge }: SendOptions,
): FastifyReply {
  reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${maxAge}`)
    .header('vary', 'accept-encoding');
  if (etag !== null) reply.header('etag', etag);
  if (madeAt !== null) reply.header('last-modified', madeAt.toUTCString());
  if (isKnown(request, etag, madeAt)) return reply.code(304).send();
  const packed = Readable.from(gzip, { objectMode: false });
  if (/\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''))) {
    return reply.header('content-encoding', 'gzip').send(packed);
  }
  // What breaks one end ends the other, and the server tells of it.
  return reply.send(pipeline(packed, createGunzip(), () => {}));
}

/** RFC 9110, 13.2.2: a tag decides where the reader sends one, else the time to the second. */
function isKnown({ headers }: FastifyRequest, etag: string | null, madeAt: Date | null): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return etag !== null && matchesEtag(tags, etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return etag !== null && madeAt !== null && since >= Math.floor(madeAt.getTime() / 1000) * 1000;
}
