import type { FastifyReply, FastifyRequest } from 'fastify';

import { matchesEtag } from '#domain/etag.ts';
import { makeEtag } from '#http/etag.ts';

/** Sends a text that readers fetch again and again: 304 when they have it already. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string,
): FastifyReply {
  const etag = makeEtag(body);
  reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=600')
    .header('etag', etag);
  const isKnown = matchesEtag(request.headers['if-none-match'], etag);
  return isKnown ? reply.code(304).send() : reply.send(body);
}
