import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { normalizeEmail } from '#domain/text.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimit, RateLimiter } from '#platform/limits/rate-limiter.ts';

import type { AccountKind } from './account-kinds.ts';
import { deleteKnownClients, selectAccountByEmail, upsertKnownClient } from './auth.queries.ts';
import type { Passwords } from './password-hash.ts';
import { issueSession, type SessionOrigin } from './tokens.ts';

interface Credentials {
  email: string;
  password: string;
  /** Of `clientKey`: where the attempt comes from. */
  client: string;
  /** What the list of one's sessions says of it. */
  origin?: SessionOrigin;
}

interface SignedIn {
  /** Of a session; of the second step where one is left to take. */
  token: string;
  account: { id: number; email: string };
  needsSecondStep: boolean;
}

/**
 * Null for a wrong email or password, without saying which; throws 429 after too many attempts. Known and
 * unknown emails take the same steps, so that neither answer nor time tells them apart.
 */
export type SignIn = (kind: AccountKind, credentials: Credentials) => Promise<SignedIn | null>;

interface SignInDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
  passwords: Passwords;
}

export function createSignIn({ db, limits, passwords }: SignInDeps): SignIn {
  return async (kind, { email: givenEmail, password, client, origin }) => {
    const email = normalizeEmail(givenEmail);
    const clientHash = hashClient(client);
    const account = await selectAccountByEmail(db, kind, email, clientHash);
    const attempts = limitsOf(kind, email, client);
    await limits.take(
      attempts.ofClient,
      attempts.ofPair,
      ...(account?.isKnownClient ? [] : [attempts.ofAccount]),
    );
    const isRight = await passwords.verify(password, account?.passwordHash ?? null);
    if (!account || !isRight) return null;
    const { id, email: storedEmail, needsSecondStep } = account;
    const purpose = needsSecondStep ? 'staff_second_step' : 'session';
    const token = await issueSession(db, { kind, ...account }, { purpose, ...(origin && { origin }) });
    if (token === null) return null;
    await limits.delete(attempts.ofPair.key);
    if (!needsSecondStep) await rememberClient(db, kind, id, client);
    return { token, account: { id, email: storedEmail }, needsSecondStep };
  };
}

/** Deletes where an account was used: what knew an old password is a stranger again. */
export async function deleteClients(db: Kysely<Database>, kind: AccountKind, id: number): Promise<void> {
  await deleteKnownClients(db, kind, id);
}

const quarterHour = 900;

/**
 * 5 attempts of a client on an account (requirement 485), 10 of all strangers on an account, so that
 * guesses from many addresses come to nothing, and 100 of a client on whatever accounts.
 */
function limitsOf(
  kind: AccountKind,
  email: string,
  client: string,
): Record<'ofClient' | 'ofPair' | 'ofAccount', RateLimit> {
  return {
    ofClient: { key: hashLimitKey('sign-in-client', client), limit: 100, windowSeconds: 3600 },
    ofPair: { key: hashLimitKey('sign-in-pair', kind, email, client), limit: 5, windowSeconds: quarterHour },
    ofAccount: { key: hashLimitKey('sign-in-account', kind, email), limit: 10, windowSeconds: quarterHour },
  };
}

/** Notes that an account was signed in to from there. */
export async function rememberClient(
  db: Kysely<Database>,
  kind: AccountKind,
  id: number,
  client: string,
): Promise<void> {
  await upsertKnownClient(db, kind, id, hashClient(client));
}

function hashClient(client: string): Buffer {
  return createHash('sha256').update(client).digest();
}
