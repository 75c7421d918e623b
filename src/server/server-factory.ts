import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';

import { visitOf } from '#domain/visit-of.ts';
import { boundBodyTime } from '#http/body-time.ts';
import type { ProxyWatch } from '#http/proxy-watch.ts';
import type { VisitCounter } from '#modules/analytics/visit-counter.ts';
import type { PageCache } from '#site/cache/page-cache.ts';

import type { RequestAdmission } from './admission/admit-requests.ts';
import type { Health } from './health.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';

/**
 * A client that drips its headers or its body is gone within 15 s (reliability 2b, case 64): Node looks at
 * the limits only every `connectionsCheckingInterval`, 30 s by default.
 */
const connectionLimits = {
  headersTimeout: 10_000,
  // Of uploads, which `readUpload` gives their time; all other bodies have `bodyMs`.
  requestTimeout: 300_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2000,
};

const bodyMs = 12_000;

export interface ServerFactoryDeps {
  health: Health;
  pageCache: PageCache;
  proxyWatch: Pick<ProxyWatch, 'look'>;
  noteVisit: VisitCounter['note'];
  /** Drops from caches what has begun or ended by the clock. */
  crossBoundaries: () => void;
  admission: Pick<RequestAdmission, 'admit'>;
  /** Hears of each request before anything answers it. */
  watch: RequestMetrics['watch'];
}

/** What happens to a request before the router sees it. */
export function createServerFactory(deps: ServerFactoryDeps) {
  const { health, pageCache, proxyWatch, noteVisit, crossBoundaries, admission, watch } = deps;
  return (handler: RequestListener): Server => {
    const answer = (request: IncomingMessage, response: ServerResponse, hasWaited: boolean): void => {
      // Another one may have had the page made meanwhile.
      if (!hasWaited || !pageCache.tryServe(request, response)) handler(request, response);
    };
    return createServer(connectionLimits, (request, response) => {
      watch(request, response);
      if (health.isDraining) response.shouldKeepAlive = false;
      boundBodyTime(request, bodyMs);
      proxyWatch.look(request);
      useOriginForm(request);
      if (hasTwoHosts(request)) return refuseTwoHosts(response);
      if (isServiceWorker(request)) return refuseServiceWorker(response);
      const visit = visitOf(request);
      if (visit !== null) noteVisit(visit);
      crossBoundaries();
      // Cached pages are answered ahead of the router (decision 6), and of all queues: refusing one costs as much.
      if (!pageCache.tryServe(request, response)) admission.admit(request, response, answer);
    });
  };
}

/** Node takes the first and a proxy perhaps the second: RFC 9112, section 3.2, has such a request refused. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count > 1;
}

function refuseTwoHosts(response: ServerResponse): void {
  response.writeHead(400, { 'cache-control': 'no-store', connection: 'close', 'content-length': '0' }).end();
}

/**
 * A service worker would see every later request of the origin, those of the back office included. We have
 * none, so whoever registers one is code that somebody has got into a page.
 */
function isServiceWorker({ headers }: IncomingMessage): boolean {
  return headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker';
}

function refuseServiceWorker(response: ServerResponse): void {
  response.writeHead(403, { 'cache-control': 'no-store', 'content-length': '0' }).end();
}

/** `GET http://host/path` (RFC 9112, section 3.2.2) asks for the path: the host it names is nobody's business. */
function useOriginForm(request: IncomingMessage): void {
  const target = request.url ?? '/';
  if (target.startsWith('/') || target === '*') return;
  request.url = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}
