import type { FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';

import { clientKey } from './client-address.ts';
import { visitor, type Identity, type StaffIdentity } from './identity.ts';
import type { Authenticate } from './mount-route.ts';

export interface TokenReader {
  /** Whose session an opaque token is; null for one that is not, or no longer, valid. */
  identify(token: string): Promise<Identity | null>;
}

/** How often a key may call, and how much of that is left. */
export interface CallRate {
  limit: number;
  remaining: number;
  /** Seconds until it begins anew. */
  reset: number;
  isExceeded: boolean;
}

export interface KeyReader {
  /** For whom a key calls; null for one that is no good. Throws 429 when a client has tried too many. */
  identifyKey(token: string, client: string): Promise<{ identity: StaffIdentity; rate: CallRate } | null>;
}

/** What keys of the API begin with. */
export const apiKeyPrefix = 'vk_';

/** RFC 6750, section 2.1; the tokens are 43 characters of base64url. */
const bearerPattern = /^Bearer ([\w.~+/-]{1,200}=*)$/i;

/** The token of `Authorization: Bearer …`, whether it is good or not; null without one. */
export function bearerToken(request: FastifyRequest): string | null {
  return bearerPattern.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Without the header the caller is a visitor; a bad token is refused. */
export function createAuthenticator(tokens: TokenReader, keys: KeyReader): Authenticate {
  return async (request, setHeader) => {
    if (request.headers.authorization === undefined) return visitor;
    const token = bearerToken(request);
    const identity =
      token === null
        ? null
        : isApiKey(token)
          ? await identifyKey(keys, token, request, setHeader)
          : await tokens.identify(token);
    if (!identity) throw new AppError('unauthorized', 'api.signIn');
    return identity;
  };
}

/** 46 characters, where those of sessions are 43. */
const isApiKey = (token: string) => token.startsWith(apiKeyPrefix) && token.length !== 43;

async function identifyKey(
  keys: KeyReader,
  token: string,
  request: FastifyRequest,
  setHeader: (name: string, value: string) => void,
): Promise<Identity | null> {
  const found = await keys.identifyKey(token, clientKey(request));
  if (!found) return null;
  const { limit, remaining, reset, isExceeded } = found.rate;
  setHeader('ratelimit-limit', String(limit));
  setHeader('ratelimit-remaining', String(remaining));
  setHeader('ratelimit-reset', String(reset));
  if (isExceeded) throw new AppError('too_many_requests', 'errors.tooManyRequests', { retryAfter: reset });
  return found.identity;
}
