import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { SignatureV4 } from '@smithy/signature-v4';
import { startFauxqs } from 'fauxqs';

import type { S3Options } from '#platform/files/s3/s3-options.ts';

/** What the server does next instead of its work. */
type Fault =
  | { status: number; body?: string; headers?: Record<string, string> }
  | { hangsMs: number }
  | 'cut';

export interface S3Server {
  /** For a store over its bucket, path style. */
  options: S3Options;
  env: Record<string, string>;
  /** Method, path and query of each request that came. */
  requests: string[];
  /** Where set, what every request gets that it is about. */
  fault: ((request: IncomingMessage) => Fault | undefined) | undefined;
  /** Files can be read without a key, as those of a public bucket. */
  isPublic: boolean;
  /** Files on a page of a list; undefined: a thousand. */
  pageSize: number | undefined;
  stop(): Promise<void>;
}

const region = 'eu-central-1';
const accessKeyId = 'AKIDVITRINA';
const secretAccessKey = 'secret/of+the=test';
const payloadHash = 'x-amz-content-sha256';

/**
 * An S3 service for tests: fauxqs does the work. It takes any signature, so a gateway before it counts each by the
 * signer of the AWS SDK, which shares no code with the shop's, and refuses as S3 does.
 */
export async function startS3Server({ bucket = 'shop-media' } = {}): Promise<S3Server> {
  const backend = await startFauxqs({
    port: 0,
    host: '127.0.0.1',
    logger: false,
    init: { buckets: [bucket] },
  });
  const gateway = createServer((request, reply) => {
    void answer(request, reply).catch((error: unknown) => {
      if (!reply.headersSent) reply.writeHead(500);
      reply.end(String(error));
    });
  });
  const server: S3Server = {
    options: { endpoint: '', region, bucket, accessKeyId, secretAccessKey, isPathStyle: true, prefix: '' },
    env: {},
    requests: [],
    fault: undefined,
    isPublic: false,
    pageSize: undefined,
    async stop() {
      gateway.closeAllConnections();
      await new Promise((resolve) => gateway.close(resolve));
      await backend.stop();
    },
  };

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    server.requests.push(`${request.method} ${request.url}`);
    const fault = server.fault?.(request);
    if (fault === 'cut') return void request.socket.destroy();
    if (fault && 'hangsMs' in fault) await sleep(fault.hangsMs, undefined, { ref: false });
    else if (fault) {
      reply.writeHead(fault.status, fault.headers).end(fault.body);
      return;
    }
    const isOpen = server.isPublic && request.method === 'GET' && !request.headers.authorization;
    const refusal = isOpen ? undefined : await findRefusal(request, body);
    if (refusal) {
      reply.writeHead(refusal.status, { 'content-type': 'application/xml' }).end(refusal.body);
      return;
    }
    await passOn(request, body, reply);
  }

  async function passOn(request: IncomingMessage, body: Buffer, reply: ServerResponse): Promise<void> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (!['connection', 'host', 'content-length', 'transfer-encoding'].includes(name)) {
        headers.set(name, String(value));
      }
    }
    const path = request.headers.host?.startsWith(`${bucket}.`) ? `/${bucket}${request.url}` : request.url;
    const page = server.pageSize && path?.includes('list-type=2') ? `&max-keys=${server.pageSize}` : '';
    const passed = await fetch(`http://127.0.0.1:${backend.port}${path}${page}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const sent = Buffer.from(await passed.arrayBuffer());
    const answered = Object.fromEntries(
      [...passed.headers].filter(([name]) => name !== 'transfer-encoding' && name !== 'connection'),
    );
    reply.writeHead(passed.status, answered).end(sent);
  }

  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  server.options.endpoint = `http://127.0.0.1:${port}`;
  server.env = {
    S3_ENDPOINT: server.options.endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  return server;
}

interface Refusal {
  status: number;
  body: string;
}

function refuse(status: number, code: string, message: string, more = ''): Refusal {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message>${more}<RequestId>4442587FB7D0A2F9</RequestId></Error>`;
  return { status, body };
}

/** What S3 refuses by "Authenticating Requests: Using the Authorization Header" and "List of Error Codes". */
async function findRefusal(request: IncomingMessage, body: Buffer): Promise<Refusal | undefined> {
  const { headers, method = 'GET' } = request;
  const url = new URL(request.url ?? '/', `http://${headers.host}`);
  if (url.searchParams.has('X-Amz-Signature')) return findPresignedRefusal(url);
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return refuse(403, 'AccessDenied', 'Access Denied');
  const [, keyId, , scope, names = '', signature] = given;
  if (keyId !== accessKeyId) {
    return refuse(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  }
  if (scope !== region) {
    const message = `The authorization header is malformed; the region '${scope}' is wrong; expecting '${region}'`;
    return refuse(400, 'AuthorizationHeaderMalformed', message, `<Region>${region}</Region>`);
  }
  const signed = names.split(';');
  const mustBeSigned = Object.keys(headers).filter(
    (name) => name === 'host' || name === 'content-type' || name.startsWith('x-amz-'),
  );
  const unsigned = mustBeSigned.find((name) => !signed.includes(name));
  if (unsigned)
    return refuse(403, 'AccessDenied', 'There were headers present which were not signed', unsigned);
  if (headers[payloadHash] !== createHash('sha256').update(body).digest('hex')) {
    return refuse(400, 'XAmzContentSHA256Mismatch', 'The provided header does not match what was computed.');
  }
  const expected = await signAsSdk(method, url, pick(headers, signed));
  if (expected === signature) return undefined;
  return refuse(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
}

async function findPresignedRefusal(url: URL): Promise<Refusal | undefined> {
  const query = Object.fromEntries(url.searchParams);
  const date = readDate(query['X-Amz-Date'] ?? '');
  const expiresIn = Number(query['X-Amz-Expires']);
  if (Date.now() > date.getTime() + expiresIn * 1000) {
    return refuse(403, 'AccessDenied', 'Request has expired');
  }
  const own = Object.entries(query).filter(([name]) => !name.startsWith('X-Amz-'));
  const presigned = await createSigner().presign(
    {
      ...requestOf('GET', url),
      query: Object.fromEntries(own),
      headers: { host: url.host, [payloadHash]: 'UNSIGNED-PAYLOAD' },
    },
    {
      signingDate: date,
      expiresIn,
      unsignableHeaders: new Set([payloadHash]),
      unhoistableHeaders: new Set([payloadHash]),
    },
  );
  if (presigned.query?.['X-Amz-Signature'] === query['X-Amz-Signature']) return undefined;
  return refuse(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
}

function createSigner(): SignatureV4 {
  return new SignatureV4({
    service: 's3',
    region,
    credentials: { accessKeyId, secretAccessKey },
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
}

function requestOf(method: string, url: URL) {
  const { protocol, hostname, port } = url;
  return { method, protocol, hostname, port: Number(port), path: url.pathname };
}

async function signAsSdk(
  method: string,
  url: URL,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const signed = await createSigner().sign(
    { ...requestOf(method, url), query: Object.fromEntries(url.searchParams), headers },
    { signingDate: readDate(headers['x-amz-date'] ?? ''), signableHeaders: new Set(Object.keys(headers)) },
  );
  return /Signature=([0-9a-f]+)/.exec(signed.headers['authorization'] ?? '')?.[1];
}

function pick(headers: IncomingHttpHeaders, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
}

/** `20130524T000000Z` */
function readDate(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** The hash as the SDK's signer wants it. */
class Sha256 {
  readonly #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(toBytes(data));
  }

  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.#hash.digest());
  }

  reset(): void {}
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
