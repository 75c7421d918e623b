import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { beginSpan, isTracing, runAs, type Span } from '#platform/tracing/tracing.ts';

const spans = new WeakMap<IncomingMessage, Span>();

/** Those that the conventions know; of others there is no end. */
const knownMethods = new Set([
  'CONNECT',
  'DELETE',
  'GET',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'POST',
  'PUT',
  'TRACE',
]);
const nameOf = (method: string) => (knownMethods.has(method) ? method : 'HTTP');

/**
 * A span for each request, what comes ahead of the router too, by the semantic conventions for HTTP servers
 * (https://opentelemetry.io/docs/specs/semconv/http/http-spans/), but without `url.query`, which may hold tokens, and
 * without addresses of clients.
 */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  /** What visitors come by, as long as no route has seen the headers of a proxy. */
  scheme: 'http' | 'https',
): void {
  if (!isTracing()) return;
  const { method = '', httpVersion } = request;
  const { traceparent, 'user-agent': userAgent } = request.headers;
  const isKnown = knownMethods.has(method);
  const span = beginSpan(nameOf(method), {
    kind: 'server',
    parent: typeof traceparent === 'string' ? traceparent : undefined,
    attributes: {
      'http.request.method': isKnown ? method : '_OTHER',
      'http.request.method_original': isKnown ? undefined : method,
      'url.path': request.url?.split('?')[0],
      'url.scheme': scheme,
      'network.protocol.version': httpVersion,
      'user_agent.original': userAgent,
    },
  });
  if (!span) return;
  spans.set(request, span);
  response.once('close', () => {
    const { statusCode, headersSent, writableFinished } = response;
    if (headersSent) span.set({ 'http.response.status_code': statusCode });
    if (headersSent && statusCode >= 500) span.fail(String(statusCode));
    else if (!writableFinished) span.fail('ECONNRESET', 'The client left before the end of the answer');
    span.end();
  });
}

/**
 * What answers a request knows whose it is: its id in logs of slow statements, its span above those of statements
 * and calls. After the body was read, for its events come without that.
 */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const span = spans.get(request.raw);
    const route = request.routeOptions.url;
    span?.set({ 'http.route': route, 'url.scheme': request.protocol, 'vitrina.request_id': request.id });
    if (route !== undefined) span?.rename(`${nameOf(request.method)} ${route}`);
    runAs({ requestId: request.id, span }, done);
  });
  app.addHook('preValidation', (request, _reply, done) =>
    runAs({ requestId: request.id, span: spans.get(request.raw) }, done),
  );
}
