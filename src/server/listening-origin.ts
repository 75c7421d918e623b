import type { Server } from 'node:net';

import type { Config } from './config.ts';

/**
 * Where the server is reached while no PUBLIC_URL says how visitors see it, without a slash at the end:
 * what the start prints, and what sitemap, canonical links and mails name.
 */
export function listeningOrigin(server: Server, config: Pick<Config, 'host' | 'port'>): string {
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const isAnyHost = config.host === '0.0.0.0' || config.host === '::';
  const host = isAnyHost ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${port}`;
}
