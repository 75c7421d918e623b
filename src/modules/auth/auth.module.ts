import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { TokenReader } from '#http/authenticate.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { createPasswords } from './password-hash.ts';
import { createPasswordQueue } from './password-queue.ts';
import { createSignIn } from './sign-in.ts';
import { cleanTokens, identifySession } from './tokens.ts';

interface AuthDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
}

/** Passwords and sessions of customers and staff. */
export function createAuthModule({ db, limits }: AuthDeps) {
  const passwords = createPasswords(createPasswordQueue());
  const tokens: TokenReader = { identify: (token) => identifySession(db, token) };
  return {
    passwords,
    signIn: createSignIn({ db, limits, passwords }),
    tokens,
    cleaning: [() => cleanTokens(db)],
  };
}
