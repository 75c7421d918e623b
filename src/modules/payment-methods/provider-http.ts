import type { z } from 'zod';

import { inSpan, type Span } from '#platform/tracing/tracing.ts';

import { ProviderError } from './provider-error.ts';

interface ProviderRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends a request and gives the text of a 2xx answer; throws `ProviderError` for everything else. */
export type ProviderHttp = (request: ProviderRequest) => Promise<string>;

/** What a provider has answered, whatever its status. */
interface ProviderAnswer {
  status: number;
  body: Buffer;
}

/** Sends a request; throws `ProviderError` where no answer comes, or one that is too long. */
export type BoundedHttp = (request: ProviderRequest) => Promise<ProviderAnswer>;

interface ProviderHttpOptions {
  /** For a whole call, in milliseconds. */
  timeoutMs?: number;
  /** Longest answer that is read. */
  maxBytes?: number;
}

/** Statuses below 500 that say "later": timeout, conflict with a call under way, too early, too many. */
const laterStatuses = new Set([408, 409, 425, 429]);
const mostShownCharacters = 300;

/** Calls to providers: bounded in time and size, and to the address asked for, never to where it redirects. */
export function createBoundedHttp(options: ProviderHttpOptions = {}): BoundedHttp {
  const { timeoutMs = 10_000, maxBytes = 256 * 1024 } = options;
  async function call(
    { method, url, headers, body }: ProviderRequest,
    span: Span | null,
  ): Promise<ProviderAnswer> {
    try {
      const response = await fetch(url, {
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(span && { traceparent: span.traceparent }),
        },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      span?.set({ 'http.response.status_code': status });
      const answer = await readBounded(response, maxBytes);
      if (status >= 400) span?.fail(String(status));
      return { status, body: answer };
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError('unavailable', 'The provider does not answer', error);
    }
  }

  return (request) => {
    const { method, url } = request;
    const { origin, hostname, protocol, port } = new URL(url);
    // By the semantic conventions for HTTP clients; of paths and queries, where ids and secrets may stand, nothing.
    const attributes = {
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      'url.full': `${origin}/REDACTED`,
    };
    return inSpan(method, { kind: 'client', attributes }, (span) => call(request, span));
  };
}

/** The same for whom a 2xx answer alone is one. */
export function createProviderHttp(options: ProviderHttpOptions = {}): ProviderHttp {
  const ask = createBoundedHttp(options);
  return async (request) => {
    const { status, body } = await ask(request);
    const text = body.toString('utf8');
    if (status >= 200 && status < 300) return text;
    throw new ProviderError(
      isRefusal(status) ? 'refused' : 'unavailable',
      `The provider answered ${status}: ${text.slice(0, mostShownCharacters)}`,
    );
  };
}

/** Whether a status says that asking again is of no use. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !laterStatuses.has(status);
}

async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ProviderError('unavailable', `The answer exceeds ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** An answer in JSON by its schema; one that does not fit tells nothing, like no answer. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ProviderError('unavailable', 'The provider’s answer is no JSON', error);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ProviderError('unavailable', 'The provider’s answer cannot be read', parsed.error);
}
