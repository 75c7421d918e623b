import type { IncomingMessage, ServerResponse } from 'node:http';

import { Histogram, type Registry } from 'prom-client';

/** Bounds, name and labels of OpenTelemetry's semantic conventions for HTTP servers, 1.23 and later. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What answers ahead of the router (decision 6). */
const pageCacheRoute = 'page cache';
const unknownRoute = 'unknown';
/** What was not let in: no route has seen it. */
const refusedRoute = 'refused';
/** Of a client that left before its answer, as nginx has it. */
const leftStatus = 499;

export interface RequestMetrics {
  /** To be called for each request before anything answers it. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** The pattern of the route that answers it, such as `/products/:slug`. */
  nameRoute(request: IncomingMessage, route: string | undefined): void;
  /** The request is refused before any route sees it. */
  nameRefusal(request: IncomingMessage): void;
}

/** How long answers took, by method, pattern of the route and status; never by address, which has no end. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const routes = new WeakMap<IncomingMessage, string>();
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: bounds,
    registers: [registry],
  });
  return {
    watch(request, response) {
      const begun = performance.now();
      response.once('close', () => {
        if (isEventStream(response)) return;
        const method = request.method ?? '';
        durations.observe(
          {
            http_request_method: knownMethods.has(method) ? method : '_OTHER',
            http_route: routes.get(request) ?? pageCacheRoute,
            http_response_status_code: response.writableFinished ? response.statusCode : leftStatus,
          },
          (performance.now() - begun) / 1000,
        );
      });
    },
    nameRoute(request, route) {
      routes.set(request, route ?? unknownRoute);
    },
    nameRefusal(request) {
      routes.set(request, refusedRoute);
    },
  };
}

/** How long one was open tells nothing of the server. */
function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}
