import type { FastifyReply, FastifyRequest } from 'fastify';

export type CorsPolicy = (request: FastifyRequest, reply: FastifyReply) => void;

/** What an answer of the API says to a page of another origin; the address asked from is its header `Origin`. */
export type CorsHeaders = (origin: string | undefined) => Record<string, string>;

/** Names the asking origin only when it is exactly one of the list. */
export function createCorsHeaders(allowedAddresses: readonly string[]): CorsHeaders {
  const origins = new Set(
    allowedAddresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  );
  return (origin) => ({
    vary: 'Origin',
    ...(origin !== undefined &&
      origins.has(origin) && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'etag, retry-after, x-request-id',
      }),
  });
}

/** Lets pages of the listed origins call the API with a bearer token; cookies are never shared. */
export function createCorsPolicy(allowedAddresses: readonly string[]): CorsPolicy {
  const headersFor = createCorsHeaders(allowedAddresses);
  return (request, reply) => {
    const headers = headersFor(request.headers.origin);
    reply.headers(headers);
    if (!('access-control-allow-origin' in headers)) return;
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
