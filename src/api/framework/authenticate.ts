import { AppError } from '#domain/errors.ts';
import { visitor, type Identity } from '#services/auth/identity.ts';

import type { Authenticate } from './mount-route.ts';

export interface TokenReader {
  /** Whose session an opaque token is; null for one that is not, or no longer, valid. */
  identify(token: string): Promise<Identity | null>;
}

/** RFC 6750, section 2.1; the tokens are 43 characters of base64url. */
const bearerPattern = /^Bearer ([\w.~+/-]{1,200}=*)$/i;

/** Reads `Authorization: Bearer …`. Without the header the caller is a visitor; a bad one is refused. */
export function createAuthenticator(tokens: TokenReader): Authenticate {
  return async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return visitor;
    const token = bearerPattern.exec(header)?.[1];
    const identity = token === undefined ? null : await tokens.identify(token);
    if (!identity) throw new AppError('unauthorized', 'Please sign in');
    return identity;
  };
}
