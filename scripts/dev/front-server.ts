import { createServer, type Server } from 'node:http';

import type { Connect } from 'vite';

import { listeningOrigin } from '../../src/server/listening-origin.ts';
import { admitDevClient, changePolicy } from './admit-dev-client.ts';
import { devBase } from './dev-entries.ts';
import type { Shop } from './start-shop.ts';

interface FrontServer {
  server: Server;
  /** Who answers from now on. */
  parts: { vite?: Connect.Server; shop?: Shop };
}

/** The one port of `npm run dev`: it stays while the shop behind it is started anew with each change. */
export function createFrontServer(): FrontServer {
  const parts: FrontServer['parts'] = {};
  const server = createServer((request, response) => {
    const { vite, shop } = parts;
    if (vite && request.url?.startsWith(devBase)) {
      vite(request, response, () => response.writeHead(404).end());
      return;
    }
    if (!shop) {
      response.writeHead(503, { 'Retry-After': '1' }).end('The shop is starting\n');
      return;
    }
    changePolicy(response, admitDevClient);
    shop.handle(request, response);
  });
  return { server, parts };
}

/** Resolves with the address, without a slash at the end. */
export async function listen(server: Server, config: { host: string; port: number }): Promise<string> {
  const { host, port } = config;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`PORT ${port} is taken by another program; choose another one.`) : error);
    });
    server.listen(port, host, resolve);
  });
  return listeningOrigin(server, config);
}
