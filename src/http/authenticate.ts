import type { FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';

import { visitor, type Identity } from './identity.ts';
import type { Authenticate } from './mount-route.ts';

export interface TokenReader {
  /** Whose session an opaque token is; null for one that is not, or no longer, valid. */
  identify(token: string): Promise<Identity | null>;
}

/** RFC 6750, section 2.1; the tokens are 43 characters of base64url. */
const bearerPattern = /^Bearer ([\w.~+/-]{1,200}=*)$/i;

/** The token of `Authorization: Bearer …`, whether it is good or not; null without one. */
export function bearerToken(request: FastifyRequest): string | null {
  return bearerPattern.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Without the header the caller is a visitor; a bad token is refused. */
export function createAuthenticator(tokens: TokenReader): Authenticate {
  return async (request) => {
    if (request.headers.authorization === undefined) return visitor;
    const token = bearerToken(request);
    const identity = token === null ? null : await tokens.identify(token);
    if (!identity) throw new AppError('unauthorized', 'api.signIn');
    return identity;
  };
}
