import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import type { Account, AccountChange } from '#domain/schemas/account.schema.ts';
import { refuseCommonPassword } from '#modules/auth/common-passwords.ts';
import type { Passwords } from '#modules/auth/password-hash.ts';
import { deleteClients } from '#modules/auth/sign-in.ts';
import { revokeTokens } from '#modules/auth/tokens.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { selectAccount } from './account-reader.ts';
import { updateCredentials } from './accounts.queries.ts';
import { refuseTakenEmail, throwIfTaken } from './register.ts';

interface ChangeDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
  passwords: Passwords;
}

/**
 * Changes the email or the password of an account for whoever knows the current password; a token alone is
 * not enough. Every other session and every mailed link ends; a new email is not confirmed until its mail is answered.
 */
export async function changeAccount(
  { db, limits, passwords }: ChangeDeps,
  { userId, tokenHash }: { userId: number; tokenHash: Buffer },
  { email, password, currentPassword }: AccountChange,
): Promise<Account> {
  await limits.take({ key: hashLimitKey('change-account', userId), limit: 10, windowSeconds: 900 });
  const account = await selectAccount(db, userId);
  const { passwordHash: oldPasswordHash } = account;
  const isRight = await passwords.verify(currentPassword, oldPasswordHash);
  if (oldPasswordHash === null || !isRight) throw wrongPassword();
  if (email !== undefined) await refuseTakenEmail(db, email, userId);
  if (password !== undefined) refuseCommonPassword(password, [account.email, email ?? '']);
  const changed = {
    email: email ?? account.email,
    passwordHash: password === undefined ? oldPasswordHash : await passwords.hash(password),
  };
  await db.transaction().execute(async (trx) => {
    // The hash that was verified: of two changes at once the second has to prove the new password.
    const isChanged = await updateCredentials(trx, userId, {
      ...changed,
      oldPasswordHash,
    }).catch(throwIfTaken);
    if (!isChanged) throw wrongPassword();
    await revokeTokens(trx, { userId }, { except: tokenHash });
    await deleteClients(trx, 'user', userId);
    if (changed.email !== account.email) await enqueue(trx, 'mail.confirm-email', { userId });
  });
  return { id: userId, email: changed.email };
}

function wrongPassword(): AppError {
  return fieldError('currentPassword', 'forms.errors.currentPassword');
}
