import { createServer, type Server } from 'node:http';

import type { Metrics } from './metrics.ts';

interface Place {
  host: string;
  /** 0 takes a free one. */
  port: number;
}

/**
 * Answers `GET /metrics` on a port of its own, which is not for the public. Readers at the same time share one
 * reading. Throws where the port is taken.
 */
export async function startMetricsServer(
  metrics: Pick<Metrics, 'write'>,
  { host, port }: Place,
): Promise<Server> {
  let reading: ReturnType<Metrics['write']> | undefined;
  const server = createServer({ requestTimeout: 5000, headersTimeout: 5000 }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics is answered here.\n');
      return;
    }
    reading ??= metrics.write().finally(() => {
      reading = undefined;
    });
    reading.then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Error(`METRICS_PORT ${port} is taken by another program; choose another one.`, {
              cause: error,
            })
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  // What it answers keeps no program alive.
  server.unref();
  return server;
}
