import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { matchesEtag } from '#domain/etag.ts';

import type { CachedResponse } from './response-cache.ts';

/** Anyone may keep it but must ask before using it again; the answer to that is mostly an empty 304. */
const revalidate = 'public, max-age=0, must-revalidate';

/** Of a body, or of what stands for it. Weak, because the body goes out compressed and plain, by us or by a proxy. */
export function makeEtag(body: Buffer | string): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): FastifyReply {
  reply.header('etag', answer.etag).header('cache-control', revalidate);
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}
