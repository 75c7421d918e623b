import { randomInt, randomUUID } from 'node:crypto';

import autocannon from 'autocannon';

export interface LoadFigures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
}

interface LoadInput {
  origin: string;
  /** Asked in turn by all clients together: with enough of them no cache can carry the figure. */
  paths: string[];
  /** Writes the body of each request, which makes it a POST of JSON with an idempotency key. */
  writeBody?: () => unknown;
  headers?: Record<string, string>;
  clients?: number;
  seconds?: number;
}

/** A bounded load from this process; every answer but 2xx counts as a failure. */
export async function measureLoad({
  origin,
  paths,
  writeBody,
  headers = {},
  clients = 16,
  seconds = 5,
}: LoadInput): Promise<LoadFigures> {
  let asked = 0;
  const result = await autocannon({
    url: origin,
    connections: clients,
    duration: seconds,
    headers,
    requests: [
      {
        method: writeBody ? 'POST' : 'GET',
        setupRequest: (request) => ({
          ...request,
          path: paths[asked++ % paths.length] ?? '/',
          ...(writeBody && {
            headers: {
              ...headers,
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
              // Buyers are not all in one network, of which the shop bounds what it orders.
              'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
            },
            body: JSON.stringify(writeBody()),
          }),
        }),
      },
    ],
  });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
