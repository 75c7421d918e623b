import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach } from 'vitest';

import type { PageCache } from './page-cache.ts';
import type { RenderedPage } from './page-entry.ts';

/** Of a request that is to go past what is stored, as the app's own do that make a page anew. */
export const redrawn = 'x-redrawn';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

export function page(html: string, overrides: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    html,
    headers: { 'Cache-Control': 'public' },
    tags: ['product:1'],
    cacheable: true,
    ...overrides,
  };
}

/** Starts a server until the test's end; answers with its port. */
export async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A server as the app makes it: the cache first, the renderer behind it. */
export async function serve(cache: PageCache, render: (path: string) => Promise<RenderedPage>) {
  const port = await listen((request, response) => {
    const draw = () => render(request.url ?? '/');
    const isRedraw = request.headers[redrawn] !== undefined;
    if (isRedraw || !cache.tryServe(request, response)) void cache.serve(request, response, draw);
  });
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
}
