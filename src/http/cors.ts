import type { FastifyReply, FastifyRequest } from 'fastify';

export type CorsPolicy = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Lets pages of the listed origins call the API with a bearer token; cookies are never shared. The
 * answer names the asking origin only when it is exactly one of the list.
 */
export function createCorsPolicy(allowedAddresses: readonly string[]): CorsPolicy {
  const origins = new Set(
    allowedAddresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  );
  return (request, reply) => {
    reply.header('vary', 'Origin');
    const origin = request.headers.origin;
    if (!origin || !origins.has(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'etag, retry-after, x-request-id');
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header(
        'access-control-allow-headers',
        'authorization, content-type, idempotency-key, if-none-match, order-proof',
      )
      .header('access-control-max-age', '600');
  };
}
