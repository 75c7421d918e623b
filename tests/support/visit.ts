import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { Agent, request as requestSecure, type RequestOptions } from 'node:https';

import { shopName } from './proxies.ts';

export interface Visit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Where on the loopback it comes from, such as 127.0.0.7; each is a client of its own. */
  from?: string;
  /** Keeps connections; none is kept unless said so. */
  agent?: Agent | undefined;
}

export interface VisitAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Connections that are kept as a browser's are; the proxies' certificates of tests are nobody's. */
export function createAgent(connections: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: connections, rejectUnauthorized: false });
}

/** Asks a proxy on this machine for the shop by its name. Rejects where the connection breaks. */
export function visit(
  port: number,
  path: string,
  { method = 'GET', headers, body, from, agent }: Visit = {},
  protocol: 'https' | 'http' = 'https',
): Promise<VisitAnswer> {
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    method,
    servername: shopName,
    rejectUnauthorized: false,
    headers: {
      host: `${shopName}:${port}`,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
    },
    ...(from !== undefined && { localAddress: from }),
    agent: agent ?? false,
  };
  return new Promise((resolve, reject) => {
    const send = protocol === 'https' ? requestSecure : requestPlain;
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.once('error', reject);
    request.setTimeout(60_000, () => request.destroy(new Error(`${path}: no answer within a minute`)));
    request.end(body);
  });
}
