import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';

import { createPublicLookup, refuseOwnAddress, type Resolve } from './public-lookup.ts';

interface OutsidePost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** For everything, from the name to the first line of the answer. */
  timeoutMs: number;
  signal: AbortSignal;
}

/** What is heeded of an answer; its body is not read. */
interface OutsideAnswer {
  status: number;
  retryAfter: string | undefined;
}

export interface OutsideRules {
  /** For development alone: `http:` and addresses of the own network are allowed. */
  allowsOwnNetwork: boolean;
  resolve?: Resolve;
}

export type PostOutside = (post: OutsidePost) => Promise<OutsideAnswer>;

/**
 * Sends to an address that somebody has typed in: a connection of its own to a public address, no redirects, no
 * environment's proxy. Rejects with an error that says why no answer came.
 */
export function createOutsidePoster({ allowsOwnNetwork, resolve }: OutsideRules): PostOutside {
  const lookup = createPublicLookup(resolve);
  return async ({ url: text, headers, body, timeoutMs, signal }) => {
    const url = new URL(text);
    if (!allowsOwnNetwork) refuseByAddress(url);
    const timeout = AbortSignal.timeout(timeoutMs);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // Kept connections would go to an address that was judged long ago.
      agent: false,
      signal: AbortSignal.any([signal, timeout]),
      ...(!allowsOwnNetwork && { lookup }),
    };
    try {
      return await send(url, options, body);
    } catch (error) {
      throw timeout.aborted ? new Error(`No answer in ${timeoutMs / 1000} s`, { cause: error }) : error;
    }
  };
}

function refuseByAddress(url: URL): void {
  if (url.protocol !== 'https:') throw new Error('The address must begin with https://');
  refuseOwnAddress(url);
}

function send(url: URL, options: RequestOptions, body: string): Promise<OutsideAnswer> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
    request.on('error', reject);
    request.once('response', (response: IncomingMessage) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      // Whatever it goes on to say is of no use, however much it is.
      response.destroy();
    });
    request.end(body);
  });
}
