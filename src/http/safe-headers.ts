import type { FastifyInstance } from 'fastify';

/** For a year, of all hosts below this one (ASVS 5.0, 3.4.1). */
const transportPolicy = 'max-age=31536000; includeSubDomains';
/** What is no page is no document either: it runs nothing, and nobody frames it. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Headers that say how an answer wants to be taken, by what the answer holds. */
export function safeHeaders({ isSecure }: { isSecure: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(isSecure && { 'Strict-Transport-Security': transportPolicy }),
  };
}

/**
 * Gives every answer that the router sends these headers, and those without a policy of their own the empty one:
 * a 304 as well as what it stands for, since a browser puts the headers of both together. Pages, which are sent
 * past the router, have theirs from `render-page.tsx`. Call it before any route.
 */
export function sendSafeHeaders(app: FastifyInstance, options: { isSecure: boolean }): void {
  const headers = safeHeaders(options);
  // No promise: it runs for every answer.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(headers);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', emptyPolicy);
    done();
  });
}
