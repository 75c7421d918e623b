import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import type { Account, Registration } from '#domain/schemas/account.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { Passwords } from '#modules/auth/password-hash.ts';
import { refuseCommonPassword } from '#modules/auth/common-passwords.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { insertAccount, selectAccountId } from './accounts.queries.ts';

interface RegisterDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
  passwords: Passwords;
}

/**
 * Opens an account and sends a welcome, whose link confirms the email. A taken email is told by name, as the specification wants it
 * (decision 013): the limit keeps that from being asked of many.
 */
export async function register(
  { db, limits, passwords }: RegisterDeps,
  { email, password, profile }: Registration,
  client: string,
): Promise<Account> {
  await limits.take({ key: hashLimitKey('register', client), limit: 10, windowSeconds: 3600 });
  await refuseTakenEmail(db, email);
  refuseCommonPassword(password, [email, profile.firstName, profile.lastName]);
  const passwordHash = await passwords.hash(password);
  return db.transaction().execute(async (trx) => {
    const { firstName, lastName } = profile;
    const id = await insertAccount(trx, { email, passwordHash, firstName, lastName }).catch(throwIfTaken);
    await enqueue(trx, 'mail.welcome', { userId: id });
    return { id, email };
  });
}

/** Throws 409 when somebody else has the email. */
export async function refuseTakenEmail(db: Kysely<Database>, email: string, exceptId = 0): Promise<void> {
  const ownerId = await selectAccountId(db, email, exceptId);
  if (ownerId !== null) throw emailTaken();
}

/** Of two that ask for one email at once the database lets one in; any other error passes. */
export function throwIfTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'users_email';
  throw isTaken ? emailTaken() : error;
}

function emailTaken(): AppError {
  const message: MessageKey = 'forms.errors.emailTaken';
  return new AppError('conflict', message, { children: { email: { errors: [message] } } });
}
