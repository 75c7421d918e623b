import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text that readers fetch again and again: 304 when they have it already. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=600')
    .header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.includes(etag) ? reply.code(304).send() : reply.send(body);
}
