import type { z } from 'zod';

import { inSpan, type Span } from '#platform/tracing/tracing.ts';

import { ProviderError } from './provider-error.ts';

interface ProviderRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends a request and gives the text of a 2xx answer; throws `ProviderError` for everything else. */
export type ProviderHttp = (request: ProviderRequest) => Promise<string>;

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
export function createProviderHttp(options: ProviderHttpOptions = {}): ProviderHttp {
  const { timeoutMs = 10_000, maxBytes = 256 * 1024 } = options;
  async function call({ method, url, headers, body }: ProviderRequest, span: Span | null): Promise<string> {
    let status: number;
    let text: string;
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
      status = response.status;
      span?.set({ 'http.response.status_code': status });
      text = await readBounded(response, maxBytes);
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError('unavailable', 'The provider does not answer', error);
    }
    if (status >= 200 && status < 300) return text;
    if (status >= 400) span?.fail(String(status));
    const isRefused = status >= 400 && status < 500 && !laterStatuses.has(status);
    throw new ProviderError(
      isRefused ? 'refused' : 'unavailable',
      `The provider answered ${status}: ${text.slice(0, mostShownCharacters)}`,
    );
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

async function readBounded(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ProviderError('unavailable', `The answer exceeds ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
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
