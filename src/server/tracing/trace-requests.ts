import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { beginSpan, isTracing, runAs, type Span } from '#platform/tracing/tracing.ts';

import type { RequestMetrics } from '../metrics/request-metrics.ts';

const spans = new WeakMap<IncomingMessage, Span>();

/** A span for each request, by the semantic conventions for HTTP servers; what comes ahead of the router too. */
export const watchRequest: RequestMetrics['watch'] = (request, response) => {
  if (!isTracing()) return;
  const method = request.method ?? '';
  const { traceparent } = request.headers;
  const span = beginSpan(method, {
    kind: 'server',
    parent: typeof traceparent === 'string' ? traceparent : undefined,
    attributes: { 'http.request.method': method, 'url.path': request.url?.split('?')[0] },
  });
  if (!span) return;
  spans.set(request, span);
  response.once('close', () => {
    const { statusCode } = response;
    span.set({ 'http.response.status_code': statusCode });
    span.end(statusCode >= 500 ? new Error(`Answered ${statusCode}`) : undefined);
  });
};

/**
 * What answers a request knows whose it is: its id in logs of slow statements, its span above those of statements
 * and calls. After the body was read, for its events come without that.
 */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const span = spans.get(request.raw);
    const route = request.routeOptions.url;
    span?.set({ 'http.route': route, 'vitrina.request_id': request.id });
    if (route !== undefined) span?.rename(`${request.method} ${route}`);
    runAs({ requestId: request.id, span }, done);
  });
  app.addHook('preValidation', (request, _reply, done) =>
    runAs({ requestId: request.id, span: spans.get(request.raw) }, done),
  );
}
