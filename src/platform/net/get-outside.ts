import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';

import { programVersion } from '#domain/program-version.ts';

import type { OutsideRules } from './post-outside.ts';
import { createPublicLookup, OwnNetworkError, refuseOwnAddress } from './public-lookup.ts';

/** Why nothing came: `silent` may pass, and `refused` with some of its statuses. */
export type OutsideReason = 'badAddress' | 'ownNetwork' | 'redirects' | 'refused' | 'silent' | 'tooBig';

export class OutsideError extends Error {
  override name = 'OutsideError';
  readonly reason: OutsideReason;
  /** Of the answer; 0 without one. */
  readonly status: number;
  constructor(reason: OutsideReason, { status = 0, cause }: { status?: number; cause?: unknown } = {}) {
    super(`Nothing could be fetched: ${reason}`, { cause });
    this.reason = reason;
    this.status = status;
  }
}

interface OutsideGet {
  url: string;
  mostBytes: number;
  /** For everything, redirects included. */
  timeoutMs: number;
  signal: AbortSignal;
}

export type GetOutside = (get: OutsideGet) => Promise<Buffer>;

const mostRedirects = 3;

/**
 * Fetches what an address that somebody else has written stands for: over a connection of its own to a public address,
 * at the usual ports, a few redirects on, each judged anew. Bytes come as they are, never unpacked. Rejects with
 * OutsideError.
 */
export function createOutsideGetter({ allowsOwnNetwork, resolve }: OutsideRules): GetOutside {
  const lookup = createPublicLookup(resolve);
  return async ({ url: text, mostBytes, timeoutMs, signal }) => {
    const options: RequestOptions = {
      headers: {
        accept: 'image/*',
        'accept-encoding': 'identity',
        'user-agent': `Vitrina/${programVersion}`,
      },
      // Kept connections would go to an address that was judged long ago.
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ...(!allowsOwnNetwork && { lookup }),
    };
    try {
      let url = new URL(text);
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        judge(url, allowsOwnNetwork);
        const answer = await ask(url, options, mostBytes);
        if (Buffer.isBuffer(answer)) return answer;
        url = new URL(answer.to, url);
      }
      throw new OutsideError('redirects');
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      throw new OutsideError(error instanceof OwnNetworkError ? 'ownNetwork' : reasonOf(error), {
        cause: error,
      });
    }
  };
}

/** A location that is no address is the other server's mistake, which it will make again. */
const reasonOf = (error: unknown): OutsideReason => (error instanceof TypeError ? 'badAddress' : 'silent');

function judge(url: URL, allowsOwnNetwork: boolean): void {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || (url.port !== '' && !allowsOwnNetwork))
    throw new OutsideError('badAddress');
  if (!allowsOwnNetwork) refuseOwnAddress(url);
}

function ask(url: URL, options: RequestOptions, mostBytes: number): Promise<Buffer | { to: string }> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
    request.on('error', reject);
    request.once('response', (response: IncomingMessage) => {
      const { statusCode: status = 0, headers } = response;
      const refuse = (error: Error) => {
        reject(error);
        response.destroy();
      };
      response.on('error', reject);
      if ([301, 302, 303, 307, 308].includes(status) && headers.location !== undefined) {
        resolve({ to: headers.location });
        return void response.destroy();
      }
      if (status !== 200) return refuse(new OutsideError('refused', { status }));
      if (Number(headers['content-length'] ?? 0) > mostBytes) return refuse(new OutsideError('tooBig'));
      const pieces: Buffer[] = [];
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > mostBytes) return refuse(new OutsideError('tooBig'));
        pieces.push(piece);
      });
      response.on('end', () => resolve(Buffer.concat(pieces)));
    });
    request.end();
  });
}
