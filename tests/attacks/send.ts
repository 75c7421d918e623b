import { request, type Agent, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked. */
  body: Buffer;
  text: string;
  ms: number;
}

export interface Attack {
  method?: string;
  /** Sent as it stands: what `fetch` would tidy up reaches the server. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
}

/** One request through Node's client, which neither resolves dots nor encodes anything. */
export function send(
  origin: string,
  { method = 'GET', path, headers = {}, body, agent }: Attack,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const begin = performance.now();
  const options: RequestOptions = { hostname, port, method, path, headers, ...(agent && { agent }) };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const unpacked = unpack(Buffer.concat(chunks), response.headers['content-encoding']);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: unpacked,
          text: unpacked.toString(),
          ms: performance.now() - begin,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const get = (origin: string, path: string, headers: Attack['headers'] = {}) =>
  send(origin, { path, headers });

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

export interface RawAnswer {
  text: string;
  /** Whether the server closed the connection within the time. */
  closed: boolean;
  ms: number;
}

/** Writes bytes as they are and gives all that comes until the server closes or `ms` have passed. */
export function sendRaw(
  origin: string,
  bytes: string | Buffer,
  { ms = 3000, drip = '' }: { ms?: number; drip?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const begin = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    const timers = [setTimeout(() => finish(false), ms)];
    if (drip !== '') timers.push(setInterval(() => socket.write(drip), 500));
    function finish(closed: boolean): void {
      for (const timer of timers) clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString('latin1'), closed, ms: performance.now() - begin });
    }
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => finish(true));
    socket.on('end', () => finish(true));
    socket.on('close', () => finish(true));
    socket.on('connect', () =>
      socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes),
    );
  });
}

export const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
